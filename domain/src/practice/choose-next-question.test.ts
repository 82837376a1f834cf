import assert from 'node:assert/strict'
import test from 'node:test'
import {
  chooseNextQuestion,
  type NextCandidate,
  newStudentDifficulty,
  type PracticeRecord,
  targetSuccess,
} from './choose-next-question.ts'

const chapter: NextCandidate[] = (['Easy', 'Medium', 'Hard'] as const).flatMap((difficulty) =>
  Array.from({ length: 6 }, (_, i) => ({ id: `${difficulty}-${i}`, topic: `topic ${i}`, difficulty })),
)
const newStudent: PracticeRecord = {
  skill: { skill: 0, offset: 0 },
  answered: new Map(),
  lastTopic: undefined,
  lastWasWrong: false,
}
const practised = (skill: number): PracticeRecord => ({
  ...newStudent,
  skill: { skill, offset: 0 },
  answered: new Map([['elsewhere', { order: 1, wasCorrect: true }]]),
})
/** The choice draws only one random number, so these cover every outcome. */
const draws = Array.from({ length: 400 }, (_, i) => () => i / 400)
const difficulties = (who: PracticeRecord, streak: number): Set<string | undefined> =>
  new Set(draws.map((draw) => chooseNextQuestion(chapter, who, streak, draw)?.question.difficulty))

test('a new student starts with easy questions and gets hard ones on a long streak', () => {
  assert.deepEqual(difficulties(newStudent, 0), new Set(['Easy']))
  assert.deepEqual(difficulties(newStudent, 6), new Set(['Hard']))
})

test('a strong student gets hard questions, a weak one easy questions', () => {
  assert.deepEqual(difficulties(practised(2.2), 0), new Set(['Hard']))
  assert.deepEqual(difficulties(practised(-1.5), 0), new Set(['Easy']))
})

test('the question relatively nearer to the target is chosen', () => {
  // Easy is expected to be right 85 times in 100, a quarter of the way from the target to 100; Medium 70 times, an
  // eighth of the way from the target to 0.
  assert.deepEqual(difficulties(practised(0.4), 0), new Set(['Medium']))
  assert.deepEqual(difficulties(practised(0.1), 0), new Set(['Easy']))
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
  const who = { ...newStudent, lastTopic: 'topic 0' }
  const topics = draws.map((draw) => chooseNextQuestion(chapter, who, 0, draw)?.question.topic)
  assert.deepEqual(new Set(topics), new Set(['topic 1', 'topic 2', 'topic 3', 'topic 4', 'topic 5']))
})

/** One question of each difficulty; the draw decides among them. */
const three: NextCandidate[] = (['Easy', 'Medium', 'Hard'] as const).map((difficulty) => ({
  id: difficulty,
  topic: `topic of ${difficulty}`,
  difficulty,
}))
const drawn = (who: PracticeRecord, streak: number, draw: number): string | undefined =>
  chooseNextQuestion(three, who, streak, () => draw)?.question.id

test('a question is drawn with the weight exp(score)', () => {
  // P is 0.798, 0.625 and 0.452, the target 0.8: scores 10.00, 9.52 and 8.10, weights 1, 0.620 and 0.150 of the best.
  assert.deepEqual(
    [0.56, 0.57, 0.91, 0.92].map((draw) => drawn(practised(0), 0, draw)),
    ['Easy', 'Medium', 'Medium', 'Hard'],
  )
  // With 3 less for its topic, Easy has 7.00: weights 1, 0.242 and 0.080 of Medium, Hard and Easy.
  const again = { ...practised(0), lastTopic: 'topic of Easy' }
  assert.deepEqual(
    [0.75, 0.76, 0.93, 0.95].map((draw) => drawn(again, 0, draw)),
    ['Medium', 'Hard', 'Hard', 'Easy'],
  )
})

test('for a new student a question loses 10 for each logit between it and the streak', () => {
  // After three right answers the aim is -0.15: Medium has -1.5, Easy -8.5 and Hard -11.5.
  assert.deepEqual(
    [0.999, 0.9993, 0.99996].map((draw) => drawn(newStudent, 3, draw)),
    ['Medium', 'Easy', 'Hard'],
  )
  assert.equal(newStudentDifficulty(7), newStudentDifficulty(6))
})

test('an empty chapter has no next question', () =>
  assert.equal(
    chooseNextQuestion([], newStudent, 0, () => 0.5),
    undefined,
  ))
