import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import styles from './teacher-dashboard.module.css'

// Requirement 11.1: the bar of Total Students is full here.
const fullStudents = 160

export function TeacherStats({ stats }: Pick<TeacherProfile, 'stats'>) {
  const m = useMessages('teacher')
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const { totalStudents, activeClasses, avgPerformance } = stats
  const average = avgPerformance === null ? undefined : formats.percent(avgPerformance)
  return (
    <div className={styles.stats}>
      <StatCard
        label={m.totalStudents}
        value={formats.number(totalStudents)}
        bar={{
          value: totalStudents,
          max: fullStudents,
          valueText: m.ofStudents(totalStudents, fullStudents),
        }}
      />
      <StatCard label={m.activeClasses} value={formats.number(activeClasses)} />
      <StatCard
        label={m.avgPerformance}
        value={average ?? dashboard.noFigure}
        {...(average === undefined && { valueText: dashboard.noFigureText, note: m.noQuizzesNote })}
        {...(avgPerformance !== null &&
          average && { bar: { value: avgPerformance, max: 100, valueText: average } })}
      />
    </div>
  )
}
