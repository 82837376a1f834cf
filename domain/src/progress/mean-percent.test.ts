import assert from 'node:assert/strict'
import test from 'node:test'
import { meanPercent } from './mean-percent.ts'

test('47, 42 and 38 of 50 make 85 percent', () => assert.equal(meanPercent(9400 + 8400 + 7600, 3), 85))

test('half a percent is rounded up', () => {
  assert.equal(meanPercent(5750, 1), 58)
  assert.equal(meanPercent(5749, 1), 57)
})

test('no quiz has no mean, which is not zero', () => {
  assert.equal(meanPercent(0, 0), null)
  assert.equal(meanPercent(0, 2), 0)
})
