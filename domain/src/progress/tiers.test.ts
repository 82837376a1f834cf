import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tierStandings } from './tiers.ts'

const statuses = (quizzes: number) => tierStandings(quizzes).map(({ status }) => status)

test('before the fifth quiz nothing is earned and bronze is next', () => {
  assert.deepEqual(statuses(0), ['next', 'later', 'later'])
  assert.deepEqual(statuses(4), ['next', 'later', 'later'])
})

test('a tier is earned at exactly its goal', () => {
  assert.deepEqual(statuses(5), ['earned', 'next', 'later'])
  assert.deepEqual(statuses(10), ['earned', 'earned', 'next'])
  assert.deepEqual(statuses(20), ['earned', 'earned', 'earned'])
})

test('the bar of the next tier fills towards its goal and never past it', () => {
  assert.deepEqual(
    tierStandings(6).map(({ done }) => done),
    [5, 6, 6],
  )
})
