import assert from 'node:assert/strict'
import test from 'node:test'
import type { Ability } from '../learner/abilities.ts'
import { startOfItem } from '../learner/estimate.ts'
import type { Node } from '../learner/nodes.ts'
import { difficulties } from '../vocabulary.ts'
import {
  type ChapterPractice,
  chooseNextQuestion,
  newStudentDifficulty,
  targetSuccess,
} from './choose-next-question.ts'
import type { Candidate } from './select-question.ts'

const on = '2026-11-24'
const item = (label: Candidate['label'], id: string, topic: string): Candidate => ({
  id,
  subject: 'Physics',
  chapter: 'waves',
  topic,
  type: 'mcq',
  difficulty: startOfItem(label),
  label,
  level: 'apply',
  codes: [],
})
const chapter = difficulties.flatMap((label) =>
  Array.from({ length: 6 }, (_, i) => item(label, `${label}-${i}`, `topic ${i}`)),
)
const newStudent: ChapterPractice = {
  abilities: new Map(),
  day: on,
  mode: 'build',
  answered: new Map(),
  recent: [],
  due: new Map(),
  mistakes: [],
  tallies: new Map(),
  isMixed: false,
}
/** Whose ability is known well. */
const practised = (mean: number): ChapterPractice => ({
  ...newStudent,
  abilities: new Map<Node, Ability>([['all', { mean, variance: 0.01, n: 40, updatedOn: on }]]),
  answered: new Map([['elsewhere', { order: 1, wasCorrect: true }]]),
})
/** The choice draws only one random number, so these cover every outcome. */
const draws = Array.from({ length: 400 }, (_, i) => () => i / 400)
const labels = (who: ChapterPractice, streak: number): Set<string | undefined> =>
  new Set(draws.map((draw) => chooseNextQuestion(chapter, who, streak, draw)?.question.label))

test('a new student starts with easy questions and gets hard ones on a long streak', () => {
  assert.deepEqual(labels(newStudent, 0), new Set(['Easy']))
  assert.deepEqual(labels(newStudent, 6), new Set(['Hard']))
})

test('a strong student gets hard questions, a weak one easy questions', () => {
  assert.deepEqual(labels(practised(2.6), 0), new Set(['Hard']))
  assert.deepEqual(labels(practised(-1.5), 0), new Set(['Easy']))
})

test('the target falls with the streak and rises after an error', () => {
  const aims = [
    targetSuccess(0, false),
    targetSuccess(4, false),
    targetSuccess(50, false),
    targetSuccess(0, true),
  ]
  assert.deepEqual(
    aims.map((aim) => aim.toFixed(2)),
    ['0.80', '0.72', '0.70', '0.85'],
  )
  const wrong = { ...practised(0), recent: [{ topic: 'tp:waves/topic 0', right: false }] }
  const next = chooseNextQuestion(chapter, wrong, 0, () => 0.5)
  assert.deepEqual([next?.aim, next?.reason], [0.85, 'remedial'])
})

test('a question answered before is not asked again while there are others', () => {
  const answered = new Map(chapter.slice(1).map((q, i) => [q.id, { order: i, wasCorrect: true }]))
  const next = chooseNextQuestion(chapter, { ...newStudent, answered }, 0, () => 0.5)
  assert.equal(next?.question.id, chapter[0]?.id)
  assert.equal(next?.repeat, false)
})

test('a chapter without unseen questions repeats the one seen longest ago and says so', () => {
  const answered = new Map(chapter.map((q, i) => [q.id, { order: 100 - i, wasCorrect: true }]))
  const next = chooseNextQuestion(chapter, { ...newStudent, answered }, 0, () => 0.5)
  assert.deepEqual([next?.question.id, next?.repeat, next?.reason], [chapter.at(-1)?.id, true, 'review'])
})

test('the topic of the last question is avoided', () => {
  const who = { ...practised(0), recent: [{ topic: 'tp:waves/topic 0', right: true }] }
  const topics = draws.map((draw) => chooseNextQuestion(chapter, who, 0, draw)?.question.topic)
  assert.deepEqual(new Set(topics), new Set(['topic 1', 'topic 2', 'topic 3', 'topic 4', 'topic 5']))
})

test('for a new student a question loses 10 for each logit between it and the streak', () => {
  // After three right answers the aim is -0.15: Medium has -1.5, Easy -8.5 and Hard -11.5.
  const three = difficulties.map((label) => item(label, label, `topic of ${label}`))
  assert.deepEqual(
    [0.999, 0.9993, 0.99996].map((draw) => chooseNextQuestion(three, newStudent, 3, () => draw)?.question.id),
    ['Medium', 'Easy', 'Hard'],
  )
  assert.equal(newStudentDifficulty(7), newStudentDifficulty(6))
})

test('an empty chapter has no next question', () =>
  assert.equal(
    chooseNextQuestion([], newStudent, 0, () => 0.5),
    undefined,
  ))
