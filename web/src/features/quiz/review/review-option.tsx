import type { Letter } from '@vikalp/domain/vocabulary'
import { Check, type IconNode, X } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './review-option.module.css'
import type { ReviewedQuestion } from './review-source.ts'

type Verdict = 'chosenRight' | 'right' | 'chosenWrong' | 'neutral'

const icons: Record<Verdict, IconNode | undefined> = {
  chosenRight: Check,
  right: Check,
  chosenWrong: X,
  neutral: undefined,
}

function verdictOf({ answer, selected }: ReviewedQuestion, letter: Letter): Verdict {
  if (letter === answer) return letter === selected ? 'chosenRight' : 'right'
  return letter === selected ? 'chosenWrong' : 'neutral'
}

/** Requirement 8.2: the right option is green, a wrong choice red and explained, the rest neutral. */
export function ReviewOption({ reviewed, letter }: { reviewed: ReviewedQuestion; letter: Letter }) {
  const m = useMessages('results').review
  const verdict = verdictOf(reviewed, letter)
  const words: Record<Verdict, string | undefined> = {
    chosenRight: m.yourAnswerCorrect,
    right: m.correctAnswer,
    chosenWrong: m.yourAnswer,
    neutral: undefined,
  }
  const icon = icons[verdict]
  const { html } = reviewed.question
  const note = verdict === 'chosenWrong' ? html.notes[letter] : undefined
  return (
    <li className={classNames(styles.option, styles[verdict])}>
      <span className={styles.letter}>{letter}</span>
      <RichText className={styles.text} html={html.options[letter]} />
      {words[verdict] && (
        <span className={styles.words}>
          {icon && <Icon of={icon} size={18} />}
          {words[verdict]}
        </span>
      )}
      {note && <RichText className={styles.note} html={note} />}
    </li>
  )
}
