import type { TestState } from '../vocabulary.ts'

// Times in milliseconds of the server's clock; null is not yet, or never.

export type TestTimes = {
  publishedAt: number | null
  opensAt: number
  closesAt: number
  /** When the results come out by themselves. */
  resultsAt: number | null
  releasedAt: number | null
  cancelledAt: number | null
}

/** From the release on keys and marks are shown, and the questions may be asked elsewhere again. */
export const isReleased = (
  { resultsAt, releasedAt }: Pick<TestTimes, 'resultsAt' | 'releasedAt'>,
  now: number,
): boolean => [resultsAt, releasedAt].some((at) => at !== null && now >= at)

/** Where a test stands; `running` are the sittings that have not ended. */
export function testState(test: TestTimes, running: number, now: number): TestState {
  if (test.cancelledAt !== null) return 'cancelled'
  if (test.publishedAt === null) return 'draft'
  if (isReleased(test, now)) return 'released'
  if (now < test.opensAt) return 'planned'
  if (now < test.closesAt) return 'open'
  return running > 0 ? 'closed' : 'waiting'
}

type Sittings = { running: number; handedIn: number; students: number }

/** Why the results cannot come out now: somebody may still begin, or is writing. Once all have handed in they can. */
export function heldBack(
  { closesAt }: Pick<TestTimes, 'closesAt'>,
  { running, handedIn, students }: Sittings,
  now: number,
): 'open' | 'running' | undefined {
  if (now < closesAt && handedIn < students) return 'open'
  return running > 0 ? 'running' : undefined
}
