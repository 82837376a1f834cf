import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { formatNumber } from '#platform/texts/format.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'
import styles from './teacher-dashboard.module.css'

// Requirement 11.1: the bar of Total Students is full here.
const fullStudents = 160

export function TeacherStats({ stats }: Pick<TeacherProfile, 'stats'>) {
  const m = useMessages('teacher')
  const dashboard = useMessages('dashboard')
  const { totalStudents, activeClasses, avgPerformance } = stats
  const students = formatNumber(totalStudents)
  const average = avgPerformance === null ? undefined : dashboard.percent(formatNumber(avgPerformance))
  return (
    <div className={styles.stats}>
      <StatCard
        label={m.totalStudents}
        value={students}
        bar={{
          value: totalStudents,
          max: fullStudents,
          valueText: m.ofStudents(students, formatNumber(fullStudents)),
        }}
      />
      <StatCard label={m.activeClasses} value={formatNumber(activeClasses)} />
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
