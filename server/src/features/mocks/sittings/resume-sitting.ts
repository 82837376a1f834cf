import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { gapSeconds, lostTime } from '@vikalp/domain/sitting/lost-time'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import type { SetTest } from '../tests/set-test.store.ts'
import { isOut, testOf, waitFor } from '../tests/set-test.ts'
import { requireRunning } from './begin-sitting.ts'
import { findCurrent } from './close-sitting.ts'
import { runningSitting } from './running-sitting.ts'
import { hasBegun, requireSitting } from './sitting-times.ts'
import { findSitting, type Own, openAgain, type SittingRow, turnToPage } from './sittings.store.ts'

/** The sitting goes on in this page. Time without a page can be had back. */
export async function resume(deps: MocksDeps, own: Own, pageId: string): Promise<RunningSitting> {
  const { db, clock } = deps
  const now = clock()
  const row = await findCurrent(deps, own, now)
  const test = await testOf(db, row)
  if (row.state === 'paused' && !isOut(test, now)) return goOn(deps, row, pageId, now)
  requireRunning(row)
  const isTurned = await turnToPage(db, { ...own, pageId, now, ...gapOf(row, test, pageId, now) })
  const turned = isTurned ? requireSitting(await findSitting(db, own)) : row
  if (turned.pages.at(-1) !== pageId)
    throw new Problem('stale_page', 'This paper has gone on in another window: open it anew')
  return runningSitting(deps, turned, now)
}

/** The time that the teacher gave after the end begins now. */
async function goOn(
  deps: MocksDeps,
  { id, studentId, testId }: SittingRow,
  pageId: string,
  now: Date,
): Promise<RunningSitting> {
  const own = { id, studentId }
  await openAgain(deps.db, { ...own, pageId, now })
  const row = requireSitting(await findSitting(deps.db, own))
  requireRunning(row)
  if (testId && row.endsAt) await waitFor(deps.db, testId, row.endsAt)
  return runningSitting(deps, row, now)
}

/** In seconds: how long there was no page, and how much of it is offered beside what was offered before. */
function gapOf(
  row: SittingRow,
  test: SetTest | undefined,
  pageId: string,
  now: Date,
): { gap: number; offered: number; toAsk: number } {
  if (!hasBegun(row)) return { gap: 0, offered: 0, toAsk: 0 }
  const isNew = !row.pages.includes(pageId)
  const gap = gapSeconds(row.lastSeenAt.getTime(), now.getTime(), isNew)
  const given = row.returnedSeconds + row.offeredSeconds
  const { seconds, toAsk } = lostTime(test?.lostTime ?? 'giveBack', test ? 'test' : 'own', gap, given)
  return { gap, offered: seconds, toAsk }
}
