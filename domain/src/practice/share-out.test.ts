import assert from 'node:assert/strict'
import test from 'node:test'
import { shareOut } from './share-out.ts'

test('units go by weight, and the largest remainders get one more', () => {
  assert.deepEqual(shareOut(10, [90, 65, 25, 20]), [5, 3, 1, 1])
  assert.deepEqual(shareOut(5, [11, 20, 14]), [1, 2, 2])
  assert.deepEqual(shareOut(0, [1, 2]), [0, 0])
})

test('what one cannot hold goes to the others, and what none can hold to nobody', () => {
  assert.deepEqual(shareOut(12, [10, 20, 10], [10, 10, 0]), [4, 8, 0])
  assert.deepEqual(shareOut(9, [1, 1], [2, 3]), [2, 3])
})
