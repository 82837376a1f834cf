import assert from 'node:assert/strict'
import test from 'node:test'
import type { Card } from '../revision/card.ts'
import type { Ability } from './abilities.ts'
import { type Node, nodesOf } from './nodes.ts'
import { topicState } from './topic-state.ts'

const topic = { subject: 'Physics', chapter: 'kinematics', topic: 'Vectors' } as const
const day = '2026-11-24'

/** Each of the four nodes has a quarter of the mean and of the variance, which with that of an item are 1 in all. */
const known = (mean: number, n: number, updatedOn = day) =>
  new Map(
    nodesOf(topic).map((node): [Node, Ability] => [
      node,
      { mean: mean / 4, variance: (1 - 0.25) / 4, n, updatedOn },
    ]),
  )
const card = (lastOn: string): Card => ({ stability: 10, difficulty: 5, reps: 3, lapses: 0, lastOn })
const stateOf = (abilities: Map<Node, Ability>, lastOn?: string) =>
  topicState(topic, { abilities, card: lastOn === undefined ? undefined : card(lastOn), day })

test('a topic without an answer is not started, whatever is known of the student', () => {
  assert.equal(stateOf(new Map()), 'not-started')
  const others = known(3, 9)
  others.delete('tp:kinematics/Vectors')
  assert.equal(stateOf(others), 'not-started')
})

test('a topic is solid from 0.85 and five answers on', () => {
  assert.equal(stateOf(known(1.04, 5)), 'solid')
  assert.equal(stateOf(known(1.03, 5)), 'building')
  assert.equal(stateOf(known(1.04, 4)), 'building')
  assert.equal(stateOf(known(-2, 40)), 'building')
})

test('a solid topic fades when it is recalled with less than 0.75, and no other does', () => {
  assert.equal(stateOf(known(2, 9), '2026-11-20'), 'solid')
  assert.equal(stateOf(known(2, 9), '2026-08-01'), 'fading')
  assert.equal(stateOf(known(0, 9), '2026-08-01'), 'building')
})
