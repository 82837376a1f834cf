import assert from 'node:assert/strict'
import test from 'node:test'
import { percentOf, tidyScore } from './activity-score.ts'

const scores: [typed: string, stored: string | undefined][] = [
  ['92%', '92%'],
  ['92 %', '92%'],
  ['087.50%', '87.5%'],
  ['0%', '0%'],
  ['100%', '100%'],
  ['Completed', 'Completed'],
  ['45/50', '45/50'],
  ['101%', undefined],
  ['-5%', undefined],
  ['1e1%', undefined],
  ['up 5% or so', undefined],
  ['%', undefined],
]
for (const [typed, stored] of scores)
  test(`the score ${typed} is ${stored === undefined ? 'rejected' : `stored as ${stored}`}`, () =>
    assert.equal(tidyScore(typed), stored))

test('a number up to 100, with or without a percent sign, is a percentage', () =>
  assert.deepEqual(['92%', ' 87.5 % ', '100'].map(percentOf), [92, 87.5, 100]))

test('everything else is text', () => {
  for (const words of ['Completed', '47/50', '101', 'A+', '9 of 10'])
    assert.equal(percentOf(words), undefined, words)
})
