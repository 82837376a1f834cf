import assert from 'node:assert/strict'
import test from 'node:test'
import { scoreAttempt, withAnswers } from './score-attempt.ts'

const questionIds = ['kin-0001', 'kin-0002', 'kin-0003', 'kin-0004', 'kin-0005', 'kin-0006']
const key = 'ABCDAB'

test('right, wrong and skipped are told apart', () => {
  const score = scoreAttempt({ questionIds, chosen: 'AD-DAC', key })
  assert.deepEqual([score.total, score.correct, score.incorrect, score.notAttempted], [6, 3, 2, 1])
  assert.deepEqual(score.verdicts.slice(1, 3), [
    { questionId: 'kin-0002', selectedOption: 'D', answer: 'B', isCorrect: false },
    { questionId: 'kin-0003', selectedOption: null, answer: 'C', isCorrect: false },
  ])
})

test('an empty quiz scores 0 out of 0', () =>
  assert.deepEqual(scoreAttempt({ questionIds: [], chosen: '', key: '' }), {
    total: 0,
    correct: 0,
    incorrect: 0,
    notAttempted: 0,
    verdicts: [],
  }))

test('a question without a key cannot be graded', () =>
  assert.throws(() => scoreAttempt({ questionIds, chosen: '------', key: 'ABCDA' }), /kin-0006/))

test('answers follow the order of the questions and replace those saved before; other questions change nothing', () => {
  const answers = [
    { questionId: 'kin-0006', selectedOption: 'C' as const },
    { questionId: 'kin-0001', selectedOption: 'B' as const },
    { questionId: 'opt-0001', selectedOption: 'A' as const },
  ]
  assert.equal(withAnswers({ questionIds, chosen: 'A--D--' }, answers), 'B--D-C')
  assert.equal(withAnswers({ questionIds, chosen: 'A--D--' }, []), 'A--D--')
})
