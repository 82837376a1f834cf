import { sittingLimits } from '../limits.ts'
import type { LostTimePolicy } from '../vocabulary.ts'

/** The seconds between the last sign of life and a new page; what is short is no gap, nor is work without a network. */
export function gapSeconds(lastSeenAt: number, resumedAt: number, isNewPage: boolean): number {
  const seconds = Math.floor((resumedAt - lastSeenAt) / 1000)
  return isNewPage && seconds >= sittingLimits.gapSeconds ? seconds : 0
}

export type LostTime = {
  /** Given back, at once or when the student of a mock of their own wants it. */
  seconds: number
  /** Only the teacher can give the rest. */
  toAsk: number
}

/** What a gap gives back. `returned` are the seconds given back before; a mock of one's own has no teacher to ask. */
export function lostTime(
  policy: LostTimePolicy,
  place: 'own' | 'test',
  gap: number,
  returned: number,
): LostTime {
  if (policy === 'clockRuns') return { seconds: 0, toAsk: 0 }
  const { ownGap, ownSum, testSum } = sittingLimits
  if (place === 'own') return { seconds: Math.max(0, Math.min(gap, ownGap, ownSum - returned)), toAsk: 0 }
  const seconds = Math.max(0, Math.min(gap, testSum - returned))
  return { seconds, toAsk: gap - seconds }
}

export type Grant = { state: 'running'; endsAt: number } | { state: 'paused'; leftSeconds: number }

/** Time that a teacher gives. After the end it waits until the student opens the test again. */
export function grantTime(endsAt: number, seconds: number, now: number): Grant {
  if (now < endsAt) return { state: 'running', endsAt: endsAt + seconds * 1000 }
  return { state: 'paused', leftSeconds: seconds }
}

/** A second grant to a sitting that still waits. */
export const grantMore = (leftSeconds: number, seconds: number): Grant => ({
  state: 'paused',
  leftSeconds: leftSeconds + seconds,
})

/** The student is back: the time that was given begins. */
export const endAfterPause = (leftSeconds: number, openedAt: number): number => openedAt + leftSeconds * 1000
