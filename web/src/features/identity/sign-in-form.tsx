import type { SignedIn } from '@vikalp/contract/identity'
import { type ReactNode, useState } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { enterWith } from './enter-with.ts'
import { signIn } from './identity.api.ts'
import { looksLikeSignInName } from './new-account.ts'
import { PasswordField } from './password-field.tsx'

type FirstPassword = {
  Form: Awaited<ReturnType<typeof loadFirstPassword>>
  username: string
  code: string
}
type Credentials = { email: string; password: string }

const loadFirstPassword = async () => (await import('./first-password-form.tsx')).FirstPasswordForm

/** With other ways to an account below it, until the code of a card has opened one. */
export function SignInForm({ children }: { children: ReactNode }) {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  // Whoever has the code of a card chooses a password first.
  const [first, setFirst] = useState<FirstPassword>()
  const { form, field } = useForm<Credentials, SignedIn>({
    change: 'session',
    read: (textOf) => ({ email: textOf('email').trim(), password: textOf('password') }),
    check: ({ email, password }) => ({
      ...(!looksLikeSignInName(email) && { email: login.needSignInName }),
      ...(password === '' && { password: login.needPassword }),
    }),
    send: async (body) => {
      try {
        return await signIn({ body, keepToken: true })
      } catch (error) {
        if (failureCode(error) === 'conflict')
          setFirst({ Form: await loadFirstPassword(), username: body.email, code: body.password })
        throw error
      }
    },
    onSaved: enterWith,
    failed: (error) => ({ form: refusal(problemText(problems, 'signIn', error), error) }),
  })
  // Where mail is sent an address opens the account once it is confirmed.
  function refusal(sentence: string, error: unknown): string {
    const isUnconfirmed = siteSettings().mail && failureCode(error) === 'unauthenticated'
    return isUnconfirmed ? `${sentence} ${login.openLinkFirst}` : sentence
  }
  if (first) return <first.Form username={first.username} code={first.code} />
  return (
    <>
      <Form form={form}>
        <Field
          {...field('email')}
          label={login.signInName}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <SubmitButton wide isSending={form.isSending} sending={login.signingIn}>
          {login.signIn}
        </SubmitButton>
      </Form>
      {children}
    </>
  )
}
