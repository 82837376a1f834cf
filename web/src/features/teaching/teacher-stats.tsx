import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { ArrowRight } from 'lucide'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import styles from './teacher-dashboard.module.css'

// Requirement 11.1: the bar of Total Students is full here.
const fullStudents = 160

type TeacherStatsProps = Pick<TeacherProfile, 'stats'> & { isOwn: boolean }

export function TeacherStats({ stats, isOwn }: TeacherStatsProps) {
  const m = useMessages('teacher')
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const { totalStudents, activeClasses, avgPerformance } = stats
  const average = avgPerformance === null ? undefined : formats.percent(avgPerformance)
  return (
    <div className={styles.stats}>
      <StatCard
        dense
        label={m.totalStudents}
        value={formats.number(totalStudents)}
        bar={{
          value: totalStudents,
          max: fullStudents,
          valueText: m.ofStudents(totalStudents, fullStudents),
        }}
      />
      <StatCard
        dense
        className={styles.classes}
        label={m.activeClasses}
        value={formats.number(activeClasses)}
      >
        {isOwn && activeClasses > 0 && (
          <Link href={paths.teacherClasses}>
            {m.toClasses} <Icon of={ArrowRight} size={16} />
          </Link>
        )}
      </StatCard>
      <StatCard
        dense
        label={m.avgPerformance}
        value={average ?? dashboard.noFigure}
        {...(average === undefined && { valueText: dashboard.noFigureText, note: m.noQuizzesNote })}
        {...(avgPerformance !== null &&
          average && { bar: { value: avgPerformance, max: 100, valueText: average } })}
      />
    </div>
  )
}
