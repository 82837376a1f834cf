import { ApiFailure, type FailureCode, failureCode } from '#platform/api/api-failure.ts'

export type AfterFailure = 'again' | 'refused' | 'sign-in'

// What a failure means for the next try; any other code is temporary.
const verdicts: Partial<Record<FailureCode, AfterFailure>> = {
  unauthenticated: 'sign-in',
  invalid_request: 'refused',
  forbidden: 'refused',
  not_found: 'refused',
  conflict: 'refused',
  closed: 'refused',
  stale_page: 'refused',
  too_large: 'refused',
  unsupported: 'refused',
}

export const afterFailure = (error: unknown): AfterFailure => verdicts[failureCode(error)] ?? 'again'

/** What delays the next try. */
export type RetryState = {
  failures: number
  notBefore: number
  /** The server asked for this pause. */
  isAskedFor: boolean
}

const longestWaitMs = 5 * 60_000

/**
 * Doubles after each failure in a row, with half of it random, so that a class whose network comes back does
 * not retry all at once; and never sooner than the server asked for, plus up to a quarter (rule 64).
 */
export function retryAfter(
  before: RetryState | undefined,
  error: unknown,
  { now, random }: { now: () => number; random: () => number },
): RetryState {
  const failures = (before?.failures ?? 0) + 1
  const backoffMs = Math.min(1000 * 2 ** (failures - 1), longestWaitMs) * (0.5 + random() / 2)
  const askedMs = error instanceof ApiFailure ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  const waitMs = Math.max(backoffMs, askedMs * (1 + random() / 4))
  return { failures, notBefore: now() + waitMs, isAskedFor: askedMs > 0 }
}
