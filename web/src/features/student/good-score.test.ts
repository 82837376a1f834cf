import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGoodScore } from './good-score.ts'

test('seven of ten is good and one less is not', () => {
  assert.equal(isGoodScore(7, 10), true)
  assert.equal(isGoodScore(6, 10), false)
  assert.equal(isGoodScore(34, 50), false)
  assert.equal(isGoodScore(35, 50), true)
})

test('nothing out of nothing is not good', () => assert.equal(isGoodScore(0, 0), false))
