import { looksLikeEmail } from '@vikalp/domain/identity/looks-like-email'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { sendReset } from './email.api.ts'

/** Asks for a link by mail. Whether the address is known is never said. */
export function MailForm() {
  const m = useMessages('recover')
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const [isSent, setSent] = useState(false)
  const { form, field } = useForm<{ email: string }>({
    change: 'session',
    read: (textOf) => ({ email: textOf('email').trim() }),
    check: ({ email }) => ({ ...(!looksLikeEmail(email) && { email: login.needEmail }) }),
    send: (body) => sendReset({ body, keepToken: true }),
    onSaved: () => setSent(true),
    failed: (error) => ({ form: problemText(problems, 'other', error) }),
  })
  return (
    <SectionCard title={m.mailTitle}>
      <p role="status">{isSent ? m.mailSent : m.mailText}</p>
      <Form form={form}>
        <Field {...field('email')} label={login.email} type="email" autoComplete="username" />
        <SubmitButton kind="tonal" isSending={form.isSending} sending={m.mailing}>
          {m.mail}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
