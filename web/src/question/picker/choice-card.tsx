import type { ChoicesPage } from '@vikalp/contract/mocks/choices'
import { Check } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './picker.module.css'

type ChoiceCardProps = {
  question: ChoicesPage['questions'][number]
  number: number
  isTaken: boolean
  /** No other goes into the set. */
  isFull: boolean
  toggle: () => void
}

/** A question as its students will read it, with what a teacher wants to know of it; the key comes with the preview. */
export function ChoiceCard({ question, number, isTaken, isFull, toggle }: ChoiceCardProps) {
  const m = useMessages('picker')
  const { html, image, options, difficulty, form, topic, metBy } = question
  const facts = [topic, m.difficulties[difficulty], ...(form ? [m.forms[form]] : []), m.metBy(metBy)]
  return (
    <article className={styles.card} aria-label={m.question(number)}>
      <RichText html={html} />
      {image && (
        <img src={image.src} width={image.width} height={image.height} alt={image.alt} loading="lazy" />
      )}
      <ul className={styles.options}>
        {options.map(({ letter, html: text }) => (
          <li key={letter}>
            <span>{letter}</span>
            <RichText html={text} as="span" />
          </li>
        ))}
      </ul>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <div>
        <Button
          kind={isTaken ? 'filled' : 'tonal'}
          icon={isTaken && <Icon of={Check} size={20} />}
          aria-pressed={isTaken}
          aria-label={m.takeNumber(number)}
          disabled={isFull && !isTaken}
          onClick={toggle}
        >
          {m.take}
        </Button>
      </div>
    </article>
  )
}
