import type { Trend } from '@vikalp/contract/dashboard'
import type { TrendChoice } from '#dashboard/trend/trend-choice.ts'
import { TrendFigure } from '#dashboard/trend/trend-figure.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './institute-dashboard.module.css'

export function InstituteTrend({ trend, ...choice }: TrendChoice & { trend: Trend }) {
  const m = useMessages('instituteProfile').trend
  const formats = useMessages('formats')
  const { period, points } = trend
  return (
    <TrendFigure
      {...choice}
      period={period}
      days={points.map((point) => point.period)}
      columns={[
        { name: m.performance, values: points.map(({ performance }) => performance) },
        { name: m.engagement, values: points.map(({ engagement }) => engagement) },
        { name: m.students, values: points.map(({ students }) => students), format: formats.number },
      ]}
      empty={m.empty}
    >
      <p className={styles.legend}>{m.legend}</p>
    </TrendFigure>
  )
}
