import assert from 'node:assert/strict'
import test from 'node:test'
import { likenessOf, nearPairs } from './near-pairs.ts'

test('the fast search finds exactly the pairs that a full comparison finds', () => {
  const sets = Array.from({ length: 60 }, (_, index) => {
    const members = Array.from({ length: 12 }, (_, at) => `w${(index * 7 + at * ((index % 5) + 1)) % 40}`)
    return new Set(members)
  })
  for (const threshold of [0.35, 0.8]) {
    const slow = sets.flatMap((a, first) =>
      sets.flatMap((b, second) =>
        first < second && likenessOf(a, b) >= threshold ? [`${first} ${second}`] : [],
      ),
    )
    const fast = nearPairs(sets, threshold).map(({ first, second }) => `${first} ${second}`)
    assert.deepEqual(fast.sort(), slow.sort())
    assert.ok(slow.length > 0)
  }
})
