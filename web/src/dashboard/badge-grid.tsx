import type { NamedBadge } from '@vikalp/domain/english/named-badges'
import type { Role } from '@vikalp/domain/vocabulary'
import { Check, Lock } from 'lucide'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './badge-grid.module.css'
import { BadgeIcon } from './badge-icon.tsx'
import { useBadgeText } from './use-badge-text.ts'

type BadgeGridProps = {
  title: string
  badges: readonly NamedBadge[]
  /** The role that these badges belong to. */
  view: Role
  hint?: string
  className?: string
}

/** All badges; a phone shows the earned and the next ones first, and at least two. */
export function BadgeGrid({ title, badges, view, hint, className }: BadgeGridProps) {
  const m = useMessages('dashboard').badges
  const [isAll, setAll] = useState(false)
  const locked = badges.filter(({ status }) => status === 'locked')
  const later = locked.slice(Math.max(0, 2 - (badges.length - locked.length)))
  return (
    <SectionCard title={title} note={hint} className={className}>
      <ul className={styles.grid}>
        {badges.map((badge) => (
          <BadgeCard key={badge.key} badge={badge} view={view} isLater={!isAll && later.includes(badge)} />
        ))}
      </ul>
      {later.length > 0 && (
        <div className={styles.all}>
          <Button kind="text" flush aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? m.fewer : m.all}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

type BadgeCardProps = { badge: NamedBadge; view: Role; isLater: boolean }

function BadgeCard({ badge, view, isLater }: BadgeCardProps) {
  const { category, status, color, icon, iconType, earnedDate } = badge
  const { name, description } = useBadgeText(view)(badge)
  const m = useMessages('dashboard').badges
  const label = m[view === 'student' ? 'student' : 'staff'][status]
  return (
    <li className={classNames(styles.badge, isLater && styles.later)} data-status={status} data-color={color}>
      <span className={styles.icon} aria-hidden="true">
        <BadgeIcon icon={icon} iconType={iconType} />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.category}>{m.categories[category]}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.standing}>
        {status === 'earned' && (
          <Chip tone="correct" icon={<Icon of={Check} />}>
            {earnedDate ? m.earnedOn(label, earnedDate) : label}
          </Chip>
        )}
        {status === 'locked' && <Chip icon={<Icon of={Lock} />}>{label}</Chip>}
        {status === 'progress' && <InProgress badge={badge} name={name} label={label} />}
      </div>
    </li>
  )
}

type InProgressProps = { badge: NamedBadge; name: string; label: string }

function InProgress({ badge: { progress, total }, name, label }: InProgressProps) {
  const m = useMessages('dashboard').badges
  const done = m.completed(progress ?? 0, total)
  return (
    <>
      <p className={styles.progress}>
        <span>{label}</span>
        <span>{done}</span>
      </p>
      <ProgressBar value={progress ?? 0} max={total} label={m.bar(name)} valueText={done} />
    </>
  )
}
