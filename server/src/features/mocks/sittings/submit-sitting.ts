import type { SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { testOf } from '../tests/set-test.ts'
import { close, findCurrent } from './close-sitting.ts'
import { nextPartOf } from './next-part.ts'
import { partOf } from './paper-part.ts'
import { isClosed, requireSitting } from './sitting-times.ts'
import { findSitting, lockSitting, type Own } from './sittings.store.ts'

/** Hands the paper in. Asked again, it answers the same. */
export async function submit(deps: MocksDeps, own: Own, pageId: string): Promise<SubmittedSitting> {
  const { db, clock } = deps
  const now = clock()
  const found = await findCurrent(deps, own, now)
  if (found.state === 'ready') throw new Problem('not_open', 'This paper has not begun')
  if (found.state === 'running') {
    if (found.pages.at(-1) !== pageId) throw new Problem('stale_page', 'This paper goes on in another window')
    // In the moments of grace it is the clock that has ended it.
    const isInTime = found.endsAt !== null && now < found.endsAt
    await close(deps, own, isInTime ? 'student' : 'clock', now, lockSitting)
  }
  const row = requireSitting(await findSitting(db, own))
  if (!isClosed(row)) throw new Problem('conflict', 'This paper was changed at this moment')
  const { state, closedAt, receipt, part } = row
  const { template } = partOf(deps.bank, row)
  const test = await testOf(db, row)
  return {
    state,
    submittedAt: closedAt.toISOString(),
    receipt,
    resultsAt: test ? (test.resultsAt?.toISOString() ?? null) : closedAt.toISOString(),
    nextPart: test ? null : nextPartOf(template, part, closedAt, now),
  }
}
