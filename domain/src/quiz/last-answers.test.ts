import assert from 'node:assert/strict'
import test from 'node:test'
import { lastAnswers } from './last-answers.ts'

test('the newest attempt says how a question was last answered; a skipped question counts as wrong', () => {
  const attempts = [
    { questionIds: ['q1', 'q2'], chosen: 'B-', key: 'AC' },
    { questionIds: ['q1', 'q3'], chosen: 'AD', key: 'AD' },
  ]
  assert.deepEqual(Object.fromEntries(lastAnswers(attempts)), {
    q1: { order: 1, wasCorrect: false },
    q2: { order: 1, wasCorrect: false },
    q3: { order: 0, wasCorrect: true },
  })
})

test('a student without a finished quiz has answered nothing', () => assert.equal(lastAnswers([]).size, 0))
