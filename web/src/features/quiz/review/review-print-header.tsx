import { site } from '#platform/site.ts'
import { formatDay, formatNumber } from '#platform/texts/format.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './review-print-header.module.css'
import type { Review } from './review-source.ts'

/** On paper alone: which quiz it was, when, and how it went. */
export function ReviewPrintHeader({ review: { finishedAt, questions } }: { review: Review }) {
  const m = useMessages('results').review
  const correct = questions.filter(({ status }) => status === 'Correct').length
  return (
    <div className={styles.header}>
      <span>{site.name}</span>
      {finishedAt !== undefined && <span>{m.printedDate(formatDay(finishedAt))}</span>}
      <span>{m.printedScore(formatNumber(correct), formatNumber(questions.length))}</span>
    </div>
  )
}
