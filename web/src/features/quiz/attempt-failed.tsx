import type { UseQueryResult } from '@tanstack/react-query'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { problemText } from '#platform/problem-text.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

type AttemptFailedProps = {
  attempt: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  words: { title: string; tryAgain: string; chooseExam: string }
}

/** A kept attempt that did not load: another try, or the way on. */
export function AttemptFailed({ attempt, words }: AttemptFailedProps) {
  const messages = useMessages()
  return (
    <Panel
      tone="error"
      title={words.title}
      actions={
        <>
          <Button onClick={() => attempt.refetch()} busy={attempt.isFetching}>
            {words.tryAgain}
          </Button>
          <LinkButton kind="outline" href={paths.exams}>
            {words.chooseExam}
          </LinkButton>
        </>
      }
    >
      <p>{problemText(messages, 'other', attempt.error)}</p>
    </Panel>
  )
}
