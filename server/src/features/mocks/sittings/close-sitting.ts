import { lateReasons } from '@vikalp/domain/marking/late-reasons'
import type { Response } from '@vikalp/domain/marking/mark-question'
import { isOver } from '@vikalp/domain/sitting/clock'
import { type ClosedSitting, closeSitting } from '@vikalp/domain/sitting/late-delivery'
import type { Closer } from '@vikalp/domain/vocabulary'
import type { Queries } from '#platform/db.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { isOut, testOf } from '../tests/set-test.ts'
import { mark } from './mark-sitting.ts'
import { partOf } from './paper-part.ts'
import { readLog } from './sitting-log.ts'
import { type ClosedRow, hasBegun, isClosed, lengthOf, requireSitting } from './sitting-times.ts'
import {
  closeRow,
  findSitting,
  lockRunning,
  lockSitting,
  type Outcome,
  type Own,
  type SittingRow,
  storeOutcome,
} from './sittings.store.ts'

type MarkDeps = Pick<MocksDeps, 'bank' | 'receiptFor'>
type CloseDeps = MarkDeps & Pick<MocksDeps, 'db'>

/**
 * The one way in which a sitting ends: handed in, found over by the next request, or by the job. Nothing where it has ended.
 * Where somebody else is ending it at this moment, `lockRunning` leaves it to them, and `lockSitting` waits.
 */
export const close = (deps: CloseDeps, own: Own, by: Closer, now: Date, lock = lockRunning): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (await lock(tx, own)) await closeLocked(deps, tx, own, by, now)
  })

/** Within a transaction that has the row for itself. */
export async function closeLocked(
  { bank, receiptFor }: MarkDeps,
  tx: Queries,
  own: Own,
  by: Closer,
  now: Date,
): Promise<void> {
  const row = requireSitting(await findSitting(tx, own))
  if (isClosed(row) || !hasBegun(row)) return
  const handedInAt = by === 'student' ? now : undefined
  const part = partOf(bank, row)
  const closed = closeSitting(part.hall, await readLog(tx, own), lengthOf(row, handedInAt))
  const outcome = outcomeOf(closed)
  const responses = responsesOf(outcome)
  await closeRow(tx, {
    ...own,
    state: by === 'student' ? 'submitted' : 'closed',
    closedAt: now,
    closedBy: by,
    responses,
    receipt: receiptFor(row.id, responses),
    outcome,
  })
  const finishedAt = finishedAtOf(now, row.endsAt)
  await mark(bank, tx, { row, part, responses, reason: 'closed', finishedAt, now })
}

/** What came after the close: the sitting is folded and marked anew. */
export const markLateAnswers = (deps: CloseDeps, own: Own, now: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockSitting(tx, own)
    const row = requireSitting(await findSitting(tx, own))
    const part = partOf(deps.bank, row)
    if (!isClosed(row)) return
    const handedInAt = row.closedBy === 'student' ? row.closedAt : undefined
    const closed = closeSitting(part.hall, await readLog(tx, own), lengthOf(row, handedInAt))
    const outcome = outcomeOf(closed)
    const responses = responsesOf(outcome)
    const isLate = responses.some((response, place) => response !== row.responses[place])
    await storeOutcome(tx, own, { outcome, isLate, now })
    if (!isLate || row.lateExcluded) return
    const finishedAt = finishedAtOf(row.closedAt, row.endsAt)
    await mark(deps.bank, tx, { row, part, responses, reason: lateReasons.sent, finishedAt, now })
  })

/** Under the keys as they stand now; the teacher corrected that of a question. */
export const markAgain = (
  deps: CloseDeps,
  own: Own,
  reason: string,
  now: Date,
  corrected?: string,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockSitting(tx, own)
    const row = requireSitting(await findSitting(tx, own))
    if (!isClosed(row)) return
    const part = partOf(deps.bank, row)
    const finishedAt = finishedAtOf(row.closedAt, row.endsAt)
    const responses = countedResponses(row)
    await mark(deps.bank, tx, { row, part, responses, reason, finishedAt, now, corrected })
  })

/** Who hands in during the grace has finished with the clock. */
export const finishedAtOf = (closedAt: Date, endsAt: Date): Date => (closedAt < endsAt ? closedAt : endsAt)

const outcomeOf = ({ state, refused, missing }: ClosedSitting): Outcome => ({
  questions: state.questions,
  refused,
  missing,
})

export const responsesOf = ({ questions }: Outcome): Response[] => questions.map(({ response }) => response)

/** With what came late, unless the teacher does not count it. */
export const countedResponses = ({
  responses,
  outcome,
  lateExcluded,
}: Pick<ClosedRow, 'responses' | 'outcome' | 'lateExcluded'>): readonly Response[] =>
  lateExcluded ? responses : responsesOf(outcome)

/** The sitting as it stands now, closed when its time is over. */
export async function findCurrent(deps: CloseDeps, own: Own, now: Date): Promise<SittingRow> {
  const row = requireSitting(await findSitting(deps.db, own))
  if (row.state === 'paused' && isOut(await testOf(deps.db, row), now))
    await close(deps, own, 'teacher', now, lockSitting)
  else if (isEnded(row, now)) await close(deps, own, 'clock', now, lockSitting)
  else return row
  return requireSitting(await findSitting(deps.db, own))
}

export const isEnded = ({ state, endsAt }: Pick<SittingRow, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'running' && endsAt !== null && isOver(endsAt.getTime(), now.getTime())
