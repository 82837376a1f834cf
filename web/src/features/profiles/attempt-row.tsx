import type { AttemptSummary } from '@vikalp/contract/quiz'
import { Check, RotateCcw } from 'lucide-react'
import { formatDay, formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { isGoodScore } from './good-score.ts'
import styles from './quiz-history.module.css'

export function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const { profiles } = useMessages()
  const { title, exam, subject, date, score, total, percentage } = attempt
  const isGood = isGoodScore(score, total)
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
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
