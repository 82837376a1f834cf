import type { ConsentQuestion } from '@vikalp/contract/sharing'
import { useEffect } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { codeInput } from '#platform/forms/code-input.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { readQuestion } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

type Asked = { token: string; question: ConsentQuestion }
type ConsentCodeProps = { arrived: string; onAsked: (asked: Asked) => void }

const ask = async (token: string): Promise<Asked> => ({
  token,
  question: await readQuestion({ body: { token } }),
})

/** Opens the question of the link that arrived; without one, or when it is void, a code can be typed. */
export function ConsentCode({ arrived, onAsked }: ConsentCodeProps) {
  const { code: m, loading } = useMessages('consent')
  const problems = useMessages('problems')
  const failure = (error: unknown): string =>
    failureCode(error) === 'not_found' ? m.unknown : problemText(problems, 'other', error)
  const open = useChange<Asked, string>('session', { mutationFn: ask, onSuccess: onAsked })
  const { mutate } = open
  useEffect(() => {
    if (arrived !== '') mutate(arrived)
  }, [arrived, mutate])
  const { form, field } = useForm<{ token: string }, Asked>({
    change: 'session',
    read: (textOf) => ({ token: textOf('token').trim() }),
    check: ({ token }) => ({ ...(token === '' && { token: m.need }) }),
    send: ({ token }) => ask(token),
    onSaved: onAsked,
    failed: (error) => ({ token: failure(error) }),
  })
  if (open.isPending) return <Spinner label={loading} />
  return (
    <>
      {open.isError && <Alert>{failure(open.error)}</Alert>}
      <p>{m.text}</p>
      <Form form={form} className={styles.form}>
        <Field {...field('token')} {...codeInput} label={m.label} hint={m.hint} />
        <SubmitButton isSending={form.isSending} sending={m.opening}>
          {m.open}
        </SubmitButton>
      </Form>
    </>
  )
}
