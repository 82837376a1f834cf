import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../random.ts'
import {
  chooseNextQuestion,
  type NextCandidate,
  type Practised,
  targetSuccess,
} from './choose-next-question.ts'

const chapter: NextCandidate[] = (['Easy', 'Medium', 'Hard'] as const).flatMap((difficulty) =>
  Array.from({ length: 6 }, (_, i) => ({ id: `${difficulty}-${i}`, topic: `topic ${i}`, difficulty })),
)
const newcomer: Practised = {
  skill: { skill: 0, offset: 0 },
  answered: new Map(),
  lastTopic: undefined,
  lastWasWrong: false,
}
const practised = (skill: number): Practised => ({
  ...newcomer,
  skill: { skill, offset: 0 },
  answered: new Map([['elsewhere', { order: 1, wasCorrect: true }]]),
})
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const difficulties = (who: Practised, streak: number): Set<string | undefined> =>
  new Set(
    seeds.map((seed) => chooseNextQuestion(chapter, who, streak, seededRandom(seed))?.question.difficulty),
  )

test('a newcomer starts with easy questions and meets hard ones on a long streak', () => {
  assert.deepEqual(difficulties(newcomer, 0), new Set(['Easy']))
  assert.deepEqual(difficulties(newcomer, 6), new Set(['Hard']))
})

test('a strong student gets hard questions, a weak one easy questions', () => {
  assert.deepEqual(difficulties(practised(2.2), 0), new Set(['Hard']))
  assert.deepEqual(difficulties(practised(-1.5), 0), new Set(['Easy']))
})

test('the aim sinks with the streak and rises after an error', () => {
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
})

test('a question answered before does not come while there are others', () => {
  const answered = new Map(chapter.slice(1).map((q, i) => [q.id, { order: i, wasCorrect: true }]))
  const next = chooseNextQuestion(chapter, { ...newcomer, answered }, 0, seededRandom(3))
  assert.equal(next?.question.id, chapter[0]?.id)
  assert.equal(next?.repeat, false)
})

test('an exhausted chapter repeats the question seen longest ago and says so', () => {
  const answered = new Map(chapter.map((q, i) => [q.id, { order: 100 - i, wasCorrect: true }]))
  const next = chooseNextQuestion(chapter, { ...newcomer, answered }, 0, seededRandom(3))
  assert.deepEqual([next?.question.id, next?.repeat, next?.reason], [chapter.at(-1)?.id, true, 'review'])
})

test('the topic of the last question is avoided', () => {
  const who = { ...newcomer, lastTopic: 'topic 0' }
  for (const seed of seeds)
    assert.notEqual(chooseNextQuestion(chapter, who, 0, seededRandom(seed))?.question.topic, 'topic 0')
})

test('an empty chapter has no next question', () =>
  assert.equal(chooseNextQuestion([], newcomer, 0, seededRandom(1)), undefined))
