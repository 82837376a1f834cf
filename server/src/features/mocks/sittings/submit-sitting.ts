import type { SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { close, findCurrent } from './close-sitting.ts'
import { isClosed, requireSitting } from './sitting-times.ts'
import { findSitting, type Own } from './sittings.store.ts'

/** Hands the paper in. Asked again, it answers the same. */
export async function submit(deps: MocksDeps, own: Own, pageId: string): Promise<SubmittedSitting> {
  const { db, clock } = deps
  const now = clock()
  const found = await findCurrent(deps, own, now)
  if (found.state === 'ready') throw new Problem('not_open', 'This paper has not begun')
  if (found.state === 'running') {
    if (found.pages.at(-1) !== pageId) throw new Problem('stale_page', 'This paper goes on in another window')
    await close(deps, own, 'student', now)
  }
  const row = requireSitting(await findSitting(db, own))
  if (!isClosed(row)) throw new Problem('conflict', 'This paper was changed at this moment')
  const { state, closedAt, receipt } = row
  return { state, submittedAt: closedAt.toISOString(), receipt, resultsAt: closedAt.toISOString() }
}
