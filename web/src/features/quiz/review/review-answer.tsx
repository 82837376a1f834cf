import { letters } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './review-answer.module.css'
import { ReviewOption } from './review-option.tsx'
import type { ReviewedQuestion } from './review-source.ts'

/** What stands under the stem of a question: its figure, the options with their verdicts, the explanation. */
export function ReviewAnswer({ reviewed }: { reviewed: ReviewedQuestion }) {
  const m = useMessages('results').review
  const { html, image } = reviewed.question
  return (
    <>
      {image && (
        <img
          className={styles.image}
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      )}
      <ol className={styles.options}>
        {letters.map((letter) => (
          <ReviewOption key={letter} reviewed={reviewed} letter={letter} />
        ))}
      </ol>
      {html.explanation !== '' && (
        <section className={styles.explanation}>
          <h3>{m.explanation}</h3>
          <RichText html={html.explanation} />
        </section>
      )}
    </>
  )
}
