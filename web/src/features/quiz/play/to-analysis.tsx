import { Redirect } from 'wouter'
import { attemptStore } from '#attempts/attempt-store.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { analysisState } from '../analysis/navigation-state.ts'

/** A submitted quiz is not played again: Back, or another tab that still shows it, leads to its result. */
export function ToAnalysis({ quizId }: { quizId: string }) {
  const problems = useMessages('problems')
  const record = attemptStore.findRecord(quizId)
  const state = record && analysisState(record, problemText(problems, 'submit', undefined))
  return <Redirect to={paths.analysis} replace state={state} />
}
