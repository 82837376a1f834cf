import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { historyQuery } from '../student.api.ts'
import { AttemptRow, type ReviewFrom } from './attempt-row.tsx'

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

  if (history.isPending) return <Skeleton shape="block" count={4} />
  return (
    <>
      <ul>
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.attemptId} attempt={attempt} from={from} />
        ))}
      </ul>
      {history.isError && <FailedNote retry={history.refetch}>{m.failed}</FailedNote>}
      <ShowMore list={history} count={m.shownOf(attempts.length, total)} more={m.more} loading={m.loading} />
    </>
  )
}
