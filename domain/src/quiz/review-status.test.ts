import assert from 'node:assert/strict'
import test from 'node:test'
import { reviewStatus } from './review-status.ts'

test('a missing answer is skipped, the right option correct, any other incorrect', () => {
  assert.equal(reviewStatus(undefined, 'A'), 'Skipped')
  assert.equal(reviewStatus(null, 'A'), 'Skipped')
  assert.equal(reviewStatus('A', 'A'), 'Correct')
  assert.equal(reviewStatus('B', 'A'), 'Incorrect')
})
