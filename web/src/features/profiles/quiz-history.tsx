import type { AttemptSummary } from '@vikalp/contract/quiz'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { AttemptRow } from './attempt-row.tsx'
import styles from './quiz-history.module.css'

const recentCount = 4

type QuizHistoryProps = {
  attempts: readonly AttemptSummary[]
  total: number
  isLoadingMore: boolean
  loadMore: () => void
}

/** The newest quizzes; View All opens the whole list in place, page by page (decision 4). */
export function QuizHistory({ attempts, total, isLoadingMore, loadMore }: QuizHistoryProps) {
  const { profiles } = useMessages()
  const [isAll, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = isAll ? attempts : attempts.slice(0, recentCount)
  useEffect(() => {
    if (isAll) heading.current?.focus()
  }, [isAll])
  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {isAll ? profiles.history : profiles.recent}
      </h2>
      <ul>
        {shown.map((attempt) => (
          <AttemptRow key={attempt.attemptId} attempt={attempt} />
        ))}
      </ul>
      {isAll && (
        <p className={styles.count} role="status">
          {profiles.shownOf(formatNumber(shown.length), formatNumber(total))}
        </p>
      )}
      <div className={styles.actions}>
        {isAll && attempts.length < total && (
          <Button kind="outline" busy={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? profiles.loadingMore : profiles.more}
          </Button>
        )}
        {total > recentCount && (
          <Button kind="text" flush onClick={() => setAll(!isAll)}>
            {isAll ? profiles.showLess : profiles.viewAll}
          </Button>
        )}
      </div>
    </section>
  )
}
