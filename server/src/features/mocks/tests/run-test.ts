import { randomUUIDv7 } from 'node:crypto'
import type { GrantInput, Test } from '@vikalp/contract/mocks/tests'
import { sittingLimits } from '@vikalp/domain/limits'
import { heldBack, isReleased } from '@vikalp/domain/sitting/test-state'
import { notFound, Problem } from '#platform/problem.ts'
import type { MocksDeps } from '../mocks-deps.ts'
import { releaseTests } from '../release/release-tests.ts'
import { close, isEnded } from '../sittings/close-sitting.ts'
import { lockSitting } from '../sittings/sittings.store.ts'
import { readTest, requireTest, timesOf } from './read-test.ts'
import { waitFor } from './set-test.ts'
import { giveTime, listUnended, openAnew } from './test-sittings.store.ts'
import { cancelTest, deleteDraft, publishTest, releaseTest } from './tests.store.ts'

/** From now on the class sees it. Published again it stays as it is. */
export async function publish(deps: MocksDeps, testId: string): Promise<Test> {
  const { db, clock } = deps
  const now = clock()
  const { closesAt, publishedAt } = await requireTest(db, testId)
  if (!publishedAt && closesAt <= now) throw new Problem('closed', 'The window of this test is over')
  await publishTest(db, testId, now)
  return readTest(deps, testId)
}

export async function removeDraft({ db }: MocksDeps, testId: string): Promise<void> {
  if (!(await deleteDraft(db, testId)))
    throw new Problem('conflict', 'A test that was published is cancelled, not deleted')
}

/** Whoever is writing is stopped; what was written is kept and marked. */
export async function cancel(deps: MocksDeps, testId: string, reason: string): Promise<Test> {
  const { db, clock } = deps
  const now = clock()
  const isCancelled = await db.transaction((tx) => cancelTest(tx, { testId, reason, now }))
  if (!isCancelled) throw new Problem('conflict', 'Only a test that is published can be cancelled')
  for (const own of await listUnended(db, testId)) await close(deps, own, 'teacher', now, lockSitting)
  return readTest(deps, testId)
}

/** Results by hand, or before their time: only once nobody writes, and all have handed in or nobody can begin. */
export async function release(deps: MocksDeps, testId: string): Promise<Test> {
  const { db, clock } = deps
  const now = clock()
  for (const sitting of await listUnended(db, testId))
    if (isEnded(sitting, now)) await close(deps, sitting, 'clock', now)
  const test = await requireTest(db, testId)
  if (!test.publishedAt) throw new Problem('not_open', 'This test is not published')
  const why = heldBack(timesOf(test), test, now.getTime())
  if (why && !test.cancelledAt)
    throw new Problem(why === 'open' ? 'not_open' : 'conflict', 'Somebody may still be writing', {
      fields: { closesAt: test.closesAt.toISOString(), running: String(test.running) },
    })
  await releaseTest(db, testId, now)
  await releaseTests(deps, now)
  return readTest(deps, testId)
}

const hours = sittingLimits.testHours * 3_600_000

/** Lost time is given as time. After the end it waits for the student, for a day at most. */
export async function grant(deps: MocksDeps, testId: string, input: GrantInput): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const test = timesOf(await requireTest(db, testId))
  if (isReleased(test, now.getTime())) throw new Problem('closed', 'The results of this test are out')
  const given = { ...input, testId, grantId: randomUUIDv7(), now }
  for (const sitting of await listUnended(db, testId))
    if (sitting.studentId === input.studentId && isEnded(sitting, now))
      await close(deps, sitting, 'clock', now, lockSitting)
  const endsAt = await giveTime(db, given)
  if (endsAt) {
    if (input.seconds > 0) await waitFor(db, testId, endsAt)
    return
  }
  if (!(await openAnew(db, given))) throw notFound('The sitting')
  await waitFor(db, testId, new Date(now.getTime() + hours))
}
