import assert from 'node:assert/strict'
import test from 'node:test'
import { scoresOf, statusOf } from './student-status.ts'

test('the status changes at 90, 80 and 70', () =>
  assert.deepEqual(
    [100, 90, 89, 80, 79, 70, 69, 0].map((score) => statusOf(score)),
    ['excellent', 'excellent', 'good', 'good', 'average', 'average', 'poor', 'poor'],
  ))

test('nobody has a status before the first quiz', () => assert.equal(statusOf(null), null))

test('the ranges cover every score without gaps', () =>
  assert.deepEqual(
    (['excellent', 'good', 'average', 'poor'] as const).map((status) => scoresOf(status)),
    [
      { from: 90, below: 101 },
      { from: 80, below: 90 },
      { from: 70, below: 80 },
      { from: 0, below: 70 },
    ],
  ))
