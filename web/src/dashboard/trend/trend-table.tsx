import type { Period } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import type { TrendColumn } from './trend-column.ts'
import styles from './trend-table.module.css'

type TrendTableProps = { period: Period; days: readonly string[]; columns: readonly TrendColumn[] }

/** Everything in the chart, and more, as a table. */
export function TrendTable({ period, days, columns }: TrendTableProps) {
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const m = dashboard.trend
  const percent = (value: number) => formats.percent(value)
  return (
    <ScrollBox name={m.scrolls(m.titles[period])}>
      <table className={styles.table}>
        <caption className="visually-hidden">{m.titles[period]}</caption>
        <thead>
          <tr>
            <th scope="col">{m.units[period]}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{formats.period(period, day)}</th>
              {columns.map(({ name, values, format = percent }) => (
                <td key={name}>
                  <Cell value={values[index] ?? null} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Cell({ value, format }: { value: number | null; format: (value: number) => string }) {
  const { noValue, noValueText } = useMessages('dashboard').trend
  if (value !== null) return format(value)
  return (
    <>
      <span aria-hidden="true">{noValue}</span>
      <span className="visually-hidden">{noValueText}</span>
    </>
  )
}
