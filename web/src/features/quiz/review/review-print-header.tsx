import { site } from '#platform/site.ts'
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
      {finishedAt !== undefined && <span>{m.printedDate(finishedAt)}</span>}
      <span>{m.printedScore(correct, questions.length)}</span>
    </div>
  )
}
