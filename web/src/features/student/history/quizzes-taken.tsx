import { type TierStanding, tierStandings } from '@vikalp/domain/progress/tiers'
import { Award, CircleDashed } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import styles from './quizzes-taken.module.css'

/** Requirement 10.4: the number of quizzes, the next tier with its bar, the tiers earned. */
export function QuizzesTaken({ count, quick }: { count: number; quick: number }) {
  const m = useMessages('student').quizzes
  const formats = useMessages('formats')
  const standings = tierStandings(count)
  const next = standings.find(({ status }) => status === 'next')
  const hasEarned = standings.some(({ status }) => status === 'earned')
  return (
    <StatCard
      label={m.title}
      value={formats.number(count)}
      unit={quick > 0 ? m.quick(quick) : undefined}
      bar={
        next && {
          value: next.done,
          max: next.goal,
          valueText: m.tierProgress(next.done, next.goal),
        }
      }
      note={next && m.nextTier(m.tiers[next.tier], next.goal)}
    >
      {!hasEarned && <p className={styles.note}>{m.noBadges}</p>}
      <ol className={styles.tiers}>
        {standings.map((standing) => (
          <Tier key={standing.tier} {...standing} />
        ))}
      </ol>
    </StatCard>
  )
}

function Tier({ tier, goal, status }: TierStanding) {
  const m = useMessages('student').quizzes
  const isEarned = status === 'earned'
  const icon = isEarned ? Award : CircleDashed
  return (
    <li className={styles.tier} data-earned={isEarned || undefined}>
      <Icon of={icon} size={20} />
      <span>{m.tiers[tier]}</span>
      <span className={styles.goal}>{isEarned ? m.earned : m.tierGoal(goal)}</span>
    </li>
  )
}
