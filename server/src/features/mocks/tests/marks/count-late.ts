import type { LateInput, TestResults } from '@vikalp/contract/mocks/tests'
import { lateReasons } from '@vikalp/domain/marking/late-reasons'
import { notFound } from '#platform/problem.ts'
import type { MocksDeps } from '../../mocks-deps.ts'
import { markAgain } from '../../sittings/close-sitting.ts'
import { readResults } from '../read-results.ts'
import { excludeLate } from '../test-sittings.store.ts'

/** What a student sent after the end counts unless the teacher excludes it; what the marks were stays as an earlier version. */
export async function countLate(
  deps: MocksDeps,
  testId: string,
  { studentId, counts }: LateInput,
): Promise<TestResults> {
  const sitting = await excludeLate(deps.db, { testId, studentId, isExcluded: !counts })
  if (!sitting) throw notFound('The sitting')
  await markAgain(deps, sitting, counts ? lateReasons.counted : lateReasons.excluded, deps.clock())
  return readResults(deps, { testId })
}
