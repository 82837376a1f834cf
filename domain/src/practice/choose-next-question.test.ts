import assert from 'node:assert/strict'
import test from 'node:test'
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
/** Chance asks for one number alone, so these are all that it can bring. */
const draws = Array.from({ length: 40 }, (_, i) => () => i / 40)
const difficulties = (who: Practised, streak: number): Set<string | undefined> =>
  new Set(draws.map((draw) => chooseNextQuestion(chapter, who, streak, draw)?.question.difficulty))

test('a newcomer starts with easy questions and meets hard ones on a long streak', () => {
  assert.deepEqual(difficulties(newcomer, 0), new Set(['Easy']))
  assert.deepEqual(difficulties(newcomer, 6), new Set(['Hard']))
})

test('a strong student gets hard questions, a weak one easy questions', () => {
  assert.deepEqual(difficulties(practised(2.2), 0), new Set(['Hard']))
  assert.deepEqual(difficulties(practised(-1.5), 0), new Set(['Easy']))
})

test('the item nearer to the aim comes, for the distance that there is on its side', () => {
  // Easy is expected right 85 times in 100, a quarter of the way from the aim to certainty; Medium 70 times, an eighth
  // of the way from the aim to nothing.
  assert.deepEqual(difficulties(practised(0.4), 0), new Set(['Medium']))
  assert.deepEqual(difficulties(practised(0.1), 0), new Set(['Easy']))
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
  const next = chooseNextQuestion(chapter, { ...newcomer, answered }, 0, () => 0.5)
  assert.equal(next?.question.id, chapter[0]?.id)
  assert.equal(next?.repeat, false)
})

test('an exhausted chapter repeats the question seen longest ago and says so', () => {
  const answered = new Map(chapter.map((q, i) => [q.id, { order: 100 - i, wasCorrect: true }]))
  const next = chooseNextQuestion(chapter, { ...newcomer, answered }, 0, () => 0.5)
  assert.deepEqual([next?.question.id, next?.repeat, next?.reason], [chapter.at(-1)?.id, true, 'review'])
})

test('the topic of the last question is avoided', () => {
  const who = { ...newcomer, lastTopic: 'topic 0' }
  const topics = draws.map((draw) => chooseNextQuestion(chapter, who, 0, draw)?.question.topic)
  assert.deepEqual(new Set(topics), new Set(['topic 1', 'topic 2', 'topic 3', 'topic 4', 'topic 5']))
})

test('an empty chapter has no next question', () =>
  assert.equal(
    chooseNextQuestion([], newcomer, 0, () => 0.5),
    undefined,
  ))
