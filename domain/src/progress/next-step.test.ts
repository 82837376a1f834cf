import assert from 'node:assert/strict'
import test from 'node:test'
import { weakestTopic } from './next-step.ts'

const tally = (topic: string, correct: number, answered: number) => ({
  chapter: 'optics',
  topic,
  correct,
  answered,
})
const weakest = (...topics: ReturnType<typeof tally>[]) => weakestTopic(topics)?.topic

test('the weakest topic is the one with the lowest rate among those with three answers or more', () =>
  assert.equal(weakest(tally('Lenses', 2, 4), tally('Mirrors', 1, 3), tally('Prisms', 0, 2)), 'Mirrors'))

test('while no topic has three answers, all topics are compared', () =>
  assert.equal(weakest(tally('Lenses', 1, 2), tally('Prisms', 0, 1)), 'Prisms'))

test('the one topic with three answers is the weakest of those that say something', () =>
  assert.equal(weakest(tally('Lenses', 3, 3), tally('Prisms', 0, 2)), 'Lenses'))

test('among equal rates the topic with more answers comes first, then the first in the list', () => {
  assert.equal(weakest(tally('Lenses', 1, 4), tally('Mirrors', 2, 8)), 'Mirrors')
  assert.equal(weakest(tally('Lenses', 1, 4), tally('Mirrors', 1, 4)), 'Lenses')
})

test('before any answer there is no weakest topic', () => {
  assert.equal(weakest(), undefined)
  assert.equal(weakest(tally('Lenses', 0, 0)), undefined)
})
