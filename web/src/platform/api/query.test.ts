import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFailure } from './api-failure.ts'
import { retryDelay, shallRetry } from './query.ts'

test('only a missing network and a busy server are retried, at most twice', () => {
  for (const code of ['offline', 'unavailable'] as const) {
    assert.equal(shallRetry(0, new ApiFailure(code)), true)
    assert.equal(shallRetry(1, new ApiFailure(code)), true)
    assert.equal(shallRetry(2, new ApiFailure(code)), false)
  }
  for (const code of ['timeout', 'not_found', 'rate_limited', 'unexpected', 'unauthenticated'] as const)
    assert.equal(shallRetry(0, new ApiFailure(code)), false, code)
  assert.equal(shallRetry(0, new Error('a fault of our own')), false)
})

test('the pause doubles, is spread at random, and respects what the server asked for', () => {
  assert.equal(
    retryDelay(0, undefined, () => 0),
    1000,
  )
  assert.equal(
    retryDelay(1, undefined, () => 1),
    3000,
  )
  assert.equal(
    retryDelay(0, new ApiFailure('unavailable', { retryAfterSeconds: 5 }), () => 0),
    5000,
  )
  assert.equal(
    retryDelay(0, new ApiFailure('unavailable', { retryAfterSeconds: 9999 }), () => 0),
    30_000,
  )
})
