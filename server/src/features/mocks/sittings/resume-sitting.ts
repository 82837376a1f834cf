import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { gapSeconds, lostTime } from '@vikalp/domain/sitting/lost-time'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { requireRunning } from './begin-sitting.ts'
import { findCurrent } from './close-sitting.ts'
import { runningSitting } from './running-sitting.ts'
import { hasBegun, requireSitting } from './sitting-times.ts'
import { findSitting, type Own, type SittingRow, turnToPage } from './sittings.store.ts'

/** The sitting goes on in this page. Time without a page can be had back. */
export async function resume(deps: MocksDeps, own: Own, pageId: string): Promise<RunningSitting> {
  const { db, clock } = deps
  const now = clock()
  const row = await findCurrent(deps, own, now)
  requireRunning(row)
  const isTurned = await turnToPage(db, { ...own, pageId, now, ...gapOf(row, pageId, now) })
  const turned = isTurned ? requireSitting(await findSitting(db, own)) : row
  if (turned.pages.at(-1) !== pageId)
    throw new Problem('stale_page', 'This paper has gone on in another window: open it anew')
  return runningSitting(deps, turned, now)
}

/** In seconds: how long there was no page, and how much of it is offered beside what was offered before. */
function gapOf(row: SittingRow, pageId: string, now: Date): { gap: number; offered: number } {
  if (!hasBegun(row)) return { gap: 0, offered: 0 }
  const isNew = !row.pages.includes(pageId)
  const gap = gapSeconds(row.lastSeenAt.getTime(), now.getTime(), isNew)
  const { seconds } = lostTime('giveBack', 'own', gap, row.returnedSeconds + row.offeredSeconds)
  return { gap, offered: seconds }
}
