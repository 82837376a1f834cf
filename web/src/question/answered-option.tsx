import type { Letter } from '@vikalp/domain/vocabulary'
import { Check, type IconNode, X } from 'lucide'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './answered-option.module.css'

export type OptionVerdict = 'chosenRight' | 'right' | 'chosenWrong' | 'neutral'

export function optionVerdict(isRight: boolean, isChosen: boolean): OptionVerdict {
  if (isRight) return isChosen ? 'chosenRight' : 'right'
  return isChosen ? 'chosenWrong' : 'neutral'
}

const icons: Record<OptionVerdict, IconNode | undefined> = {
  chosenRight: Check,
  right: Check,
  chosenWrong: X,
  neutral: undefined,
}

type AnsweredOptionProps = {
  letter: Letter
  html: string
  verdict: OptionVerdict
  /** What each verdict is called: colour alone tells nothing. */
  words: Readonly<Record<Exclude<OptionVerdict, 'neutral'>, string>>
  note?: string | undefined
}

/** An option after it was answered: the right one is green, a wrong choice red and explained, the rest neutral. */
export function AnsweredOption({ letter, html, verdict, words, note }: AnsweredOptionProps) {
  const icon = icons[verdict]
  return (
    <li className={classNames(styles.option, styles[verdict])}>
      <span className={styles.letter}>{letter}</span>
      <RichText className={styles.text} html={html} />
      {verdict !== 'neutral' && (
        <span className={styles.words}>
          {icon && <Icon of={icon} size={18} />}
          {words[verdict]}
        </span>
      )}
      {note && <RichText className={styles.note} html={note} />}
    </li>
  )
}
