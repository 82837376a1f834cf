import assert from 'node:assert/strict'
import test from 'node:test'
import { addDays } from '../progress/periods.ts'
import { type Card, cardAfter, comesAgainOn, gradeOf, type Recalled, shownRecall } from './card.ts'
import { recallAfter } from './memory.ts'

const right: Recalled = { right: true, hinted: false, guessed: false, seconds: 60, usual: 60, p: 0.7 }
const wrong = { ...right, right: false }
const day = '2026-11-12'

test('an answer becomes one of four grades', () => {
  const grades = [
    wrong,
    { ...right, hinted: true, seconds: 10 },
    { ...right, seconds: 91 },
    { ...right, seconds: 90 },
    { ...right, seconds: undefined },
    { ...right, seconds: 29 },
    { ...right, seconds: 29, p: 0.8 },
  ].map(gradeOf)
  assert.deepEqual(grades, ['again', 'hard', 'hard', 'good', 'good', 'easy', 'good'])
})

test('a card is opened by what was wrong, hinted or guessed, and by nothing else', () => {
  assert.equal(cardAfter(undefined, right, day), undefined)
  for (const answer of [wrong, { ...right, hinted: true }, { ...right, guessed: true }])
    assert.equal(cardAfter(undefined, answer, day)?.reps, 1)
})

const opened: Card = cardAfter(undefined, wrong, day) ?? assert.fail()

test('of a day only the first answer to a topic counts, and a late one of an earlier day not at all', () => {
  assert.equal(cardAfter(opened, right, day), opened)
  assert.equal(cardAfter(opened, right, addDays(day, -1)), opened)
  assert.equal(cardAfter(opened, wrong, addDays(day, 1))?.lapses, 1)
})

test('after its stability a card is recalled 9 times in 10, and a right answer makes it last longer', () => {
  const next = cardAfter(opened, right, addDays(day, 1)) ?? assert.fail()
  assert.ok(next.stability > opened.stability)
  assert.ok(Math.abs(recallAfter(next, next.stability) - 0.9) < 1e-6)
})

const lasting: Card = { stability: 10, difficulty: 5, reps: 3, lapses: 0, lastOn: day }

test('a card that is overdue by more than two weeks is trusted less', () => {
  assert.equal(shownRecall(lasting, addDays(day, 24)), recallAfter(lasting, 24))
  assert.equal(shownRecall(lasting, addDays(day, 25)), 0.85 * recallAfter(lasting, 25))
})

test('a card comes again when it is down to its aim, sooner when the exam is near, never after it', () => {
  assert.equal(comesAgainOn(lasting, day, undefined), addDays(day, 10))
  const on = (left: number): string | undefined => comesAgainOn(lasting, day, addDays(day, left))
  assert.equal(on(10), addDays(day, 1))
  assert.ok((on(50) ?? '') > (on(28) ?? ''))
  assert.equal(on(0), undefined)
  assert.equal(on(-5), undefined)
  assert.equal(comesAgainOn(lasting, day, addDays(day, 1)), undefined)
})

test('a card that has waited can come today', () =>
  assert.equal(comesAgainOn(lasting, addDays(day, 30), undefined), addDays(day, 30)))
