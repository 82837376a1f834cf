import type { SignedIn } from '@vikalp/contract/identity'
import { accountLimits } from '@vikalp/domain/limits'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { answerAge } from '#account/birth/birth.api.ts'
import { BirthFields } from '#account/birth/birth-fields.tsx'
import { failureCode } from '#platform/api/api-failure.ts'
import { type FormErrors, refusedFields } from '#platform/forms/form-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { enterWith } from './enter-with.ts'
import { signUp } from './identity.api.ts'
import styles from './login-screen.module.css'
import { findAccountErrors, type NewAccount, readNewAccount } from './new-account.ts'
import { PasswordField } from './password-field.tsx'

type Made = SignedIn & { email: string }

export function CreateAccountForm() {
  const { login } = useMessages('identity')
  const texts = useMessages('birth')
  const problems = useMessages('problems')
  const [role, setRole] = useState<Role>('student')
  const [made, setMade] = useState<Made>()
  const { form, field } = useForm<NewAccount, Made>({
    change: 'session',
    read: readNewAccount,
    check: (account) => findAccountErrors(account, login, texts),
    send: create,
    onSaved: (account) => (siteSettings().mail ? setMade(account) : enterWith(account)),
    failed: (error) => ({
      ...(failureCode(error) === 'conflict'
        ? { email: problems.emailTaken }
        : withWeakPassword(refusedFields<NewAccount>(error, login.refused), login.weakPassword)),
      form: problemText(problems, 'signUp', error),
    }),
  })
  if (made) return <AccountMade made={made} />
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
async function create({ year, month, ...account }: NewAccount): Promise<Made> {
  const signedIn = await signUp({ body: account, keepToken: true })
  if (account.role === 'student')
    await answerAge({ body: { year, month }, token: signedIn.token, keepToken: true }).catch(() => undefined)
  return { ...signedIn, email: account.email }
}

/** The same whether the address is known or not: that stands in the mail alone. */
function AccountMade({ made }: { made: Made }) {
  const { login } = useMessages('identity')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {login.madeTitle}
      </h2>
      <p className={styles.long}>{login.made(made.email)}</p>
      <Button wide onClick={() => void enterWith(made)}>
        {login.start}
      </Button>
    </>
  )
}

/** Only the server knows the common ones; that it is too short was said before. */
const withWeakPassword = (errors: FormErrors<NewAccount>, sentence: string): FormErrors<NewAccount> =>
  errors.password ? { ...errors, password: sentence } : errors
