import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { StatCard } from '#ui/layout/stat-card.tsx'

// Requirement 12.1: the bar of Total Students is full here.
const fullHouse = 500

type InstituteStatsProps = { stats: InstituteProfile['stats']; isOwn: boolean }

export function InstituteStats({ stats, isOwn }: InstituteStatsProps) {
  const dashboard = useMessages('dashboard')
  const instituteProfile = useMessages('instituteProfile')
  const formats = useMessages('formats')
  const m = instituteProfile.stats
  const { totalStudents, activeTeachers, avgPerformance } = stats
  const percent = avgPerformance === null ? undefined : formats.percent(avgPerformance)
  const studentsEach = Math.round(totalStudents / Math.max(1, activeTeachers))
  const staffNote = activeTeachers === 0 ? m.noStaff : totalStudents > 0 && m.staffNote(studentsEach)
  return (
    <>
      <StatCard
        dense
        label={m.students}
        value={formats.number(totalStudents)}
        bar={{
          value: totalStudents,
          max: fullHouse,
          valueText: m.studentsOf(totalStudents, fullHouse),
        }}
        note={m.studentsNote(fullHouse)}
      />
      <StatCard dense label={m.staff} value={formats.number(activeTeachers)} note={staffNote} />
      {percent === undefined ? (
        <StatCard
          dense
          label={m.average}
          value={dashboard.noFigure}
          valueText={dashboard.noFigureText}
          note={m.noAverage}
        />
      ) : (
        <StatCard
          dense
          label={m.average}
          value={percent}
          bar={{ value: avgPerformance ?? 0, max: 100, valueText: percent }}
          note={isOwn ? m.averageNote : m.averageNoteSample}
        />
      )}
    </>
  )
}
