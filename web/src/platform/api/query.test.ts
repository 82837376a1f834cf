import assert from 'node:assert/strict'
import { test } from 'node:test'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { ApiFailure } from './api-failure.ts'
import { queryClient, retryDelay, shallRetry } from './query.ts'

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

test('what is a minute old is asked for at the next visit, and never because the window has the focus again', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  let asked = 0
  const query = { queryKey: ['account'] as const, queryFn: async () => ++asked }
  queryClient.mount()
  t.after(() => {
    queryClient.unmount()
    queryClient.clear()
  })
  await queryClient.fetchQuery(query)
  t.mock.timers.tick(59_999)
  assert.equal(await queryClient.fetchQuery(query), 1)
  t.mock.timers.tick(1)
  assert.equal(await queryClient.fetchQuery(query), 2)

  t.after(new QueryObserver(queryClient, query).subscribe(() => {}))
  t.mock.timers.tick(120_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await queryClient.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
  assert.equal(asked, 2)
})
