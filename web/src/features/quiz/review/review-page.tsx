import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Redirect } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { AttemptFailed } from '../attempt-failed.tsx'
import { gradedAttempt } from '../result.api.ts'
import { reviewBack } from './review-back.ts'
import { ReviewList, type ReviewSlots } from './review-list.tsx'
import { reviewFromAttempt, reviewFromResult, reviewFromState } from './review-source.ts'

/** Reviews the quiz of the navigation state, else the attempt on the device, else the one on the server. */
export function ReviewPage(slots: ReviewSlots) {
  const state = useNavigationState()
  const { quizId, attemptId } = state
  const id = [attemptId, quizId].find((value) => typeof value === 'string' && value !== '')
  const known = useMemo(() => reviewFromState(state) ?? storedReview(id), [state, id])
  if (known) return <ReviewList review={known} state={state} {...slots} />
  return typeof id === 'string' ? (
    <StoredReview attemptId={id} state={state} slots={slots} />
  ) : (
    <Waiting isOver />
  )
}

function storedReview(quizId: unknown) {
  const attempt = typeof quizId === 'string' ? attemptStore.find(quizId) : undefined
  return attempt && reviewFromAttempt(attempt)
}

type StoredReviewProps = { attemptId: string; state: Record<string, unknown>; slots: ReviewSlots }

function StoredReview({ attemptId, state, slots }: StoredReviewProps) {
  const m = useMessages('results').review
  const attempt = useQuery(gradedAttempt(attemptId))
  const review = useMemo(() => attempt.data && reviewFromResult(attempt.data), [attempt.data])
  if (review && review.questions.length > 0) return <ReviewList review={review} state={state} {...slots} />
  if (attempt.isPending) return <Waiting />
  if (review || failureCode(attempt.error) === 'not_found') return <Waiting isOver />
  return (
    <Page title={m.title} back={reviewBack(state, m)} narrow>
      <AttemptFailed attempt={attempt} words={{ ...m, title: m.failedTitle }} />
    </Page>
  )
}

/** Requirement 8.1: without questions a loading indicator, then the exams. */
function Waiting({ isOver = false }: { isOver?: boolean }) {
  const m = useMessages('results').review
  return (
    <Page title={m.title} narrow>
      <Spinner label={m.loading} />
      {isOver && <Redirect to={paths.exams} replace />}
    </Page>
  )
}
