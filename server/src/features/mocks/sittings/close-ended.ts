import { sittingLimits } from '@vikalp/domain/limits'
import type { MocksDeps } from '../mocks-deps.ts'
import { close } from './close-sitting.ts'
import { listEnded } from './sittings.store.ts'

/** At a time; the next round takes the next. */
const most = 200

/** Closes what nobody came back to. Any number of servers may do so at once. Returns how many there were. */
export async function closeEnded(
  deps: Pick<MocksDeps, 'db' | 'bank' | 'receiptFor'>,
  now: Date,
): Promise<number> {
  const endedBefore = new Date(now.getTime() - sittingLimits.graceSeconds * 1000)
  const ended = await listEnded(deps.db, { endedBefore, limit: most })
  for (const own of ended) await close(deps, own, 'clock', now)
  return ended.length
}
