import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './review-print-header.module.css'
import type { Review } from './review-source.ts'

/** Only on paper: the quiz, its date and its result. */
export function ReviewPrintHeader({ review: { finishedAt, questions } }: { review: Review }) {
  const m = useMessages('results').review
  const correct = questions.filter(({ status }) => status === 'Correct').length
  return (
    <div className={styles.header}>
      <span>{siteOperator().name}</span>
      {finishedAt !== undefined && <span>{m.printedDate(finishedAt)}</span>}
      <span>{m.printedScore(correct, questions.length)}</span>
    </div>
  )
}
