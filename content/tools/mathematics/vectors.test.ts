import assert from 'node:assert/strict'
import test from 'node:test'
import { plus, shortestDistance, times } from './vectors.ts'

test('vectors are added and multiplied by components', () => {
  assert.deepEqual(plus([1, 2, 3], times(-2, [1, 0, 1])), [-1, 2, 1])
})

test('the shortest distance of lines is measured along their common perpendicular', () => {
  const along = { x: [1, 0, 0], y: [0, 1, 0] }
  assert.equal(shortestDistance([[5, 0, 1], along.x], [[0, 7, 4], along.y]), 3)
  assert.equal(shortestDistance([[5, 2, 1], along.x], [[3, 7, 1], along.y]), 0)
})
