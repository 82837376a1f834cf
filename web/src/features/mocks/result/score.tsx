import type { SittingResult } from '@vikalp/contract/mocks/results'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import styles from './mock-result.module.css'

/** The marks, and everything that has to be known to read them. */
export function Score({ result }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const { score, highest, lost, met, late, returnedSeconds, percentile, receipt, closedBy } = result
  return (
    <SectionCard title={m.marks}>
      <p className={styles.figure}>{m.of(score, highest)}</p>
      <Tiles result={result} />
      {lost > 0 && <p>{m.lost(lost)}</p>}
      {met.questions > 0 && <p>{m.met(met.questions, met.without.score, met.without.highest)}</p>}
      {returnedSeconds > 0 && <p>{m.returned(returnedSeconds)}</p>}
      {late.answers > 0 && (
        <p className={styles.flag}>
          {m.late(late.answers, late.minutes)} {!late.counts && m.lateExcluded}
        </p>
      )}
      {late.refused > 0 && <p className={styles.flag}>{m.refused(late.refused)}</p>}
      {percentile && (
        <p>
          <strong>
            {m.percentile} {m.percentileOf(percentile.percentile, percentile.low, percentile.high)}.
          </strong>{' '}
          {m.percentileText(percentile.atMost, percentile.takers)}
        </p>
      )}
      <p className={styles.note}>
        {closedBy === 'clock' && m.byClock} {m.receipt(receipt)}
      </p>
    </SectionCard>
  )
}

function Tiles({ result }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const { number } = useMessages('formats')
  const tiles = [
    [m.right, result.right],
    [m.wrong, result.wrong],
    [m.left, result.blank],
    ...(result.dropped > 0 ? [[m.dropped, result.dropped] as const] : []),
  ] as const
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
