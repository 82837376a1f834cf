import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { answersOf, holdsAll, isAttemptRecord, isQuestions, mergeAttempts } from './attempt.ts'

const late = new Date('2026-11-21T11:00:00Z')

test('of two tabs each question has the longer time, and either tab may have visited and marked it', () => {
  const base = sampleAttempt()
  const own = { ...base, seconds: { 'opt-0001': 9, 'opt-0002': 2 }, visited: ['opt-0001'] }
  const other = {
    ...base,
    seconds: { 'opt-0002': 5, 'opt-0003': 1 },
    visited: ['opt-0001', 'opt-0002'],
    marked: { 'opt-0002': { value: true, at: 4 } },
  }
  for (const { seconds, visited, marked } of [mergeAttempts(own, other), mergeAttempts(other, own)]) {
    assert.deepEqual(seconds, { 'opt-0001': 9, 'opt-0002': 5, 'opt-0003': 1 })
    assert.deepEqual(visited, ['opt-0001', 'opt-0002'])
    assert.deepEqual(marked, other.marked)
  }
})

test('of two values set at the same moment each tab keeps its own', () => {
  const base = sampleAttempt()
  const chosen = (value: number) => ({ ...base, answers: { 'opt-0001': { value, at: 7 } } })
  assert.deepEqual(answersOf(mergeAttempts(chosen(1), chosen(2))), { 'opt-0001': 1 })
})

test('what is stored under the name of an attempt and is none is not read', () => {
  const sound = sampleAttempt()
  const { questions: _, ...record } = sound
  const changes: object[] = [
    { quizId: 1 },
    { examName: undefined },
    { subjectName: null },
    { chapterName: 3 },
    { startedAt: 5 },
    { round: '0' },
    { currentQuestionIndex: null },
    { savedAt: 'now' },
    { answers: null },
    { marked: 'yes' },
    { seconds: undefined },
    { questionIds: {} },
    { visited: 'all' },
  ]
  assert.ok(isAttemptRecord(record))
  for (const change of changes)
    assert.equal(isAttemptRecord({ ...record, ...change }), false, JSON.stringify(change))
  for (const value of [null, undefined, 'text', 7]) assert.equal(isAttemptRecord(value), false)
  assert.equal(isQuestions([...sampleAttempt().questions, {}]), false)
  assert.equal(isQuestions({}), false)
  assert.equal(isQuestions([]), true)
})

test('an attempt finished in one tab is as that tab left it, in either order', () => {
  const open = { ...sampleAttempt(), round: 1 }
  const finished = { ...open, round: 0, finishedAt: late.toISOString(), refused: 'conflict' as const }
  assert.deepEqual(mergeAttempts(open, finished), finished)
  assert.deepEqual(mergeAttempts(finished, open), finished)
})

test('starting again overrides every answer of the round before', () => {
  const base = sampleAttempt()
  const before = { ...base, answers: { 'opt-0001': { value: 1, at: 99 } } }
  assert.deepEqual(answersOf(mergeAttempts(before, { ...base, round: 1 })), {})
})

test('of two answers to one question the later wins, even when it was cleared', () => {
  const base = sampleAttempt()
  const own = { ...base, answers: { 'opt-0001': { value: null, at: 20 } } }
  const other = { ...base, answers: { 'opt-0001': { value: 1, at: 10 } } }
  assert.deepEqual(answersOf(mergeAttempts(own, other)), {})
  assert.deepEqual(answersOf(mergeAttempts(other, own)), {})
})

test('a moment in one tab, where the other had none, is not rounded up to a second', () => {
  const merged = mergeAttempts(sampleAttempt(), sampleAttempt({ seconds: { 'opt-0001': 0.4 } }))
  assert.deepEqual(merged.seconds, { 'opt-0001': 0.4 })
})

const done = sampleAttempt({
  answers: { 'opt-0001': { value: 1, at: 5 }, 'opt-0002': { value: 2, at: 6 } },
  marked: { 'opt-0001': { value: true, at: 5 } },
  visited: ['opt-0001', 'opt-0002'],
  seconds: { 'opt-0001': 0.5, 'opt-0002': 3 },
})

test('what is stored holds all that this tab has, or more', () => {
  assert.equal(holdsAll(done, done), true)
  assert.equal(holdsAll(done, sampleAttempt()), true)
  assert.equal(holdsAll(done, { ...done, currentQuestionIndex: 2, savedAt: 9 }), true)
  assert.equal(holdsAll({ ...sampleAttempt(), finishedAt: '2026-11-21T10:05:00.000Z' }, done), true)
})

const news: Record<string, Partial<typeof done>> = {
  'an answer': { answers: { ...done.answers, 'opt-0003': { value: 0, at: 1 } } },
  'the first moment of an answer': { answers: { ...done.answers, 'opt-0003': { value: 0, at: 0.5 } } },
  'a later answer': { answers: { ...done.answers, 'opt-0001': { value: 1, at: 5.5 } } },
  'a mark': { marked: { 'opt-0001': { value: false, at: 7 } } },
  'a visit': { visited: ['opt-0001', 'opt-0003'] },
  'a longer time': { seconds: { ...done.seconds, 'opt-0002': 3.1 } },
  'the time of another question': { seconds: { ...done.seconds, 'opt-0003': 0.3 } },
}
for (const [name, changes] of Object.entries(news))
  test(`${name} in this tab is not stored yet`, () =>
    assert.equal(holdsAll(done, { ...done, ...changes }), false))

test('of another round the later counts, whatever is in it', () => {
  assert.equal(holdsAll(done, sampleAttempt({ round: 1 })), false)
  assert.equal(holdsAll(sampleAttempt({ round: 1 }), done), true)
})
