import type { ReviewStatus } from '@vikalp/domain/vocabulary'
import { CircleCheck, CircleMinus, CircleX, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ReviewAnswer } from './review-answer.tsx'
import styles from './review-card.module.css'
import type { ReviewedQuestion } from './review-source.ts'

const looks: Record<ReviewStatus, readonly [tone: ChipTone, icon: IconNode]> = {
  Correct: ['correct', CircleCheck],
  Incorrect: ['wrong', CircleX],
  Skipped: ['skipped', CircleMinus],
}

type ReviewCardProps = {
  reviewed: ReviewedQuestion
  number: number
  /** What can be done with the question. */
  tools: ReactNode
}

export function ReviewCard({ reviewed, number, tools }: ReviewCardProps) {
  const m = useMessages('results').review
  const { question, status } = reviewed
  const { html, year } = question
  const [tone, icon] = looks[status]
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
      <ReviewAnswer reviewed={reviewed} />
      {tools && <footer className={styles.tools}>{tools}</footer>}
    </article>
  )
}
