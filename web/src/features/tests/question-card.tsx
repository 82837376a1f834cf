import type { TestQuestion } from '@vikalp/contract/mocks/tests'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './question-card.module.css'

type QuestionCardProps = {
  question: Omit<TestQuestion, 'metBy'>
  number: number
  /** Beside the text of an option: how many chose it. */
  share?: (letter: string) => ReactNode
  children?: ReactNode
}

/** A question with its key, as its teacher reads it. */
export function QuestionCard({ question, number, share, children }: QuestionCardProps) {
  const m = useMessages('tests')
  const { html, image, options, right, unit } = question
  return (
    <article className={styles.card} aria-label={m.question(number)}>
      <div className={styles.stem}>
        <span className={styles.number}>{number}</span>
        <RichText html={html} />
      </div>
      {image && (
        <img src={image.src} width={image.width} height={image.height} alt={image.alt} loading="lazy" />
      )}
      {options.length > 0 ? (
        <ul className={styles.options}>
          {options.map(({ letter, html: text }) => (
            <li key={letter} className={right.includes(letter) ? styles.right : undefined}>
              <span>{letter}</span>
              <RichText html={text} as="span" />
              {right.includes(letter) && <span className={styles.key}>{m.key}</span>}
              {share && <span className={styles.teacher}>{share(letter)}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.teacher}>
          {m.key}: {right.join(', ')} <RichText html={unit ?? ''} as="span" />
        </p>
      )}
      {children && <div className={styles.teacher}>{children}</div>}
    </article>
  )
}
