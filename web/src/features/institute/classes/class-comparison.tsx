import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { useMessages } from '#platform/texts/messages.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ShowAll, useShowAll } from '../show-all.tsx'
import styles from './class-comparison.module.css'

const shownAtFirst = 6

/** The classes side by side over the period of the chart: sections by the row, days, months or years by the column. */
type ClassComparisonProps = Pick<InstituteProfile, 'classes' | 'trend'> & {
  /** How many before the button for the others. */
  atFirst?: number
}

export function ClassComparison({ classes, trend, atFirst = shownAtFirst }: ClassComparisonProps) {
  const m = useMessages('instituteProfile').comparison
  const dashboard = useMessages('dashboard')
  const formats = useMessages('formats')
  const { period, points } = trend
  const { shown, toggle } = useShowAll(classes, atFirst)
  // Periods before the first and after the last in which any class practised would be empty columns.
  const practised = points.map((_, index) => classes.some(({ performance }) => performance[index] != null))
  const first = practised.indexOf(true)
  if (classes.length < 2 || first === -1) return null
  const columns = points
    .map((point, index) => ({ ...point, index }))
    .slice(first, practised.lastIndexOf(true) + 1)
  return (
    <SectionCard title={m.title} note={m.note(dashboard.trend.captions[period])}>
      <ScrollBox name={m.scrolls}>
        <table className={styles.table}>
          <caption className="visually-hidden">{m.title}</caption>
          <thead>
            <tr>
              <th scope="col">{m.class}</th>
              {columns.map((point) => (
                <th key={point.period} scope="col">
                  {formats.period(period, point.period)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ class: name, performance }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(({ period: day, index }) => (
                  <Cell key={day} value={performance[index] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <ShowAll toggle={toggle} viewAll={m.viewAll(classes.length)} showLess={m.showLess} />
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
