import { useMutation } from '@tanstack/react-query'
import { accountLimits } from '@vikalp/domain/limits'
import { roles } from '@vikalp/domain/vocabulary'
import { type FormEvent, useState } from 'react'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { enterWith } from './enter-with.ts'
import { focusFirstError } from './form-fields.ts'
import { signUp } from './identity.api.ts'
import styles from './login-screen.module.css'
import { type AccountErrors, findAccountErrors, type NewAccount, readNewAccount } from './new-account.ts'
import { PasswordField } from './password-field.tsx'

export function CreateAccountForm() {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const [errors, setErrors] = useState<AccountErrors>({})
  const send = useMutation({
    mutationFn: (body: NewAccount) => signUp({ body, keepToken: true }),
    onSuccess: enterWith,
    onError: (error) => setErrors(refusedFields(error)),
  })
  const isBusy = send.isPending || send.isSuccess

  /** The server names the fields; its words are for programmers, ours stand here. */
  function refusedFields(error: unknown): AccountErrors {
    if (!(error instanceof ApiFailure)) return {}
    if (error.code === 'conflict') return { email: problems.emailTaken }
    return Object.fromEntries(Object.keys(error.fields).map((field) => [field, login.refused]))
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const account = readNewAccount(event.currentTarget)
    const found = findAccountErrors(account, login)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget)
    else send.mutate(account)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {send.isError && (
        <p className={styles.problem} role="alert">
          {problemText(problems, 'signUp', send.error)}
        </p>
      )}
      <Field
        label={login.name}
        name="name"
        autoComplete="name"
        maxLength={accountLimits.name}
        error={errors.name}
      />
      <Field label={login.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <PasswordField
        autoComplete="new-password"
        hint={login.passwordRule(accountLimits.password.min)}
        error={errors.password}
      />
      <RadioChoices
        legend={login.role}
        name="role"
        options={roles.map((value) => ({ value, label: login.roles[value] }))}
        initial="student"
      />
      <details className={styles.keep}>
        <summary>{login.whatWeKeep}</summary>
        <p>{login.whatWeKeepText}</p>
      </details>
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? login.creating : login.create}
      </Button>
    </form>
  )
}
