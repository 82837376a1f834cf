import assert from 'node:assert/strict'
import test from 'node:test'
import { RecentMap } from './recent-map.ts'

test('what was set longest ago is forgotten, and setting again makes it the newest', () => {
  const map = new RecentMap<number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  assert.deepEqual(
    [...map],
    [
      ['a', 3],
      ['c', 4],
    ],
  )
})
