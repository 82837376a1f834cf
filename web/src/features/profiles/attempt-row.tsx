import type { AttemptSummary } from '@vikalp/contract/quiz'
import { Check, RotateCcw } from 'lucide-react'
import { Link } from 'wouter'
import { formatDay, formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { Chip } from '#ui/chip.tsx'
import { isGoodScore } from './good-score.ts'
import styles from './quiz-history.module.css'

export function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const { profiles } = useMessages()
  const { attemptId, title, exam, subject, date, score, total, percentage } = attempt
  const isGood = isGoodScore(score, total)
  return (
    <li className={styles.row}>
      <Link className={styles.title} href={paths.review} state={{ attemptId }}>
        {title}
      </Link>
      <Chip
        className={styles.percent}
        tone={isGood ? 'correct' : 'wrong'}
        icon={isGood ? <Check /> : <RotateCcw />}
      >
        {formatNumber(percentage)}% {isGood ? profiles.wellDone : profiles.toPractise}
      </Chip>
      <span className={styles.detail}>
        {exam} · {subject} · <time dateTime={date}>{formatDay(date)}</time>
      </span>
      <span className={styles.score}>{profiles.score(formatNumber(score), formatNumber(total))}</span>
    </li>
  )
}
