import { useEffect } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { useQuiz } from './state/quiz-context.tsx'
import { isUnderWay } from './state/quiz-state.ts'

/** Greets a student who returns to a quiz, and offers to start again. */
export function useWelcomeBack(): void {
  const m = useMessages('quiz')
  const toast = useToast()
  const { current, dispatch } = useQuiz()

  useEffect(() => {
    const opened = current()
    if (!isUnderWay(opened)) return
    const startAgain = () => {
      const before = current()
      const undo = () => dispatch({ type: 'setQuizData', attempt: { ...before, round: current().round + 1 } })
      dispatch({ type: 'reset' })
      toast({ text: m.startedAgain, action: { label: m.undo, run: undo } })
    }
    const place = opened.currentQuestionIndex + 1
    toast({ text: m.resumed(place), action: { label: m.startAgain, run: startAgain } })
  }, [current, dispatch, toast, m])
}

/** Tells the student when the phone refuses to save the answers. */
export function useStorageWarning(): void {
  const m = useMessages('quiz')
  const toast = useToast()
  const { isOnDevice } = useQuiz()
  useEffect(() => {
    if (!isOnDevice) toast({ text: m.notOnDevice })
  }, [isOnDevice, toast, m])
}
