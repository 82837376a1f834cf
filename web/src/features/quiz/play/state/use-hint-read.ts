import { useCallback } from 'react'
import { useQuiz } from './quiz-context.tsx'

/** To be called when the hint of a question is read: an answer after it counts half. */
export function useHintRead(questionId: string): () => void {
  const { dispatch } = useQuiz()
  return useCallback(() => dispatch({ type: 'setHinted', questionId }), [dispatch, questionId])
}
