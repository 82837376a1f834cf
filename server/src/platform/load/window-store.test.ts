import assert from 'node:assert/strict'
import test from 'node:test'
import { WindowStore } from './window-store.ts'

function countAt(store: WindowStore, key: string, timeWindow = 60_000): { current: number; ttl: number } {
  let said = { current: 0, ttl: 0 }
  store.incr(
    key,
    (_, result) => {
      if (result) said = result
    },
    timeWindow,
  )
  return said
}

test('calls of a key are counted from its first one to the end of the window, then anew', () => {
  let now = 1_000
  const store = new WindowStore(undefined, () => now)
  assert.deepEqual(countAt(store, 'one'), { current: 1, ttl: 60_000 })
  now = 60_999
  assert.deepEqual(countAt(store, 'one'), { current: 2, ttl: 1 })
  assert.deepEqual(countAt(store, 'other'), { current: 1, ttl: 60_000 })
  now = 61_000
  assert.deepEqual(countAt(store, 'one'), { current: 1, ttl: 60_000 })
})

test('the keys used longest ago are forgotten beyond 20,000', () => {
  const store = new WindowStore(undefined, () => 0)
  countAt(store, 'used again')
  for (let i = 0; i < 19_999; i++) countAt(store, `key ${i}`)
  assert.equal(countAt(store, 'used again').current, 2)
  countAt(store, 'one more')
  assert.equal(countAt(store, 'used again').current, 3)
  assert.equal(countAt(store, 'key 0').current, 1)
})
