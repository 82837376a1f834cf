import assert from 'node:assert/strict'
import test from 'node:test'
import { correctedKey, type KeyCorrection } from './key-correction.ts'
import type { QuestionKey } from './mark-question.ts'

const letters = (...right: ('A' | 'B' | 'C' | 'D')[]): QuestionKey => ({ kind: 'letters', right })
const correction = (questionId: string, from: QuestionKey, to: QuestionKey): KeyCorrection => ({
  questionId,
  date: '2026-12-03',
  from,
  to,
  reason: 'Read twice',
})
const corrections = [
  correction('kin-0001', letters('B'), letters('B', 'C')),
  correction('opt-0001', letters('A'), { kind: 'all-right' }),
  correction('kin-0001', letters('B', 'C'), { kind: 'dropped' }),
]
const history = (questionId: string) =>
  [0, 1, 2, 3].map((state) => correctedKey(corrections, questionId, state))

test('each state has the key as it was then, the first the one before any correction', () => {
  assert.deepEqual(history('kin-0001'), [
    letters('B'),
    letters('B', 'C'),
    letters('B', 'C'),
    { kind: 'dropped' },
  ])
  assert.deepEqual(history('opt-0001'), [
    letters('A'),
    letters('A'),
    { kind: 'all-right' },
    { kind: 'all-right' },
  ])
})

test('a question that was never corrected has the key of the bank', () => {
  assert.deepEqual(history('evo-0001'), [undefined, undefined, undefined, undefined])
})
