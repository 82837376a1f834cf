import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '@vikalp/contract/question'
import type { Attempt } from '#attempts/attempt.ts'
import { reviewFromAttempt, reviewFromResult, reviewFromState } from './review-source.ts'

const options = { A: 'a', B: 'b', C: 'c', D: 'd' }
const question = (id: string, answer: Question['answer']): Question => ({
  _id: id,
  exam: 'NEET',
  subject: 'Physics',
  chapter: 'optics',
  topic: 'Lenses',
  question: 'Why?',
  options,
  answer,
  year: null,
  difficulty: 'Easy',
  html: { question: '<p>Why?</p>', options, explanation: '', notes: {} },
  spoken: options,
})
const questions = [question('opt-0001', 'A'), question('opt-0002', 'B'), question('opt-0003', 'C')]
const statuses = (review: ReturnType<typeof reviewFromState>) => review?.questions.map(({ status }) => status)

const attempt: Attempt = {
  quizId: 'q',
  examName: 'NEET',
  subjectName: 'Physics',
  chapterName: 'optics',
  questionIds: questions.map(({ _id }) => _id),
  round: 0,
  answers: {
    'opt-0001': { value: 0, at: 1 },
    'opt-0002': { value: null, at: 2 },
    'opt-0003': { value: 3, at: 3 },
  },
  marked: {},
  visited: [],
  currentQuestionIndex: 2,
  seconds: {},
  startedAt: '2026-11-21T10:00:00.000Z',
  savedAt: 0,
  finishedAt: '2026-11-21T10:05:00.000Z',
  questions,
}

test('a missing answer is a skipped question', () => {
  const review = reviewFromState({ questions, answers: { 'opt-0001': 0, 'opt-0002': 0 }, examName: 'NEET' })
  assert.deepEqual(statuses(review), ['Correct', 'Incorrect', 'Skipped'])
  assert.equal(review?.exam, 'NEET')
})

test('questions in the client form and in the plain form of the server are reviewed as well', () => {
  const clientForm = {
    id: 'q1',
    text: 'Is 2 < 3?\nChoose.',
    options: ['Yes', 'No', 'Never', 'Both'],
    correctAnswer: 0,
    year: 2019,
    difficulty: 'Hard',
    exam: 'NEET',
    subject: 'Physics',
    chapter: 'optics',
  }
  const serverForm = {
    _id: 'q2',
    question: 'Which?',
    options: { A: 'w', B: 'x', C: 'y', D: '<b>z</b>' },
    answer: ['D', 'A'],
    year: null,
    explanation: 'Because.',
  }
  const review = reviewFromState({ questions: [clientForm, serverForm], answers: { q1: 0, q2: 1 } })
  assert.deepEqual(statuses(review), ['Correct', 'Incorrect'])
  const [first, second] = review?.questions ?? []
  assert.equal(first?.question.html.question, 'Is 2 &lt; 3?<br>Choose.')
  assert.deepEqual(first?.question.html.options, { A: 'Yes', B: 'No', C: 'Never', D: 'Both' })
  assert.deepEqual([first?.question.year, first?.question.html.explanation], [2019, ''])
  assert.deepEqual([second?.answer, second?.selected], ['D', 'B'])
  assert.equal(second?.question.html.options.D, '&lt;b>z&lt;/b>')
  assert.equal(second?.question.html.explanation, 'Because.')
})

test('a question without a key, a text or four options is left out', () => {
  const whole = { id: 'q1', text: 'Which?', options: ['a', 'b', 'c', 'd'], correctAnswer: 1 }
  const broken = [
    { ...whole, correctAnswer: 4 },
    { ...whole, text: '' },
    { ...whole, options: ['a', 'b'] },
    null,
    7,
  ]
  assert.equal(reviewFromState({ questions: broken, answers: {} }), undefined)
  assert.equal(reviewFromState({ questions: [...broken, whole], answers: {} })?.questions.length, 1)
})

test('without questions there is nothing to review', () => {
  assert.equal(reviewFromState({}), undefined)
  assert.equal(reviewFromState({ questions: [], answers: {} }), undefined)
  assert.equal(reviewFromState({ questions: 'x' }), undefined)
})

test('an index beyond the options counts as skipped', () => {
  const review = reviewFromState({ questions, answers: { 'opt-0001': 9, 'opt-0002': '1', 'opt-0003': null } })
  assert.deepEqual(statuses(review), ['Skipped', 'Skipped', 'Skipped'])
})

test('the attempt on the device is reviewed with its final answers', () => {
  assert.deepEqual(statuses(reviewFromAttempt(attempt)), ['Correct', 'Skipped', 'Incorrect'])
})

test('a quiz of one question is reviewed, one without any is not', () => {
  const { questions } = attempt
  assert.deepEqual(statuses(reviewFromAttempt({ ...attempt, questions: questions.slice(0, 1) })), ['Correct'])
  assert.equal(reviewFromAttempt({ ...attempt, questions: [] }), undefined)
})

test('a running quiz cannot be reviewed: that would reveal its key', () => {
  assert.equal(reviewFromAttempt({ ...attempt, finishedAt: undefined }), undefined)
})

test('the key of the day of grading is used even if the bank has changed since', () => {
  const review = reviewFromResult({
    attemptId: 'q',
    quizId: 'q',
    total: 1,
    correct: 1,
    incorrect: 0,
    notAttempted: 0,
    avgTime: null,
    finishedAt: '2026-11-21T10:05:00.000Z',
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['optics'],
    bank: [question('opt-0001', 'D')],
    questions: [{ questionId: 'opt-0001', selectedOption: 'A', answer: 'A', isCorrect: true }],
  })
  assert.deepEqual(statuses(review), ['Correct'])
  assert.equal(review.chapter, 'optics')
})
