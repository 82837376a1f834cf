import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { answersOf, isAttemptRecord, isQuestions, mergeAttempts } from './attempt.ts'

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
