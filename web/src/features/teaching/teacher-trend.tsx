import type { Trend } from '@vikalp/contract/dashboard'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { TrendFigure } from '#dashboard/trend/trend-figure.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './teacher-dashboard.module.css'

type TeacherTrendProps = TrendChoice & { trend: Trend }

/** Performance, engagement and attendance of the classes (rule 25). */
export function TeacherTrend({ trend: { period, points }, ...control }: TeacherTrendProps) {
  const m = useMessages('teacher').trend
  const formats = useMessages('formats')
  return (
    <TrendFigure
      {...control}
      period={period}
      days={points.map((point) => point.period)}
      columns={[
        { name: m.performance, values: points.map(({ performance }) => performance) },
        { name: m.engagement, values: points.map(({ engagement }) => engagement) },
        { name: m.attendance, values: points.map(({ attendance }) => attendance) },
        { name: m.students, values: points.map(({ students }) => students), format: formats.number },
      ]}
      empty={m.empty}
    >
      <p className={styles.note}>{m.note}</p>
    </TrendFigure>
  )
}
