import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './option-list.module.css'

type OptionListProps = {
  /** Of the question; the radios of another question are another group. */
  name: string
  options: Readonly<Record<Letter, { html: string; spoken: string }>>
  selected: Letter | undefined
  onSelect: (letter: Letter) => void
  disabled?: boolean
  /** Whether the keys 1 to 4 and A to D press them. */
  byKeys?: boolean
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
export function OptionList(props: OptionListProps) {
  const { name, options, selected, onSelect, disabled, byKeys, labelledBy, describedBy } = props
  const m = useMessages('quiz')
  return (
    <fieldset
      className={styles.options}
      disabled={disabled}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {letters.map((letter, place) => (
        <div key={`${name} ${letter}`} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={letter}
            checked={selected === letter}
            onChange={() => onSelect(letter)}
            aria-label={m.option(letter, options[letter].spoken)}
            aria-keyshortcuts={byKeys ? `${place + 1} ${letter}` : undefined}
          />
          <span className={styles.face} aria-hidden="true">
            <span className={styles.bubble}>{letter}</span>
            <RichText as="span" className={styles.text} html={options[letter].html} />
          </span>
        </div>
      ))}
    </fieldset>
  )
}
