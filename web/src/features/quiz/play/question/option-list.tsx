import type { Question } from '@vikalp/contract/question'
import { letters } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import { selectedOption } from '../state/quiz-state.ts'
import styles from './option-list.module.css'

type OptionListProps = {
  question: Question
  /** The id of the heading 'Question 3 / 10'. */
  labelledBy: string
  /** The id of the stem. */
  describedBy: string
}

/**
 * Four native radios. Each covers its whole card, so that exploring by touch finds it anywhere on the card; its name is
 * the option in plain words, and the option drawn below it is hidden from screen readers. Their
 * group is described by the stem and not named by it, or the stem would be read twice.
 */
export function OptionList({ question, labelledBy, describedBy }: OptionListProps) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const { _id: questionId, html, spoken } = question
  const selected = selectedOption(state, questionId)
  return (
    <fieldset className={styles.options} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {letters.map((letter, option) => (
        <div key={`${questionId} ${letter}`} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={questionId}
            value={letter}
            checked={selected === option}
            onChange={() => dispatch({ type: 'setAnswer', questionId, option })}
            aria-label={m.option(letter, spoken[letter])}
            aria-keyshortcuts={`${option + 1} ${letter}`}
          />
          <span className={styles.face} aria-hidden="true">
            <span className={styles.bubble}>{letter}</span>
            <RichText as="span" className={styles.text} html={html.options[letter]} />
          </span>
        </div>
      ))}
    </fieldset>
  )
}
