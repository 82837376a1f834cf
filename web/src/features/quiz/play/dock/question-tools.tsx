import { Eraser } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { type QuizTools, useQuiz } from '../state/quiz-context.tsx'
import { isChecked, isHintOffered, selectedOption } from '../state/quiz-state.ts'
import { useHintRead } from '../state/use-hint-read.ts'
import styles from './question-tools.module.css'

/** Hint, Suggestions and Clear. */
export function QuestionTools({ questionId, tools }: { questionId: string; tools: QuizTools }) {
  const m = useMessages('quiz')
  const { state } = useQuiz()
  const onRead = useHintRead(questionId)
  return (
    <fieldset className={styles.tools} aria-label={m.tools}>
      {tools(questionId, { isOffered: isHintOffered(state, questionId), onRead })}
      <ClearButton questionId={questionId} />
    </fieldset>
  )
}

function ClearButton({ questionId }: { questionId: string }) {
  const m = useMessages('quiz')
  const toast = useToast()
  const { state, dispatch } = useQuiz()
  const option = selectedOption(state, questionId)
  const clear = () => {
    if (option === null) return
    dispatch({ type: 'clearAnswer', questionId })
    const undo = () => dispatch({ type: 'setAnswer', questionId, option })
    toast({ text: m.cleared, action: { label: m.undo, run: undo } })
  }
  return (
    <Button
      kind="text"
      className={styles.clear}
      icon={<Icon of={Eraser} size={20} />}
      aria-keyshortcuts="Backspace Delete"
      disabled={option === null || isChecked(state, questionId)}
      onClick={clear}
    >
      {m.clear}
    </Button>
  )
}
