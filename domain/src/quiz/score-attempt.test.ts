import assert from 'node:assert/strict'
import test from 'node:test'
import type { Letter } from '../vocabulary.ts'
import { scoreAttempt } from './score-attempt.ts'

const key = new Map<string, Letter>([
  ['kin-0001', 'A'],
  ['kin-0002', 'B'],
  ['kin-0003', 'C'],
  ['kin-0004', 'D'],
  ['kin-0005', 'A'],
  ['kin-0006', 'B'],
])

test('right, wrong and skipped are told apart', () => {
  const score = scoreAttempt(
    key,
    new Map<string, Letter | null>([
      ['kin-0001', 'A'],
      ['kin-0002', 'D'],
      ['kin-0003', null],
      ['kin-0004', 'D'],
      ['kin-0005', 'A'],
      ['kin-0006', 'C'],
    ]),
  )
  assert.deepEqual([score.total, score.correct, score.incorrect, score.notAttempted], [6, 3, 2, 1])
  assert.deepEqual(score.verdicts[1], {
    questionId: 'kin-0002',
    selectedOption: 'D',
    answer: 'B',
    isCorrect: false,
  })
})

test('an answer to a question outside the quiz earns nothing', () => {
  const score = scoreAttempt(key, new Map([['opt-0001', 'A']]))
  assert.deepEqual([score.correct, score.incorrect, score.notAttempted], [0, 0, 6])
})

test('an empty quiz scores nothing out of nothing', () =>
  assert.deepEqual(scoreAttempt(new Map(), new Map()), {
    total: 0,
    correct: 0,
    incorrect: 0,
    notAttempted: 0,
    verdicts: [],
  }))
