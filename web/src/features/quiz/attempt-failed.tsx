import type { UseQueryResult } from '@tanstack/react-query'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

type AttemptFailedProps = {
  attempt: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  words: { title: string; tryAgain: string; chooseExam: string }
}

/** A past attempt that did not load: Try again, or go elsewhere. */
export function AttemptFailed({ attempt, words }: AttemptFailedProps) {
  const problems = useMessages('problems')
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
      <p>{problemText(problems, 'other', attempt.error)}</p>
    </Panel>
  )
}
