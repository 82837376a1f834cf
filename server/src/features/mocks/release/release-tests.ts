import type { MocksDeps } from '../mocks-deps.ts'
import { markAgain } from '../sittings/close-sitting.ts'
import { listUntold, noteTold } from './release-tests.store.ts'

/** At a time; the next round takes the next. */
const most = 200

/**
 * What was answered in a test becomes known to practice, chapters and strengths once its results are out. Any number of
 * servers may do so at once, and again: then there is nothing to do.
 */
export async function releaseTests(
  deps: Pick<MocksDeps, 'db' | 'bank' | 'receiptFor'>,
  now: Date,
): Promise<number> {
  const untold = await listUntold(deps.db, { now, limit: most })
  for (const own of untold) {
    await markAgain(deps, own, 'results out', now)
    await noteTold(deps.db, own, now)
  }
  return untold.length
}
