import { sittingLimits } from '@vikalp/domain/limits'
import type { QuestionKey } from '@vikalp/domain/marking/mark-question'
import { closedBecause, endsAt, type TestWindow } from '@vikalp/domain/sitting/clock'
import { isReleased } from '@vikalp/domain/sitting/test-state'
import type { Queries } from '#platform/db.ts'
import { notFound, Problem } from '#platform/problem.ts'
import type { SittingRow } from '../sittings/sittings.store.ts'
import { findSetTest, type KeyRow, postponeResults, type SetTest } from './set-test.store.ts'

/** The test that a sitting belongs to; none of a mock of one's own. */
export async function testOf(
  db: Queries,
  { testId, studentId }: Pick<SittingRow, 'testId' | 'studentId'>,
): Promise<SetTest | undefined> {
  return testId === null ? undefined : findSetTest(db, { testId, studentId })
}

export const windowOf = ({ opensAt, closesAt, together, lateStart }: SetTest): TestWindow => ({
  opensAt: opensAt.getTime(),
  closesAt: closesAt.getTime(),
  together,
  lateStart,
})

/** When a sitting ends that begins now; a mock of one's own has its whole time. */
export const endFrom = (now: Date, minutes: number, test: SetTest | undefined): Date =>
  new Date(
    endsAt(
      { beganAt: now.getTime(), minutes, extraPercent: test?.extraPercent ?? 0, returnedSeconds: 0 },
      test && windowOf(test),
    ),
  )

/** Whether keys and marks may be shown; those of a mock of one's own may. */
export const isOut = (test: SetTest | undefined, now: Date): boolean =>
  test === undefined ||
  isReleased(
    { resultsAt: test.resultsAt?.getTime() ?? null, releasedAt: test.releasedAt?.getTime() ?? null },
    now.getTime(),
  )

/** A test that is set for this student, cancelled or not. */
export async function requireSetTest(
  db: Queries,
  of: { testId: string; studentId: string },
): Promise<SetTest> {
  const test = await findSetTest(db, of)
  if (!test?.publishedAt || !test.isPupil) throw notFound('The test')
  return test
}

/** Throws unless the test can be begun now by whoever is in its class. */
export function requireOpen(test: SetTest, minutes: number, now: Date): void {
  if (!test.isPupil) throw notFound('The test')
  if (test.cancelledAt) throw new Problem('closed', 'This test was cancelled')
  if (isOut(test, now)) throw new Problem('closed', 'The results of this test are out')
  const why = closedBecause(now.getTime(), windowOf(test))
  const fields = { opensAt: test.opensAt.toISOString(), closesAt: test.closesAt.toISOString() }
  if (why === 'not_open') throw new Problem(why, 'This test is not open yet', { fields })
  if (why || endFrom(now, minutes, test) <= now)
    throw new Problem('closed', 'This test is closed', { fields })
}

/** The results wait for whoever was given time. */
export const waitFor = (db: Queries, testId: string, end: Date): Promise<number> =>
  postponeResults(db, testId, new Date(end.getTime() + sittingLimits.afterLastEnd * 1000))

/** A key as the teacher corrected it. */
export const testKey = ({ kind, letters }: KeyRow): QuestionKey =>
  kind === 'letters' ? { kind, right: letters } : { kind }
