import { useEffect, useState } from 'react'
import { useQuiz } from '../state/quiz-context.tsx'
import { QuestionTimer } from './question-timer.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll']

/** Counts the seconds of the question on the screen, only while the tab is visible and in use (rule 16). */
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
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('pagehide', timer.pause, { signal })
    for (const input of inputs)
      addEventListener(input, timer.noticeInput, { signal, passive: true, capture: true })
    return () => {
      listening.abort()
      timer.pause()
    }
  }, [timer, questionId])
  return timer
}
