import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { endFrom, requireOpen, testOf } from '../tests/set-test.ts'
import { findCurrent } from './close-sitting.ts'
import { partOf } from './paper-part.ts'
import { runningSitting } from './running-sitting.ts'
import { requireSitting } from './sitting-times.ts'
import { beginSitting, findSitting, type Own, type SittingRow } from './sittings.store.ts'

/** Starts the clock. The same page may ask again; another one resumes. */
export async function begin(deps: MocksDeps, own: Own, pageId: string): Promise<RunningSitting> {
  const { db, bank, clock } = deps
  const now = clock()
  const found = await findCurrent(deps, own, now)
  if (found.state === 'ready') {
    const { minutes } = partOf(bank, found).sitting
    const test = await testOf(db, found)
    if (test) requireOpen(test, minutes, now)
    await beginSitting(db, { ...own, pageId, now, endsAt: endFrom(now, minutes, test) })
  }
  const row = requireSitting(await findSitting(db, own))
  requireRunning(row)
  if (row.pages.at(-1) !== pageId) throw new Problem('already_begun', 'You have begun this paper')
  return runningSitting(deps, row, now)
}

export function requireRunning({ state }: SittingRow): void {
  if (state === 'ready') throw new Problem('not_open', 'This paper has not begun')
  if (state !== 'running') throw new Problem('closed', 'This paper is over')
}
