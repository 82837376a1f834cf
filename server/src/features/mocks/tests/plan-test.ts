import { shufflePlaces } from '@vikalp/domain/papers/shuffle-places'
import { Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { findPaper, listMet } from '../papers/papers.store.ts'
import type { SittingPlan } from '../sittings/plan-sitting.ts'
import type { Own } from '../sittings/sittings.store.ts'
import { requireSetTest } from './set-test.ts'

/** The sitting of a test can be got ready before its opening, so that its instructions are read; it begins in its window. */
export async function planTest(
  { db }: MocksDeps,
  { studentId }: Own,
  testId: string,
  now: Date,
): Promise<SittingPlan> {
  const test = await requireSetTest(db, { testId, studentId })
  if (test.cancelledAt) throw new Problem('closed', 'This test was cancelled')
  if (now >= test.closesAt) {
    const fields = { closesAt: test.closesAt.toISOString() }
    throw new Problem('closed', 'This test is closed', { fields })
  }
  const paper = await findPaper(db, test.paperId)
  const name = `${test.testId} ${studentId}`
  return {
    paper,
    part: 0,
    afterId: null,
    testId: test.testId,
    questionOrder: test.isShuffled ? shufflePlaces(paper.sections, name) : null,
    optionSeed: test.shufflesOptions ? name : null,
    isFresh: false,
    met: await listMet(db, studentId),
  }
}
