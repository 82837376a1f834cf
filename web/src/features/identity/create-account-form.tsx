import type { SignedIn } from '@vikalp/contract/identity'
import { accountLimits } from '@vikalp/domain/limits'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { answerAge } from '#account/birth/birth.api.ts'
import { BirthFields } from '#account/birth/birth-fields.tsx'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { enterWith } from './enter-with.ts'
import { signUp } from './identity.api.ts'
import styles from './login-screen.module.css'
import { findAccountErrors, type NewAccount, readNewAccount } from './new-account.ts'
import { PasswordField } from './password-field.tsx'

export function CreateAccountForm() {
  const { login } = useMessages('identity')
  const texts = useMessages('birth')
  const problems = useMessages('problems')
  const [role, setRole] = useState<Role>('student')
  const { form, field } = useForm({
    change: 'session',
    read: readNewAccount,
    check: (account) => findAccountErrors(account, login, texts),
    send: create,
    onSaved: enterWith,
    failed: (error) => ({
      ...(failureCode(error) === 'conflict'
        ? { email: problems.emailTaken }
        : withWeakPassword(refusedFields<NewAccount>(error, login.refused), login.weakPassword)),
      form: problemText(problems, 'signUp', error),
    }),
  })
  return (
    <Form form={form}>
      <Field {...field('name')} label={login.name} autoComplete="name" maxLength={accountLimits.name} />
      <Field {...field('email')} label={login.email} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        hint={login.passwordRule(accountLimits.password.min)}
      />
      <RadioChoices
        legend={login.role}
        name="role"
        options={roles.map((value) => ({ value, label: login.roles[value] }))}
        initial="student"
        onChoose={setRole}
      />
      {role === 'student' && (
        <>
          <BirthFields field={field} />
          <p className={styles.why}>{login.whyBirth}</p>
        </>
      )}
      <details className={styles.keep}>
        <summary>{login.whatWeKeep}</summary>
        <p>{login.whatWeKeepText}</p>
      </details>
      <SubmitButton wide isSending={form.isSending} sending={login.creating}>
        {login.create}
      </SubmitButton>
    </Form>
  )
}

/** The age is asked for again on the profile if it did not arrive; the account is made all the same. */
async function create({ year, month, ...account }: NewAccount): Promise<SignedIn> {
  const signedIn = await signUp({ body: account, keepToken: true })
  if (account.role === 'student')
    await answerAge({ body: { year, month }, token: signedIn.token, keepToken: true }).catch(() => undefined)
  return signedIn
}

/** Only the server knows the common ones; that it is too short was said before. */
const withWeakPassword = (errors: FormErrors<NewAccount>, sentence: string): FormErrors<NewAccount> =>
  errors.password ? { ...errors, password: sentence } : errors
