import type { SittingResult } from '@vikalp/contract/mocks/results'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { Answers } from './answers.tsx'
import styles from './mock-result.module.css'
import { PartsTable } from './parts-table.tsx'

/** Everything that can be learnt from a paper: marks, what was never saved, time, and the answers. */
export const MockResult = ({ result }: { result: SittingResult }) => (
  <div className={styles.column}>
    <Score result={result} />
    <PartsTable parts={result.parts} whole={result} />
    <NeverSaved result={result} />
    <TimeSpent result={result} />
    <Changes result={result} />
    <Answers questions={result.questions} />
  </div>
)

function Score({ result }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const { score, highest, lost, met, late, returnedSeconds, percentile, receipt } = result
  return (
    <SectionCard title={m.marks}>
      <p className={styles.figure}>{m.of(score, highest)}</p>
      <Tiles result={result} />
      {lost > 0 && <p>{m.lost(lost)}</p>}
      {met.questions > 0 && <p>{m.met(met.questions, met.without.score, met.without.highest)}</p>}
      {returnedSeconds > 0 && <p>{m.returned(returnedSeconds)}</p>}
      {late.answers > 0 && <p className={styles.flag}>{m.late(late.answers, late.minutes)}</p>}
      {late.refused > 0 && <p className={styles.flag}>{m.refused(late.refused)}</p>}
      {percentile && (
        <p>
          <strong>
            {m.percentile} {m.percentileOf(percentile.percentile, percentile.low, percentile.high)}.
          </strong>{' '}
          {m.percentileText(percentile.atMost, percentile.takers)}
        </p>
      )}
      <p className={styles.note}>{m.receipt(receipt)}</p>
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

function NeverSaved({ result: { unsaved, time } }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const { picks, right, score, withThem } = unsaved
  return (
    <SectionCard title={m.slips}>
      <p>{picks > 0 ? m.unsaved(picks, right, score, withThem) : m.noSlips}</p>
      {time.forgotten.length > 0 && <p>{m.forgotten(time.forgotten)}</p>}
    </SectionCard>
  )
}

function TimeSpent({ result: { time } }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  const most = Math.max(1, ...time.seconds)
  return (
    <SectionCard title={m.time}>
      {/* In the order of the paper; the words under it say what matters of it. */}
      <div className={styles.strip} aria-hidden="true">
        {time.seconds.map((seconds, place) => (
          <i key={m.question(place)} style={{ height: `${(100 * seconds) / most}%` }} />
        ))}
      </div>
      <h3>{m.longest}</h3>
      <ol>
        {time.longest.map((place) => (
          <li key={place}>{m.longestRow(place, time.seconds[place] ?? 0)}</li>
        ))}
      </ol>
      {time.reopened.length > 0 && <p>{m.reopened(time.reopened)}</p>}
    </SectionCard>
  )
}

function Changes({ result: { changes } }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  if (changes.length === 0) return null
  return (
    <SectionCard title={m.changes}>
      <ul>
        {changes.map((change) => (
          <li key={change.version}>{m.change(change.date, change.old, change.new, change.reason)}</li>
        ))}
      </ul>
    </SectionCard>
  )
}
