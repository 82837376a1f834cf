import type { KeyInput, TestResults } from '@vikalp/contract/mocks/tests'
import { invalid } from '#platform/problem.ts'
import type { MocksDeps } from '../../mocks-deps.ts'
import { markAgain } from '../../sittings/close-sitting.ts'
import { partOf } from '../../sittings/paper-part.ts'
import { readResults } from '../read-results.ts'
import { requireTest } from '../read-test.ts'
import { listEnded } from '../test-sittings.store.ts'
import { saveKey } from '../tests.store.ts'

/** Everybody's marks follow the corrected key; what they were stays as an earlier version. */
export async function correctKey(deps: MocksDeps, testId: string, input: KeyInput): Promise<TestResults> {
  const { db, bank, clock } = deps
  const now = clock()
  const test = await requireTest(db, testId)
  const { questionIds, hall } = partOf(bank, { ...test, part: 0, questionOrder: null })
  const place = questionIds.indexOf(input.questionId)
  if (place < 0) throw invalid('questionId', 'is not in this test')
  const isTyped = hall.types[place] === 'numeric'
  if ((input.kind === 'letters') !== input.letters.length > 0 || (isTyped && input.kind === 'letters'))
    throw invalid('letters', 'are named where letters are right, and nowhere else')
  await saveKey(db, { ...input, testId, now })
  for (const own of await listEnded(db, testId))
    await markAgain(deps, own, input.reason, now, input.questionId)
  return readResults(deps, { testId })
}
