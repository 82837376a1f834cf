import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../random.ts'
import { type Candidate, chooseQuestions } from './choose-questions.ts'
import type { LastAnswer } from './last-answers.ts'

const difficulties = ['Easy', 'Medium', 'Hard'] as const

const bank: Candidate[] = Array.from({ length: 30 }, (_, i) => ({
  id: `q${i}`,
  topic: `topic ${i % 5}`,
  difficulty: difficulties[i % 3] ?? 'Easy',
}))

const ids = (questions: Candidate[]): string[] => questions.map((question) => question.id)
const seeds = Array.from({ length: 50 }, (_, seed) => seed)

test('unseen questions come first, then those answered wrong, then the oldest', () => {
  const answered = new Map<string, LastAnswer>()
  for (const [i, question] of bank.entries())
    if (i >= 4) answered.set(question.id, { order: i, wasCorrect: i >= 7 })
  for (const seed of seeds) {
    const chosen = new Set(ids(chooseQuestions(bank, answered, 10, seededRandom(seed))))
    assert.deepEqual([...chosen].sort(), ['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'].sort())
  }
})

test('no question comes twice, and a short chapter gives all its questions', () => {
  const few = bank.slice(0, 7)
  assert.deepEqual(ids(chooseQuestions(few, new Map(), 10, seededRandom(1))).sort(), ids(few).sort())
})

test('no two neighbours share a topic when the topics are even', () => {
  for (const seed of seeds) {
    const quiz = chooseQuestions(bank, new Map(), 10, seededRandom(seed))
    assert.equal(quiz.length, 10)
    for (const [i, question] of quiz.entries())
      if (i > 0) assert.notEqual(question.topic, quiz[i - 1]?.topic, `seed ${seed}`)
  }
})

test('topics are kept apart even when one fills half of the quiz', () => {
  const lopsided = bank
    .slice(0, 10)
    .map((question, i) => ({ ...question, topic: i < 5 ? 'big' : `small ${i}` }))
  for (const seed of seeds) {
    const topics = chooseQuestions(lopsided, new Map(), 10, seededRandom(seed)).map(
      (question) => question.topic,
    )
    assert.equal(topics.length, 10)
    assert.ok(
      topics.every((topic, i) => topic !== topics[i + 1]),
      topics.join(),
    )
  }
})

test('a fresh quiz mixes all three difficulties', () => {
  for (const seed of seeds) {
    const quiz = chooseQuestions(bank, new Map(), 10, seededRandom(seed))
    const count = (difficulty: string): number => quiz.filter((q) => q.difficulty === difficulty).length
    assert.ok(count('Easy') >= 2 && count('Medium') >= 4 && count('Hard') >= 2)
  }
})

test('two students rarely get the same order', () =>
  assert.notDeepEqual(
    ids(chooseQuestions(bank, new Map(), 10, seededRandom(1))),
    ids(chooseQuestions(bank, new Map(), 10, seededRandom(2))),
  ))
