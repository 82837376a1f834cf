import { markPaper } from '@vikalp/domain/marking/mark-paper'
import { nextVersion } from '@vikalp/domain/marking/result-version'
import { isOver } from '@vikalp/domain/sitting/clock'
import { type ClosedSitting, closeSitting } from '@vikalp/domain/sitting/late-delivery'
import type { Closer } from '@vikalp/domain/vocabulary'
import type { Queries } from '#platform/db.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { answeredQuestions, keyState } from './answered-questions.ts'
import { type PaperPart, partOf } from './paper-part.ts'
import { readLog } from './sitting-log.ts'
import { insertResult, listResults } from './sitting-results.store.ts'
import { hasBegun, isClosed, lengthOf, requireSitting } from './sitting-times.ts'
import {
  closeRow,
  findSitting,
  lockRunning,
  lockSitting,
  markLate,
  type Own,
  type SittingRow,
} from './sittings.store.ts'

type CloseDeps = Pick<MocksDeps, 'db' | 'bank' | 'receiptFor'>

/**
 * The one way in which a sitting ends: handed in, found over by the next request, or by the job. Nothing where it has ended.
 * Where somebody else is ending it at this moment, `lockRunning` leaves it to them, and `lockSitting` waits.
 */
export const close = (deps: CloseDeps, own: Own, by: Closer, now: Date, lock = lockRunning): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await lock(tx, own))) return
    const row = requireSitting(await findSitting(tx, own))
    if (row.state !== 'running' || !hasBegun(row)) return
    const handedInAt = by === 'student' ? now : undefined
    const part = partOf(deps.bank, row)
    const { state } = closeSitting(part.hall, await readLog(tx, own), lengthOf(row, handedInAt))
    const responses = state.questions.map(({ response }) => response)
    await closeRow(tx, {
      ...own,
      state: by === 'student' ? 'submitted' : 'closed',
      closedAt: now,
      closedBy: by,
      responses,
      receipt: deps.receiptFor(row.id, responses),
    })
    await mark(deps, tx, { own, part, responses, reason: 'closed', now })
  })

/** What came after the close: the sitting is folded and marked anew. */
export const markLateAnswers = (deps: CloseDeps, own: Own, now: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockSitting(tx, own)
    const row = requireSitting(await findSitting(tx, own))
    const part = partOf(deps.bank, row)
    const { state } = await foldClosed(tx, part, row)
    const responses = state.questions.map(({ response }) => response)
    if (!responses.some((response, place) => response !== row.responses?.[place])) return
    await markLate(tx, own, now)
    await mark(deps, tx, { own, part, responses, reason: 'late answers', now })
  })

/** A closed sitting with everything that has come of it since. */
export async function foldClosed(db: Queries, part: PaperPart, row: SittingRow): Promise<ClosedSitting> {
  if (!isClosed(row)) throw new Error('The sitting has not ended')
  const handedInAt = row.closedBy === 'student' ? row.closedAt : undefined
  return closeSitting(part.hall, await readLog(db, row), lengthOf(row, handedInAt))
}

/** The sitting as it stands now, closed when its time is over. */
export async function findCurrent(deps: CloseDeps, own: Own, now: Date): Promise<SittingRow> {
  const row = requireSitting(await findSitting(deps.db, own))
  if (!isEnded(row, now)) return row
  await close(deps, own, 'clock', now)
  return requireSitting(await findSitting(deps.db, own))
}

export const isEnded = ({ state, endsAt }: Pick<SittingRow, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'running' && endsAt !== null && isOver(endsAt.getTime(), now.getTime())

type Marking = {
  own: Own
  part: PaperPart
  responses: readonly (string | null)[]
  reason: string
  now: Date
}

async function mark(
  { bank }: CloseDeps,
  tx: Queries,
  { own, part, responses, reason, now }: Marking,
): Promise<void> {
  const marked = markPaper(part.sitting.sections, answeredQuestions(bank, part, responses))
  const last = (await listResults(tx, own)).at(-1)
  const version = nextVersion(last, { marked, keyState, reason, mayFall: true })
  if (version) await insertResult(tx, own, version, now)
}
