import assert from 'node:assert/strict'
import test from 'node:test'
import { attemptSummary } from './attempt-summary.ts'

test('accuracy counts all questions, completion the answered ones', () =>
  assert.deepEqual(attemptSummary({ total: 10, correct: 7, incorrect: 2, avgTime: 93 }), {
    notAttempted: 1,
    accuracy: 70,
    completion: 90,
    minutesPerQuestion: 1.6,
  }))

test('percentages have one decimal', () => {
  const summary = attemptSummary({ total: 3, correct: 1, incorrect: 1, avgTime: null })
  assert.deepEqual([summary.accuracy, summary.completion, summary.minutesPerQuestion], [33.3, 66.7, null])
})

test('nothing out of nothing is zero, not a division by zero', () =>
  assert.equal(attemptSummary({ total: 0, correct: 0, incorrect: 0, avgTime: null }).accuracy, 0))
