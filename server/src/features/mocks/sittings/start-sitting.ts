import type { ReadySitting, StartSitting } from '@vikalp/contract/mocks/sittings'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { insertPaper } from '../papers/papers.store.ts'
import { partOf } from './paper-part.ts'
import { planSitting, type SittingPlan } from './plan-sitting.ts'
import { readySitting } from './ready-sitting.ts'
import { findFollowing, findSitting, insertSitting, type Own } from './sittings.store.ts'

/** Gets a sitting ready. A start with a known id returns that sitting, so a start may be sent twice. */
export async function startSitting(
  deps: MocksDeps,
  studentId: string,
  request: StartSitting,
): Promise<ReadySitting> {
  const { db, bank, clock } = deps
  const own = { id: request.sittingId, studentId }
  const now = clock()
  const known = await findSitting(db, await followedBy(db, own, request))
  if (known) return readySitting(bank, known, now)
  await store(deps, own, await planSitting(deps, own, request, now), now)
  const made = await findSitting(db, await followedBy(db, own, request))
  if (!made) throw new Problem('conflict', 'This sitting was just removed')
  return readySitting(bank, made, now)
}

/** A part has one sitting after it, whatever the id of the request. */
async function followedBy(db: MocksDeps['db'], own: Own, request: StartSitting): Promise<Own> {
  if (!('after' in request)) return own
  const { studentId } = own
  const id = await findFollowing(db, { studentId, afterId: request.after })
  return id === undefined ? own : { id, studentId }
}

/** The paper of a fresh sitting is stored with it, or neither. */
const store = (
  { db, bank }: MocksDeps,
  own: Own,
  { paper, part, afterId, isFresh, met }: SittingPlan,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (isFresh) await insertPaper(tx, { ...paper, form: null, madeAt: now })
    const { questionIds } = partOf(bank, { ...paper, paperSections: paper.sections, part })
    await insertSitting(tx, {
      ...own,
      paperId: paper.id,
      part,
      afterId,
      madeAt: now,
      met: questionIds.filter((questionId) => met.has(questionId)),
    })
  })
