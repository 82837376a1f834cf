import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { isLongOver } from './quiz-time.ts'

const startedAt = '2026-11-27T10:00:00.000Z'
const at = (time: string) => Date.parse(`2026-11-${time}Z`)

test('whoever comes back a minute or more after the end of the clock is asked; who was there is not', () => {
  const quiz = sampleAttempt({ startedAt, allowed: 300 })
  assert.equal(isLongOver(quiz, at('27T10:04:59')), false)
  assert.equal(isLongOver(quiz, at('27T10:05:30')), false)
  assert.equal(isLongOver(quiz, at('27T10:06:00')), true)
  assert.equal(isLongOver(quiz, at('28T10:05:00')), true)
  assert.equal(isLongOver(sampleAttempt({ startedAt }), at('28T10:05:00')), false, 'without a clock')
})
