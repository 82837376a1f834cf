import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trendSummary } from './trend-summary.ts'

test('of equal values the first highest and the first lowest are named', () => {
  assert.deepEqual(trendSummary([null, 76, 91, 64, 91, 64]), {
    high: { index: 2, value: 91 },
    low: { index: 3, value: 64 },
    count: 5,
  })
})

test('without any value there is no summary', () => assert.equal(trendSummary([null, null]), undefined))
