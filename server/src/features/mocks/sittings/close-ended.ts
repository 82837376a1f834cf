import { sittingLimits } from '@vikalp/domain/limits'
import type { MocksDeps } from '../mocks-deps.ts'
import { close } from './close-sitting.ts'
import { type Ended, listEnded } from './sittings.store.ts'

/** Read at a time. */
const most = 200
/** Closed at a time: others wait for the connections as well. */
const atOnce = 4

/**
 * Closes what nobody came back to. Any number of servers may do so at once: each leaves to the others what they are at.
 * One that cannot be closed keeps no other from it; it is thrown at the end. Returns how many there were.
 */
export async function closeEnded(
  deps: Pick<MocksDeps, 'db' | 'bank' | 'receiptFor'>,
  now: Date,
): Promise<number> {
  const endedBefore = new Date(now.getTime() - sittingLimits.graceSeconds * 1000)
  let found = 0
  const failures: unknown[] = []
  for (let after: Ended | undefined; ; ) {
    const ended = await listEnded(deps.db, { endedBefore, after, limit: most })
    const left = ended.values()
    const closeNext = async (): Promise<void> => {
      for (const own of left)
        await close(deps, own, 'clock', now).catch((error: unknown) => failures.push(error))
    }
    await Promise.all(Array.from({ length: atOnce }, closeNext))
    found += ended.length
    after = ended.at(-1)
    if (!after) break
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} sittings could not be closed`)
  return found
}
