import { randomUUIDv7 } from 'node:crypto'
import type { mocksContract } from '@vikalp/contract/mocks'
import type { LostTimeChoice } from '@vikalp/domain/vocabulary'
import type { z } from 'zod'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { waitFor } from '../tests/set-test.ts'
import { requireRunning } from './begin-sitting.ts'
import { findCurrent } from './close-sitting.ts'
import { hasBegun, requireSitting } from './sitting-times.ts'
import { findSitting, type Own, settleGap } from './sittings.store.ts'

type Settled = z.input<typeof mocksContract.settleLostTime.response>

/** Takes back what was offered, or lets it count. Asked again it changes nothing: nothing is offered any more. */
export async function settleLostTime(deps: MocksDeps, own: Own, choice: LostTimeChoice): Promise<Settled> {
  const { db, clock } = deps
  const now = clock()
  const row = await findCurrent(deps, own, now)
  requireRunning(row)
  const { gapSeconds: gap, offeredSeconds: offered } = row
  const isTaken = choice === 'take'
  const seconds = isTaken ? offered : 0
  await settleGap(db, { ...own, grantId: randomUUIDv7(), gap, offered, isTaken, seconds, now })
  const settled = requireSitting(await findSitting(db, own))
  if (!hasBegun(settled)) throw new Problem('not_open', 'This paper has not begun')
  if (settled.testId && seconds > 0) await waitFor(db, settled.testId, settled.endsAt)
  return { endsAt: settled.endsAt.toISOString(), returnedSeconds: settled.returnedSeconds }
}
