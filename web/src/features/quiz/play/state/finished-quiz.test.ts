import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { analysisState } from './finished-quiz.ts'

const finishedAt = '2026-11-21T10:05:00.000Z'
const finished = sampleAttempt({
  answers: {
    'opt-0001': { value: 0, at: 1 },
    'opt-0002': { value: 3, at: 1 },
    'opt-0003': { value: null, at: 2 },
  },
  seconds: { 'opt-0001': 30, 'opt-0002': 15 },
  finishedAt,
})
const result = {
  attemptId: finished.quizId,
  quizId: finished.quizId,
  total: 3,
  correct: 1,
  incorrect: 1,
  notAttempted: 1,
  avgTime: 14.8,
  finishedAt,
  questions: [],
}

test('a graded quiz carries the counts of the server and no error', () => {
  assert.deepEqual(analysisState({ ...finished, result }, 'failed'), {
    answers: { 'opt-0001': 0, 'opt-0002': 3 },
    correctCount: 1,
    incorrectCount: 1,
    totalQuestions: 3,
    testType: 'NEET',
    subject: 'Physics',
    chapter: 'optics',
    quick: false,
    quizId: finished.quizId,
    avgTime: 14.8,
  })
})

test('a quiz the server has not got carries zero correct, zero incorrect and the error', () => {
  const state = analysisState(finished, 'failed')
  assert.deepEqual([state.correctCount, state.incorrectCount, state.error], [0, 0, 'failed'])
  assert.equal(state.avgTime, 15)
})

test('a quick quiz says so, for the next one is to be as short', () => {
  assert.equal(analysisState({ ...finished, quick: true }, '').quick, true)
})

test('no recorded time is no average', () => {
  assert.equal(analysisState({ ...finished, result: { ...result, avgTime: null } }, '').avgTime, undefined)
})
