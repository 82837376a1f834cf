import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { type RetryState, retryAfter } from './retry.ts'

/** When each of the next tries is due if all before it failed like this, in milliseconds. */
function tries(error: unknown, chance: number, count: number): number[] {
  let at = 0
  let state: RetryState | undefined
  return Array.from({ length: count }, () => {
    state = retryAfter(state, error, { now: () => at, random: () => chance })
    at = state.notBefore
    return at
  })
}

test('after three failures in a row the next try comes within ten seconds, asked to wait or not', () => {
  const unavailable = new ApiFailure('unavailable', { status: 503, retryAfterSeconds: 2 })
  assert.deepEqual(tries(new ApiFailure('offline'), 1, 3), [1000, 3000, 7000])
  assert.deepEqual(tries(unavailable, 1, 3), [2500, 5000, 9000])
  assert.deepEqual(tries(unavailable, 0, 3), [2000, 4000, 6000])
})

test('the wait doubles up to five minutes', () => {
  const due = tries(new ApiFailure('offline'), 1, 12)
  const waits = due.map((at, i) => at - (due[i - 1] ?? 0))
  assert.deepEqual(waits.slice(7), [128_000, 256_000, 300_000, 300_000, 300_000])
})

test('who was asked to wait comes back later by up to a quarter, and never sooner', () => {
  const limited = new ApiFailure('rate_limited', { status: 429, retryAfterSeconds: 40 })
  assert.deepEqual([tries(limited, 0, 1), tries(limited, 1, 1)], [[40_000], [50_000]])
})

test('only a pause that the server asked for is an asked one', () => {
  const isAskedFor = (error: unknown): boolean =>
    retryAfter(undefined, error, { now: () => 0, random: () => 0 }).isAskedFor
  assert.equal(isAskedFor(new ApiFailure('rate_limited', { status: 429, retryAfterSeconds: 1 })), true)
  assert.equal(isAskedFor(new ApiFailure('unavailable', { status: 503 })), false)
  assert.equal(isAskedFor(new TypeError('Failed to fetch')), false)
})
