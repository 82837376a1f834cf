import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { attemptStore } from '#platform/attempt-store.ts'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { problemText } from '#platform/problem-text.ts'
import { analysisState } from './finished-quiz.ts'

/** A submitted quiz is not played again: the way back to it, or another tab that still shows it, ends at its result. */
export function ToAnalysis({ quizId }: { quizId: string }) {
  const messages = useMessages()
  const [, navigate] = useLocation()
  useEffect(() => {
    const record = attemptStore.findRecord(quizId)
    const state = record && analysisState(record, problemText(messages, 'submit', undefined))
    navigate(paths.analysis, { replace: true, state })
  })
  return null
}
