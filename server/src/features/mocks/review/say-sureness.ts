import type { SaidSureness } from '@vikalp/contract/mocks/results'
import { markStale } from '#learners/learners.store.ts'
import { notFound } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { countedResponses, findCurrent } from '../sittings/close-sitting.ts'
import { partOf } from '../sittings/paper-part.ts'
import { isClosed } from '../sittings/sitting-times.ts'
import type { Own } from '../sittings/sittings.store.ts'
import { isOut, testOf } from '../tests/set-test.ts'
import { pendingResult } from './read-result.ts'
import { storeSureness } from './sureness.store.ts'

/**
 * How sure the candidate was of an answer, said once the result is out: the ledger of guesses counts it, and a guess teaches
 * as one of a quiz does.
 */
export async function saySureness(
  deps: MocksDeps,
  own: Own,
  { questionId, sureness }: SaidSureness,
): Promise<SaidSureness> {
  const { db, bank, clock } = deps
  const now = clock()
  const row = await findCurrent(deps, own, now)
  const test = await testOf(db, row)
  if (!isClosed(row) || !isOut(test, now)) throw pendingResult(test)
  const place = partOf(bank, row).questionIds.indexOf(questionId)
  if (place < 0 || (countedResponses(row)[place] ?? null) === null) throw notFound('The answer')
  await db.transaction(async (tx) => {
    // The sitting is locked before what is known of the student, as by whoever marks it.
    if (!(await storeSureness(tx, { ...own, questionId, sureness }))) throw pendingResult(test)
    await markStale(tx, own.studentId)
  })
  return { questionId, sureness }
}
