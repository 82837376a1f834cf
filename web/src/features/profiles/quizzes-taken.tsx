import { type TierStanding, tierStandings } from '@vikalp/domain/progress/tiers'
import { Award, CircleDashed } from 'lucide-react'
import { formatNumber } from '#platform/format.ts'
import { useMessages } from '#platform/messages.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import styles from './quizzes-taken.module.css'

export function QuizzesTaken({ count }: { count: number }) {
  const { profiles } = useMessages()
  const standings = tierStandings(count)
  const next = standings.find(({ status }) => status === 'next')
  const hasEarned = standings.some(({ status }) => status === 'earned')
  return (
    <section className={styles.card}>
      <h2>{profiles.quizzesTaken}</h2>
      <p className={styles.count}>{formatNumber(count)}</p>
      {next && (
        <>
          <ProgressBar
            value={next.done}
            max={next.goal}
            label={profiles.quizzesTaken}
            valueText={profiles.tierProgress(formatNumber(next.done), formatNumber(next.goal))}
          />
          <p className={styles.note}>
            {profiles.nextTier(profiles.tiers[next.tier], formatNumber(next.goal))}
          </p>
        </>
      )}
      {!hasEarned && <p className={styles.note}>{profiles.noBadges}</p>}
      <ol className={styles.tiers}>
        {standings.map((standing) => (
          <Tier key={standing.tier} {...standing} />
        ))}
      </ol>
    </section>
  )
}

function Tier({ tier, goal, status }: TierStanding) {
  const { profiles } = useMessages()
  const isEarned = status === 'earned'
  const Icon = isEarned ? Award : CircleDashed
  return (
    <li className={styles.tier} data-earned={isEarned || undefined}>
      <Icon size={20} />
      <span>{profiles.tiers[tier]}</span>
      <span className={styles.goal}>
        {isEarned ? profiles.earned : profiles.tierGoal(formatNumber(goal))}
      </span>
    </li>
  )
}
