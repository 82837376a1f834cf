import assert from 'node:assert/strict'
import test from 'node:test'
import { memoryAfter, recallAfter } from './memory.ts'
import { type DueCard, gainOf, planReviews, recallAim, reviewShare } from './plan-reviews.ts'

const card = (id: string, stability: number, elapsed: number, seconds = 80): DueCard => ({
  id,
  stability,
  difficulty: 5,
  elapsed,
  seconds,
})
const all = { seconds: 10_000, cap: 100 }
const planned = (left: number | undefined, cards: DueCard[], bounds = all): string[] =>
  planReviews({ left, cards, ...bounds }).map(({ id }) => id)

test('the nearer the exam, the sooner a card comes; in the last two weeks every one may', () => {
  assert.deepEqual(
    [undefined, 90, 61, 60, 22, 21, 15, 14, 1].map(recallAim),
    [0.9, 0.8, 0.8, 0.87, 0.87, 0.93, 0.93, 1, 1],
  )
  // After 12 days of a stability of 10, recall is 0.89.
  const cards = [card('a', 10, 12)]
  assert.deepEqual(
    [90, 50, 20, 5].map((left) => planned(left, cards).length),
    [0, 0, 1, 1],
  )
})

test('nothing is reviewed on the day of the exam or after it', () => {
  assert.deepEqual(planned(0, [card('a', 1, 30)]), [])
  assert.deepEqual(planned(-3, [card('a', 1, 30)]), [])
  assert.deepEqual(planned(1, [card('a', 1, 30)]), ['a'])
})

test('a card that was reviewed today does not come again today', () =>
  assert.deepEqual(planned(5, [card('a', 1, 0)]), []))

test('the gain is the recall on the day of the exam with a review less that without one', () => {
  const one = card('a', 10, 12)
  const now = recallAfter(one, 12)
  const [good, again] = [memoryAfter(one, 12, 'good'), memoryAfter(one, 12, 'again')]
  const expected = now * recallAfter(good, 30) + (1 - now) * recallAfter(again, 30) - recallAfter(one, 42)
  assert.equal(gainOf(one, 30), expected)
  assert.ok(expected > 0)
})

test('what gains most for its time comes first, within the seconds and the cap of the day', () => {
  const cards = [card('slow', 5, 30, 400), card('lost', 0.5, 30), card('faded', 5, 30)]
  assert.deepEqual(planned(10, cards), ['lost', 'faded', 'slow'])
  assert.deepEqual(planned(10, cards, { seconds: 170, cap: 100 }), ['lost', 'faded'])
  assert.deepEqual(planned(10, cards, { seconds: 10_000, cap: 1 }), ['lost'])
  assert.deepEqual(planned(10, cards, { seconds: 0, cap: 10 }), [])
})

test('without an exam cards come at the usual retention, the least remembered first', () =>
  assert.deepEqual(planned(undefined, [card('a', 10, 9), card('b', 10, 11), card('c', 10, 40)]), ['c', 'b']))

test('reviews get more of the minutes in the last two weeks', () =>
  assert.deepEqual([undefined, 15, 14].map(reviewShare), [0.4, 0.4, 0.6]))
