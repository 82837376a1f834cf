import type { Activity } from '@vikalp/contract/institute-profile'
import { percentOf } from '@vikalp/domain/institute/activity-score'
import { ClipboardCheck, FileText, GraduationCap, type IconNode, Users } from 'lucide'
import type { ReactNode } from 'react'
import { BandChip } from '#dashboard/band-chip.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './institute-activities.module.css'

const icons: Record<Activity['type'], IconNode> = {
  assessment: ClipboardCheck,
  meeting: Users,
  test: FileText,
  training: GraduationCap,
}

type ActivityRowProps = { activity: Activity; children?: ReactNode }

export function ActivityRow({ activity, children }: ActivityRowProps) {
  const m = useMessages('instituteProfile').activities
  const formats = useMessages('formats')
  const { type, title, description, date, score } = activity
  const icon = icons[type]
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <Icon of={icon} size={20} />
      </span>
      <div className={styles.what}>
        <div className={styles.line}>
          <div>
            <h3>{title}</h3>
            <p className={styles.detail}>
              {m.types[type]} · <time dateTime={date}>{formats.day(date)}</time>
            </p>
          </div>
          {score !== null && <ScoreChip score={score} />}
        </div>
        <div className={styles.line}>
          <p className={styles.description}>{description}</p>
          {children}
        </div>
      </div>
    </li>
  )
}

/** Requirement 12.4: percentages in the colour of their band, words in blue. */
function ScoreChip({ score }: { score: string }) {
  const m = useMessages('instituteProfile').activities
  const percent = percentOf(score)
  return (
    <span>
      <span className="visually-hidden">{m.score} </span>
      {percent === undefined ? <Chip tone="ink">{score}</Chip> : <BandChip percent={percent} />}
    </span>
  )
}
