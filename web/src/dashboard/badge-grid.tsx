import type { Badge } from '@vikalp/domain/progress/badge'
import { Check, Lock } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import { Chip } from '#ui/chip.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './badge-grid.module.css'
import { BadgeIcon } from './badge-icon.tsx'

type BadgeGridProps = {
  title: string
  badges: readonly Badge[]
  /** Whose words name the status (requirement 9.6). */
  words: 'student' | 'staff'
  hint?: string
  className?: string
}

export const BadgeGrid = ({ title, badges, words, hint, className }: BadgeGridProps) => (
  <SectionCard title={title} note={hint} className={className}>
    <ul className={styles.grid}>
      {badges.map((badge) => (
        <BadgeCard key={badge.key} badge={badge} words={words} />
      ))}
    </ul>
  </SectionCard>
)

type BadgeCardProps = { badge: Badge; words: 'student' | 'staff' }

function BadgeCard({ badge, words }: BadgeCardProps) {
  const { name, description, category, status, color, icon, iconType, earnedDate } = badge
  const text = useMessages('dashboard').badges
  const label = text[words][status]
  return (
    <li className={styles.badge} data-status={status} data-color={color}>
      <span className={styles.icon} aria-hidden="true">
        <BadgeIcon icon={icon} iconType={iconType} />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.category}>{category}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.standing}>
        {status === 'earned' && (
          <Chip tone="correct" icon={<Check />}>
            {earnedDate ? text.earnedOn(label, earnedDate) : label}
          </Chip>
        )}
        {status === 'locked' && <Chip icon={<Lock />}>{label}</Chip>}
        {status === 'progress' && <InProgress badge={badge} label={label} />}
      </div>
    </li>
  )
}

function InProgress({ badge: { name, progress, total }, label }: { badge: Badge; label: string }) {
  const text = useMessages('dashboard').badges
  const done = text.completed(progress ?? 0, total)
  return (
    <>
      <p className={styles.progress}>
        <span>{label}</span>
        <span>{done}</span>
      </p>
      <ProgressBar value={progress ?? 0} max={total} label={text.bar(name)} valueText={done} />
    </>
  )
}
