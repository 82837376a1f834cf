import { type Period, periods } from '@vikalp/domain/vocabulary'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { BarLegend } from '#ui/chart/bar-legend.tsx'
import { LazyBarChart } from '#ui/chart/lazy-bar-chart.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import type { TrendChoice } from './trend-choice.ts'
import type { TrendColumn } from './trend-column.ts'
import styles from './trend-figure.module.css'
import { trendSummary } from './trend-summary.ts'
import { TrendTable } from './trend-table.tsx'

type TrendFigureProps = TrendChoice & {
  /** The period of the figures: still the earlier one while new figures are loading. */
  period: Period
  /** The first day of each bar. */
  days: readonly string[]
  columns: readonly TrendColumn[]
  /** Shown when nothing was practised in the whole period. */
  empty: string
  className?: string
  /** The summary figures under the chart. */
  children?: ReactNode
}

/** The performance over a period (requirement 9.1) as a chart, a sentence and a table. */
export function TrendFigure(props: TrendFigureProps) {
  const { chosen, choose, period, isUpdating, retry, className } = props
  const dashboard = useMessages('dashboard')
  const m = dashboard.trend
  return (
    <SectionCard
      title={m.titles[period]}
      note={m.captions[period]}
      className={className}
      aside={
        <SelectField
          label={m.period}
          labelHidden
          value={chosen}
          options={periods.map((value) => ({ value, label: m.periods[value] }))}
          onChoose={choose}
        />
      }
    >
      {retry && <FailedNote retry={retry}>{m.failed}</FailedNote>}
      <div className={styles.figures} data-updating={isUpdating || undefined} aria-busy={isUpdating}>
        <Figures {...props} />
      </div>
    </SectionCard>
  )
}

function Figures({ period, days, columns, empty, children }: TrendFigureProps) {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const m = dashboard.trend
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const series = columns.filter(({ format }) => format === undefined)
  const summary = useSummary(period, days, series)
  if (summary === undefined) return <p className={styles.empty}>{empty}</p>

  const isChart = !isTable && !hasFailed
  return (
    <>
      {hasFailed && <p className={styles.note}>{m.chartFailed}</p>}
      <figure id={id} className={styles.figure}>
        <figcaption className={styles.note}>{summary}</figcaption>
        {isChart && series.length > 1 && <BarLegend names={series.map(({ name }) => name)} />}
        {isChart ? (
          <LazyBarChart
            name={m.scrolls(m.titles[period])}
            onFailed={() => setFailed(true)}
            groups={days.map((day, index) => ({
              key: day,
              label: formats.period(period, day),
              shortLabel: formats.period(period, day, 'narrow'),
              values: series.map(({ values }) => values[index] ?? null),
            }))}
          />
        ) : (
          <TrendTable period={period} days={days} columns={columns} />
        )}
      </figure>
      <div className={styles.foot}>
        <div className={styles.stats}>{children}</div>
        {!hasFailed && (
          <Button
            kind="text"
            className={styles.toggle}
            aria-expanded={isTable}
            aria-controls={id}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? m.asChart : m.asTable}
          </Button>
        )}
      </div>
    </>
  )
}

/** One sentence on the first series with values; the others are compared by eye or in the table. */
function useSummary(
  period: Period,
  days: readonly string[],
  columns: readonly TrendColumn[],
): string | undefined {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const m = dashboard.trend
  const isTelling = ({ values }: TrendColumn) => values.some((value) => value !== null && value > 0)
  const series = columns.find(isTelling) ?? columns[0]
  const found = series && trendSummary(series.values)
  if (!found) return undefined
  const { high, low, count } = found
  const when = ({ index }: { index: number }) => formats.period(period, days[index] ?? '')
  if (count === 1) return m.one(series.name, when(high), high.value)
  if (high.value === low.value) return m.level(series.name, high.value)
  return m.extremes(series.name, when(high), high.value, when(low), low.value)
}
