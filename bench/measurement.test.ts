import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median, percentile } from './measurement.ts'

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)

test('a percentile is one of the values, whatever their order', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median(hundred), 51)
  assert.equal(percentile(hundred, 0.95), 96)
  assert.equal(percentile(hundred, 1), 100)
  assert.equal(percentile([7], 0.95), 7)
})

test('of no values there is none', () => {
  assert.ok(Number.isNaN(median([])))
})
