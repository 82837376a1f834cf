import type { Calibration } from '@vikalp/contract/practice/readiness'
import { useMessages } from '#platform/texts/messages.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './readiness.module.css'

/** The same figures for each month, the newest first. */
export function CalibrationMonths({ months }: { months: Calibration['months'] }) {
  const { howWell: m } = useMessages('readiness')
  const { number } = useMessages('formats')
  return (
    <SectionCard title={m.months}>
      <ScrollBox name={m.monthsTable}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[m.month, m.answers, m.calibrationError, m.brier, m.papers, m.coverage].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, answers, calibrationError, brier, papers, coverage }) => (
              <tr key={month}>
                <th scope="row">{month.slice(0, 7)}</th>
                <td>{number(answers)}</td>
                <td>{m.figure(calibrationError)}</td>
                <td>{m.figure(brier)}</td>
                <td>{number(papers)}</td>
                <td>{coverage === null ? m.none : m.share(coverage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SectionCard>
  )
}
