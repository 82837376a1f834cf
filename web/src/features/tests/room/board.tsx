import { useQuery } from '@tanstack/react-query'
import type { TestBoard } from '@vikalp/contract/mocks/tests'
import { useEffect, useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { withTexts } from '#platform/texts/with-texts.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { boardQuery, grantTime } from '../tests.api.ts'
import styles from './test-screen.module.css'

type Row = TestBoard['rows'][number]

/** A missed answer or two is no news. */
const silentMs = 15_000

/** The class while it writes, one line a student; it asks again by itself. */
export function Board({ testId, classId }: { testId: string; classId: string }) {
  const m = useMessages('tests').board
  const problems = useMessages('problems')
  const board = useQuery(boardQuery(testId, classId))
  const silence = useSilence(board.dataUpdatedAt)
  return (
    <SectionCard
      title={m.title}
      note={silence >= silentMs ? m.silent(Math.round(silence / 1000)) : undefined}
    >
      {board.isPending && <Skeleton shape="card" count={2} />}
      {!board.data && board.isError && (
        <FailedNote retry={board.refetch}>{problemText(problems, 'other', board.error)}</FailedNote>
      )}
      {board.data && board.data.rows.length === 0 && <p>{m.nobody}</p>}
      {board.data && (
        <ul>
          {board.data.rows.map((row) => (
            <BoardRow key={row.studentId} row={row} board={board.data} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

/** How long nothing has come; looked at each second. */
function useSilence(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return since === 0 ? 0 : Math.max(0, now - since)
}

/** Two heartbeats that did not come. */
const offlineSeconds = 60

function BoardRow({ row, board }: { row: Row; board: TestBoard }) {
  const m = useMessages('tests').board
  const { name, rollNo, state, answered, lastSeenAt, closedBy, asksFor } = row
  const seconds = lastSeenAt
    ? Math.max(0, Math.floor((Date.parse(board.now) - Date.parse(lastSeenAt)) / 1000))
    : 0
  const said = () => {
    if (state === null || state === 'ready') return m.notStarted
    if (state === 'paused') return m.paused
    if (state === 'running')
      return seconds >= offlineSeconds
        ? m.offline(answered, board.test.questions, seconds)
        : m.running(answered, board.test.questions, seconds)
    return closedBy === 'student' ? m.handedIn(answered) : m.closed(answered)
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{m.pupil(name, rollNo)}</span>
      <span>{said()}</span>
      {asksFor > 0 && <Asked testId={board.test.testId} row={row} />}
    </li>
  )
}

const loadPart = () => withTexts(['timePart'], async () => (await import('./part-sheet.tsx')).PartSheet)

/** Time that a student lost and asks for. */
function Asked({ testId, row: { studentId, name, asksFor, asksFrom } }: { testId: string; row: Row }) {
  const { board: m, notLoaded } = useMessages('tests')
  const problems = useMessages('problems')
  const toast = useToast()
  const grant = useChange('test', {
    mutationFn: (seconds: number) =>
      grantTime({ params: { testId }, body: { studentId, seconds, reason: m.reason } }),
    onSuccess: (_, seconds) => toast({ text: seconds > 0 ? m.given(name, seconds) : m.refused(name) }),
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  return (
    <div className={styles.buttons}>
      <span>{m.asks(asksFor, asksFrom)}</span>
      <Button
        kind="tonal"
        busy={grant.isPending}
        aria-label={m.giveTo(name)}
        onClick={() => grant.mutate(asksFor)}
      >
        {m.give}
      </Button>
      <SheetButton
        load={loadPart}
        sheet={{ testId, student: { studentId, name, asksFor, asksFrom } }}
        notLoaded={notLoaded}
        aria-label={`${m.part}: ${name}`}
      >
        {m.part}
      </SheetButton>
      <Button
        kind="text"
        busy={grant.isPending}
        aria-label={m.refuseTo(name)}
        onClick={() => grant.mutate(0)}
      >
        {m.refuse}
      </Button>
    </div>
  )
}
