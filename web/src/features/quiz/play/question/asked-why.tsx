import { Dices } from 'lucide'
import type { AskedQuestion } from '#attempts/attempt.ts'
import { isGuessed } from '#attempts/submission.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { isChecked, isHintOffered, selectedOption } from '../state/quiz-state.ts'
import styles from './asked-why.module.css'

const loadChoice = async () => (await import('./choice-sheet.tsx')).ChoiceSheet

/** Under a question of practice: why it is asked, what a hint costs, and whether the answer was a guess. */
export function AskedWhy({ question }: { question: AskedQuestion }) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const { _id: questionId, why, choice } = question
  const guessed = isGuessed(state, questionId)
  const isFixed = selectedOption(state, questionId) === null || isChecked(state, questionId)
  return (
    <div className={styles.line}>
      <p className={styles.why}>
        {question.repeat && <Chip>{m.repeat}</Chip>}{' '}
        {why && (
          <>
            <span className={styles.label}>{m.why.label}</span> {m.why.sentence(why)}{' '}
          </>
        )}
        {isHintOffered(state, questionId) && m.hintCounts}
      </p>
      <Button
        kind="text"
        className={styles.guess}
        icon={<Icon of={Dices} size={20} />}
        aria-pressed={guessed}
        disabled={isFixed}
        onClick={() => dispatch({ type: 'setGuessed', questionId, isGuessed: !guessed })}
      >
        {m.guessed}
      </Button>
      {choice && (
        <SheetButton
          className={styles.guess}
          load={loadChoice}
          sheet={{ choice }}
          about={questionId}
          notLoaded={m.choice.notLoaded}
        >
          {m.choice.open}
        </SheetButton>
      )}
    </div>
  )
}
