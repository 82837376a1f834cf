import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { Answers } from './answers.tsx'
import { GuessLedger } from './guess-ledger.tsx'
import styles from './mock-result.module.css'
import { PartsTable } from './parts-table.tsx'
import { PractiseMissed } from './practise-missed.tsx'
import { Score } from './score.tsx'
import { TimeSpent } from './time-spent.tsx'

/** Everything that can be learnt from a paper: marks, what to practise, what was never saved, time, and the answers. */
export const MockResult = ({ result, readiness }: { result: SittingResult; readiness: ReactNode }) => (
  <div className={styles.column}>
    <div className={styles.cards}>
      <Score result={result} />
      <PartsTable parts={result.parts} whole={result} />
      <PractiseMissed result={result} />
      <NeverSaved result={result} />
      <GuessLedger result={result} />
      <TimeSpent result={result} />
      {readiness}
      <Changes result={result} />
    </div>
    <Answers result={result} />
  </div>
)

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

function Changes({ result: { changes } }: { result: SittingResult }) {
  const m = useMessages('mocks').result
  if (changes.length === 0) return null
  return (
    <SectionCard title={m.changes}>
      <ul>
        {changes.map((change) => (
          <Change key={change.version} change={change} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Change({ change }: { change: SittingResult['changes'][number] }) {
  const m = useMessages('mocks').result
  const { place, key, date, reason, isKept } = change
  const question = place === null ? undefined : m.question(place)
  const corrected = place !== null && key ? m.keyChanged(place, key.from, key.to) : question
  return (
    <li>
      {corrected && `${corrected}. `}
      {m.changed(date, change.old, change.new, reason)} {isKept && m.kept}
    </li>
  )
}
