import { Dices } from 'lucide'
import type { AskedQuestion } from '#attempts/attempt.ts'
import { isGuessed } from '#attempts/submission.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { selectedOption } from '../state/quiz-state.ts'
import styles from './asked-why.module.css'
import { whyText } from './why-text.ts'

/** Under a question of practice that adapts: why it is asked, and whether the answer was a guess. */
export function AskedWhy({ question: { _id: questionId, why } }: { question: AskedQuestion }) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const guessed = isGuessed(state, questionId)
  return (
    <div className={styles.line}>
      {why && (
        <p className={styles.why}>
          <span className={styles.label}>{m.why.label}</span> {whyText(m.why, why)}
        </p>
      )}
      <Button
        kind="text"
        className={styles.guess}
        icon={<Icon of={Dices} size={20} />}
        aria-pressed={guessed}
        disabled={selectedOption(state, questionId) === null}
        onClick={() => dispatch({ type: 'setGuessed', questionId, isGuessed: !guessed })}
      >
        {m.guessed}
      </Button>
    </div>
  )
}
