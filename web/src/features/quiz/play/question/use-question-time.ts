import { useEffect, useState } from 'react'
import { useQuiz } from '../state/quiz-context.tsx'
import { QuestionTimer } from './question-timer.ts'

/** Counts the seconds of the question on the screen, only while the tab is visible (rule 16). */
export function useQuestionTime(questionId: string): { pause: () => void } {
  const { dispatch } = useQuiz()
  const [timer] = useState(
    () =>
      new QuestionTimer(
        () => performance.now(),
        (id, seconds) => dispatch({ type: 'addSeconds', questionId: id, seconds }),
      ),
  )

  useEffect(() => {
    const follow = () => (document.visibilityState === 'visible' ? timer.run(questionId) : timer.pause())
    follow()
    document.addEventListener('visibilitychange', follow)
    addEventListener('pagehide', timer.pause)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('pagehide', timer.pause)
      timer.pause()
    }
  }, [timer, questionId])
  return timer
}
