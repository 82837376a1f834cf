import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { enterWith } from './enter-with.ts'
import { focusFirstError, looksLikeEmail, textOf } from './form-fields.ts'
import { signIn } from './identity.api.ts'
import styles from './login-screen.module.css'
import { PasswordField } from './password-field.tsx'

type Errors = { email?: string; password?: string }

export function SignInForm() {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const [errors, setErrors] = useState<Errors>({})
  const send = useMutation({
    mutationFn: (body: { email: string; password: string }) => signIn({ body, keepToken: true }),
    onSuccess: enterWith,
  })
  const isBusy = send.isPending || send.isSuccess

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    const password = textOf(form, 'password')
    const found = {
      ...(!looksLikeEmail(email) && { email: login.needEmail }),
      ...(password === '' && { password: login.needPassword }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(form)
    else send.mutate({ email, password })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {send.isError && (
        <p className={styles.problem} role="alert">
          {problemText(problems, 'signIn', send.error)}
        </p>
      )}
      <Field label={login.email} name="email" type="email" autoComplete="username" error={errors.email} />
      <PasswordField autoComplete="current-password" error={errors.password} />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? login.signingIn : login.signIn}
      </Button>
    </form>
  )
}
