import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './class-comparison.module.css'

/** The classes side by side over the period of the chart: sections by the row, days, months or years by the column. */
export function ClassComparison({ classes, trend }: Pick<InstituteProfile, 'classes' | 'trend'>) {
  const m = useMessages('instituteProfile').comparison
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const { period, points } = trend
  // The first period in which any class practised: months before that would be empty columns.
  const first = points.findIndex((_, index) => classes.some(({ performance }) => performance[index] != null))
  if (classes.length < 2 || first === -1) return null
  const shown = points.map((point, index) => ({ ...point, index })).slice(first)
  return (
    <SectionCard title={m.title} note={m.note(dashboard.trend.captions[period])}>
      <ScrollBox name={m.scrolls}>
        <table className={styles.table}>
          <caption className="visually-hidden">{m.title}</caption>
          <thead>
            <tr>
              <th scope="col">{m.class}</th>
              {shown.map((point) => (
                <th key={point.period} scope="col">
                  {formats.period(period, point.period)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map(({ class: name, performance }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shown.map(({ period: day, index }) => (
                  <Cell key={day} value={performance[index] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SectionCard>
  )
}

function Cell({ value }: { value: number | null }) {
  const { noValue, noValueText } = useMessages('dashboard').trend
  const formats = useMessages('formats')
  if (value !== null) return <td>{formats.percent(value)}</td>
  return (
    <td>
      <span aria-hidden="true">{noValue}</span>
      <span className="visually-hidden">{noValueText}</span>
    </td>
  )
}
