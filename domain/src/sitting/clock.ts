import { sittingLimits } from '../limits.ts'
import type { LateStart } from '../vocabulary.ts'

// Times in milliseconds of the server's clock, lengths in seconds or minutes as their names say.

/** The minutes of whoever is entitled to extra time, rounded up to five: 180 with 33.33 % are 240. */
export function minutesWithExtra(minutes: number, extraPercent: number): number {
  if (extraPercent === 0) return minutes
  const hundredths = Math.round(extraPercent * 100)
  const exact = (minutes * (10_000 + hundredths)) / 10_000
  return Math.ceil(exact / sittingLimits.extraStep) * sittingLimits.extraStep
}

/** When a test can be begun. `together` is one clock for all from its opening. */
export type TestWindow = { opensAt: number; closesAt: number; together: boolean; lateStart: LateStart }

type Sitting = { beganAt: number; minutes: number; extraPercent: number; returnedSeconds: number }

/** The end of a sitting; in a test the closing is later by the extra time of whoever has it. */
export function endsAt(
  { beganAt, minutes, extraPercent, returnedSeconds }: Sitting,
  test?: TestWindow,
): number {
  const length = minutesWithExtra(minutes, extraPercent) * 60_000
  const extra = length - minutes * 60_000
  const begin = test?.together ? test.opensAt : beganAt
  const isCut = test && !test.together && test.lateStart === 'cut'
  const end = isCut ? Math.min(begin + length, test.closesAt + extra) : begin + length
  return end + returnedSeconds * 1000
}

/** Why a test cannot be begun now; nothing where it can. */
export function closedBecause(
  now: number,
  { opensAt, closesAt }: TestWindow,
): 'not_open' | 'closed' | undefined {
  if (now < opensAt) return 'not_open'
  return now >= closesAt ? 'closed' : undefined
}

/** Whether a window is long enough for a test without extra time, for whoever begins at once. */
export const fitsWindow = ({ opensAt, closesAt }: TestWindow, minutes: number): boolean =>
  closesAt - opensAt >= minutes * 60_000

/** The last moment at which a sitting of the test may end, before any time is given back. */
export function lastEnd(test: TestWindow, minutes: number, extraPercents: readonly number[]): number {
  const longest = minutesWithExtra(minutes, Math.max(0, ...extraPercents)) * 60_000
  if (test.together) return test.opensAt + longest
  if (test.lateStart === 'full') return test.closesAt + longest
  return test.closesAt + longest - minutes * 60_000
}

/** The first moment for which results may be announced: five minutes after the last end. */
export const earliestRelease = (
  test: TestWindow,
  minutes: number,
  extraPercents: readonly number[],
): number => lastEnd(test, minutes, extraPercents) + sittingLimits.afterLastEnd * 1000

/** Whether the clock closes the sitting now; ten seconds are left for the last answers on their way. */
export const isOver = (endsAt: number, now: number): boolean =>
  now >= endsAt + sittingLimits.graceSeconds * 1000
