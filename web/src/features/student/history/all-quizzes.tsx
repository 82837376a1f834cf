import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Button } from '#ui/input/button.tsx'
import { historyQuery } from '../student.api.ts'
import { AttemptRow, type ReviewFrom } from './attempt-row.tsx'
import styles from './quiz-history.module.css'

export type AllQuizzesProps = {
  /** The student; one's own attempts without it. */
  userId?: string | undefined
  from: ReviewFrom
}

/** Every attempt of a student, newest first, fetched page by page. */
export function AllQuizzes({ userId, from }: AllQuizzesProps) {
  const student = useMessages('student')
  const m = student.history
  const history = useInfiniteQuery(historyQuery(userId))
  const attempts = history.data?.pages.flatMap((page) => page.attempts) ?? []
  const total = history.data?.pages[0]?.total ?? 0
  // Show more disappears with the last page.
  const count = useFocusAfterRemoval<HTMLParagraphElement>(history.hasNextPage ? 1 : 0)

  if (history.isPending) return <Skeleton shape="block" count={4} />
  return (
    <>
      <ul>
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.attemptId} attempt={attempt} from={from} />
        ))}
      </ul>
      {history.isError && <FailedNote retry={history.refetch}>{m.failed}</FailedNote>}
      {history.data && (
        <p ref={count} tabIndex={-1} className={styles.note} role="status">
          {m.shownOf(attempts.length, total)}
        </p>
      )}
      {history.hasNextPage && (
        <div>
          <Button kind="outline" busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {history.isFetchingNextPage ? m.loading : m.more}
          </Button>
        </div>
      )}
    </>
  )
}
