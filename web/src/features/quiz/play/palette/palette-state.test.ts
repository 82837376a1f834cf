import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { openQuiz } from '../state/quiz-state.ts'
import { leftOver, paletteCounts, paletteState } from './palette-state.ts'

const shown = (changes: Parameters<typeof sampleAttempt>[0]) => openQuiz(sampleAttempt(changes), 0)

const on = { value: true, at: 1 }
const first = { value: 0, at: 1 }

test('each of the five states is recognised', () => {
  const state = shown({
    answers: { 'opt-0002': first, 'opt-0003': first },
    marked: { 'opt-0003': on },
  })
  assert.equal(paletteState(state, 'opt-0001'), 'notAnswered')
  assert.equal(paletteState(state, 'opt-0002'), 'answered')
  assert.equal(paletteState(state, 'opt-0003'), 'answeredMarked')
  const other = shown({ marked: { 'opt-0002': on } })
  assert.equal(paletteState(other, 'opt-0002'), 'marked')
  assert.equal(paletteState(other, 'opt-0003'), 'notVisited')
})

test('a question whose answer was cleared is not answered', () => {
  const state = shown({ visited: ['opt-0002'], answers: { 'opt-0002': { value: null, at: 2 } } })
  assert.equal(paletteState(state, 'opt-0002'), 'notAnswered')
})

test('the counts add up to the number of questions', () => {
  const counts = paletteCounts(shown({ answers: { 'opt-0002': first }, marked: { 'opt-0003': on } }))
  assert.deepEqual(counts, { answered: 1, notAnswered: 1, notVisited: 0, marked: 1, answeredMarked: 0 })
})

test('the rest counts every question without an answer and every mark', () => {
  const state = shown({ answers: { 'opt-0002': first }, marked: { 'opt-0002': on, 'opt-0003': on } })
  assert.deepEqual(leftOver(state), { notAnswered: 2, marked: 2 })
  assert.deepEqual(leftOver(shown({})), { notAnswered: 3, marked: 0 })
})
