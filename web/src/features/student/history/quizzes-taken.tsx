import { type TierStanding, tierStandings } from '@vikalp/domain/progress/tiers'
import { Award, CircleDashed } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import styles from './quizzes-taken.module.css'

/** Requirement 10.4: how many, the next tier with its bar, the tiers earned. */
export function QuizzesTaken({ count, quick }: { count: number; quick: number }) {
  const text = useMessages('student').quizzes
  const formats = useMessages('formats')
  const standings = tierStandings(count)
  const next = standings.find(({ status }) => status === 'next')
  const hasEarned = standings.some(({ status }) => status === 'earned')
  return (
    <StatCard
      label={text.title}
      value={formats.number(count)}
      unit={quick > 0 ? text.quick(quick) : undefined}
      bar={
        next && {
          value: next.done,
          max: next.goal,
          valueText: text.tierProgress(next.done, next.goal),
        }
      }
      note={next && text.nextTier(text.tiers[next.tier], next.goal)}
    >
      {!hasEarned && <p className={styles.note}>{text.noBadges}</p>}
      <ol className={styles.tiers}>
        {standings.map((standing) => (
          <Tier key={standing.tier} {...standing} />
        ))}
      </ol>
    </StatCard>
  )
}

function Tier({ tier, goal, status }: TierStanding) {
  const text = useMessages('student').quizzes
  const isEarned = status === 'earned'
  const Icon = isEarned ? Award : CircleDashed
  return (
    <li className={styles.tier} data-earned={isEarned || undefined}>
      <Icon size={20} />
      <span>{text.tiers[tier]}</span>
      <span className={styles.goal}>{isEarned ? text.earned : text.tierGoal(goal)}</span>
    </li>
  )
}
