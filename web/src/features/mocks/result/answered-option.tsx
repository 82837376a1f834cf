import type { Letter } from '@vikalp/domain/vocabulary'
import { Check, X } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { Reviewed } from './answer-card.tsx'
import styles from './answered-option.module.css'

/** An option with what it was, in words: right, chosen, both, or neither. */
export function AnsweredOption({ reviewed, letter }: { reviewed: Reviewed; letter: Letter }) {
  const m = useMessages('mocks').result
  const { right, response, verdict, question } = reviewed
  const { options, notes } = question.html
  const isRight = right.some((each) => each === letter)
  const isChosen = response === letter
  const words = () => {
    if (isRight) return isChosen ? m.yourRight : m.rightAnswer
    return isChosen ? m.yourAnswer : undefined
  }
  const said = words()
  const note = isChosen && !isRight && verdict === 'wrong' ? notes[letter] : undefined
  return (
    <li className={classNames(styles.option, isRight && styles.right, isChosen && !isRight && styles.wrong)}>
      <span className={styles.letter}>{letter}</span>
      <RichText className={styles.text} html={options?.[letter] ?? ''} />
      {said && (
        <span className={styles.words}>
          <Icon of={isRight ? Check : X} size={18} />
          {said}
        </span>
      )}
      {note && <RichText className={styles.note} html={note} />}
    </li>
  )
}
