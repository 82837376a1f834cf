import assert from 'node:assert/strict'
import test from 'node:test'
import { isGoodScore, scoreBand } from './score-bands.ts'

test('a band begins at exactly its score', () =>
  assert.deepEqual([100, 90, 89, 80, 79, 70, 69, 0].map(scoreBand), [
    'green',
    'green',
    'amber',
    'amber',
    'red',
    'red',
    'grey',
    'grey',
  ]))

test('seven out of ten is good and six is not', () => {
  assert.equal(isGoodScore(7, 10), true)
  assert.equal(isGoodScore(6, 10), false)
  assert.equal(isGoodScore(34, 50), false)
  assert.equal(isGoodScore(35, 50), true)
  assert.equal(isGoodScore(1, 1), true)
})

test('nothing out of nothing is not good', () => assert.equal(isGoodScore(0, 0), false))
