import { letters, type ReviewStatus } from '@vikalp/domain/vocabulary'
import { CircleCheck, CircleMinus, CircleX, Flag, type IconNode } from 'lucide'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './review-card.module.css'
import { ReviewOption } from './review-option.tsx'
import type { ReviewedQuestion } from './review-source.ts'

const looks: Record<ReviewStatus, readonly [tone: ChipTone, icon: IconNode]> = {
  Correct: ['correct', CircleCheck],
  Incorrect: ['wrong', CircleX],
  Skipped: ['skipped', CircleMinus],
}

export function ReviewCard({ reviewed, number }: { reviewed: ReviewedQuestion; number: number }) {
  const m = useMessages('results').review
  const { question, status } = reviewed
  const { html, image, year } = question
  const [tone, icon] = looks[status]
  const report = `mailto:${siteOperator().email}?subject=${encodeURIComponent(m.reportSubject(question._id))}`
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2>{m.question(number)}</h2>
        {year !== null && <Chip>{m.askedIn(year)}</Chip>}
        <Chip tone={tone} icon={<Icon of={icon} />} className={styles.status}>
          {m.status[status]}
        </Chip>
      </header>
      <RichText className={styles.stem} html={html.question} />
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
      <a className={styles.report} href={report}>
        <Icon of={Flag} size={16} />
        {m.report}
      </a>
    </article>
  )
}
