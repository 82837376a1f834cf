import type { SignedIn } from '@vikalp/contract/identity'
import { accountLimits } from '@vikalp/domain/limits'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { enterWith } from './enter-with.ts'
import { firstSignIn } from './identity.api.ts'
import { PasswordField } from './password-field.tsx'

const { min } = accountLimits.password

/** The code of a card was right: it gives way to a password of one's own. */
export function FirstPasswordForm({ username, code }: { username: string; code: string }) {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const { form, field } = useForm<{ password: string }, SignedIn>({
    change: 'session',
    read: (textOf) => ({ password: textOf('password') }),
    check: ({ password }) => ({ ...(password.length < min && { password: login.shortPassword(min) }) }),
    send: ({ password }) => firstSignIn({ body: { username, code, password }, keepToken: true }),
    onSaved: enterWith,
    failed: (error) =>
      failureCode(error) === 'invalid_request'
        ? { password: login.weakPassword }
        : { form: problemText(problems, 'signIn', error) },
  })
  return (
    <Form form={form} note={login.firstPassword(username)}>
      <PasswordField
        {...field('password')}
        label={login.ownPassword}
        autoComplete="new-password"
        hint={login.passwordRule(min)}
      />
      <SubmitButton wide isSending={form.isSending} sending={login.signingIn}>
        {login.saveAndSignIn}
      </SubmitButton>
    </Form>
  )
}
