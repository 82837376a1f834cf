import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { scoreBand } from './analysis-words.ts'
import { analysisFrom, analysisState } from './navigation-state.ts'

const state = {
  correctCount: 7,
  incorrectCount: 2,
  totalQuestions: 10,
  testType: 'NEET',
  quizId: 'q',
  avgTime: 48,
}

test('the figures of the navigation are used as they are', () => {
  const analysis = analysisFrom({ ...state, subject: 'Physics', chapter: 'optics' })
  assert.deepEqual(analysis, {
    exam: 'NEET',
    subject: 'Physics',
    chapter: 'optics',
    quick: false,
    practice: '',
    total: 10,
    correct: 7,
    incorrect: 2,
    avgTime: 48,
    error: undefined,
  })
})

test('a quick quiz is recognised', () => {
  assert.equal(analysisFrom({ ...state, quick: true })?.quick, true)
  assert.equal(analysisFrom({ ...state, quick: 'yes' })?.quick, false)
})

test('without a quiz there is no result', () => {
  assert.equal(analysisFrom({}), undefined)
  assert.equal(analysisFrom({ testType: 'NEET', quizId: 'q' }), undefined)
})

test('one count is a result, even if it is zero; what is no count counts nothing', () => {
  const counts = (state: Record<string, unknown>) => {
    const analysis = analysisFrom(state)
    return analysis && [analysis.correct, analysis.incorrect]
  }
  assert.deepEqual(counts({ correctCount: 0 }), [0, 0])
  assert.deepEqual(counts({ incorrectCount: 3 }), [0, 3])
  assert.deepEqual(counts({ correctCount: 1.5, incorrectCount: -1, totalQuestions: 10 }), [0, 0])
})

test('the total is 5 by default', () => {
  assert.equal(analysisFrom({ correctCount: 2, incorrectCount: 1 })?.total, 5)
  assert.equal(analysisFrom({ correctCount: 2, incorrectCount: 1, totalQuestions: '10' })?.total, 5)
})

test('a total below the number of answers is raised to it', () => {
  assert.equal(analysisFrom({ correctCount: 6, incorrectCount: 2 })?.total, 8)
})

test('a missing time is not zero', () => {
  assert.equal(analysisFrom({ ...state, avgTime: undefined })?.avgTime, null)
  assert.equal(analysisFrom({ ...state, avgTime: 0 })?.avgTime, 0)
})

test('the error of a failed submit is passed on', () => {
  assert.equal(analysisFrom({ ...state, error: 'no' })?.error, 'no')
  assert.equal(analysisFrom({ ...state, error: '' })?.error, undefined)
})

for (const [correct, band] of [
  [10, 'full'],
  [9, 'excellent'],
  [8, 'good'],
  [7, 'fair'],
  [6, 'practise'],
  [0, 'practise'],
] as const)
  test(`${correct} of 10 is in the band ${band}`, () => {
    const analysis = analysisFrom({ ...state, correctCount: correct, incorrectCount: 0 })
    assert.equal(analysis && scoreBand(analysis), band)
  })

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

test('the state of a graded quiz has the counts of the server and no error', () => {
  assert.deepEqual(analysisState({ ...finished, result }, 'failed'), {
    answers: { 'opt-0001': 0, 'opt-0002': 3 },
    correctCount: 1,
    incorrectCount: 1,
    totalQuestions: 3,
    testType: 'NEET',
    subject: 'Physics',
    chapter: 'optics',
    quick: false,
    practice: '',
    quizId: finished.quizId,
    avgTime: 14.8,
  })
})

test('the state of a quiz that was not delivered has zero correct, zero incorrect and the error', () => {
  const state = analysisState(finished, 'failed')
  assert.deepEqual([state.correctCount, state.incorrectCount, state.error], [0, 0, 'failed'])
  assert.equal(state.avgTime, 15)
  const short = analysisState({ ...finished, questionIds: ['opt-0001'] }, 'failed')
  assert.equal(short.avgTime, 45)
})

test('the state of a quick quiz says so, so that the next one is as short', () => {
  assert.equal(analysisState({ ...finished, quick: true }, '').quick, true)
})

test('without recorded time there is no average', () => {
  assert.equal(analysisState({ ...finished, result: { ...result, avgTime: null } }, '').avgTime, undefined)
})
