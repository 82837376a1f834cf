import assert from 'node:assert/strict'
import test from 'node:test'
import type { Letter } from '../vocabulary.ts'
import type { Verdict } from './score-attempt.ts'
import { tallyTopics } from './topic-tally.ts'

const verdict = (questionId: string, selectedOption: Letter | null, answer: Letter): Verdict => ({
  questionId,
  selectedOption,
  answer,
  isCorrect: selectedOption === answer,
})

const places = new Map([
  ['w1', { chapter: 'waves', topic: 'Beats' }],
  ['w2', { chapter: 'waves', topic: 'Beats' }],
  ['w3', { chapter: 'waves', topic: 'Beats' }],
  ['w4', { chapter: 'waves', topic: 'Doppler effect' }],
  ['g1', { chapter: 'gravitation', topic: 'Beats' }],
])
const find = (id: string) => places.get(id)

test('each topic of a chapter has its number of answers and of right ones, in a fixed order', () => {
  const verdicts = [
    verdict('w1', 'A', 'A'),
    verdict('g1', 'B', 'C'),
    verdict('w2', 'D', 'D'),
    verdict('w3', 'A', 'B'),
  ]
  assert.deepEqual(tallyTopics(verdicts, find), [
    { chapter: 'gravitation', topic: 'Beats', answered: 1, correct: 0 },
    { chapter: 'waves', topic: 'Beats', answered: 3, correct: 2 },
  ])
})

test('skipped and withdrawn questions count nowhere', () =>
  assert.deepEqual(tallyTopics([verdict('w4', null, 'A'), verdict('gone', 'A', 'A')], find), []))
