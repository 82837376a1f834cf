import assert from 'node:assert/strict'
import test from 'node:test'
import { mean, meanDeviation, median, share, sum, variance } from './data.ts'

test('what describes observations', () => {
  const x = [2, 9, 4, 5]
  assert.deepEqual([sum(x), mean(x), median(x)], [20, 5, 4.5])
  assert.equal(median([7, 1, 3]), 3)
  assert.equal(variance(x), 6.5)
  assert.equal(meanDeviation(x, 5), 2)
})

test('the share of favourable cases', () => {
  assert.equal(
    share([1, 2, 3, 4], (n) => n > 3),
    0.25,
  )
})
