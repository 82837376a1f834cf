import type { Trend } from '@vikalp/contract/dashboard'
import type { Period } from '@vikalp/domain/vocabulary'
import { TrendFigure } from '#dashboard/trend/trend-figure.tsx'
import { formatNumber } from '#platform/texts/format.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './institute-dashboard.module.css'

/** The period of the address, and how its figures fare. */
export type TrendChoice = {
  chosen: Period
  choose: (period: Period) => void
  isUpdating: boolean
  retry: (() => void) | undefined
}

export function InstituteTrend({ trend, ...choice }: TrendChoice & { trend: Trend }) {
  const m = useMessages('instituteProfile').trend
  const { period, points } = trend
  return (
    <TrendFigure
      {...choice}
      period={period}
      days={points.map((point) => point.period)}
      columns={[
        { name: m.performance, values: points.map(({ performance }) => performance) },
        { name: m.engagement, values: points.map(({ engagement }) => engagement) },
        { name: m.students, values: points.map(({ students }) => students), format: formatNumber },
      ]}
      empty={m.empty}
    >
      <p className={styles.legend}>{m.legend}</p>
    </TrendFigure>
  )
}
