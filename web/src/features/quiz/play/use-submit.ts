import { useState } from 'react'
import { useLocation } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { deliverNow } from '#attempts/submit-queue.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { analysisState } from '../analysis/navigation-state.ts'
import { useQuiz } from './state/quiz-context.tsx'

/** How long to wait when an older attempt holds up the queue; this one then stays in it too. */
const maxWaitMs = 10_000

/**
 * Finishes the attempt on the device, tries once to deliver it and goes to the analysis either way: an undelivered
 * attempt waits in the queue (requirement 5.7, rule 14).
 */
export function useSubmit(pauseTime: () => void): { submit: () => Promise<void>; isSubmitting: boolean } {
  const problems = useMessages('problems')
  const { current, dispatch } = useQuiz()
  const [, navigate] = useLocation()
  const [isSubmitting, setSubmitting] = useState(false)

  const submit = async () => {
    if (isSubmitting) return
    setSubmitting(true)
    pauseTime()
    dispatch({ type: 'finish' })
    const { quizId } = current()
    await Promise.race([deliverNow(quizId), new Promise((resolve) => setTimeout(resolve, maxWaitMs))])

    const record = attemptStore.findRecord(quizId) ?? current()
    const state = analysisState(record, problemText(problems, 'submit', undefined))
    dispatch({ type: 'completeQuiz', score: state.correctCount })
    const isStillHere = location.pathname === paths.quiz && fieldsOf(history.state).quizId === quizId
    if (isStillHere) navigate(paths.analysis, { replace: true, state })
  }
  return { submit, isSubmitting }
}
