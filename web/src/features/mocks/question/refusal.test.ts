import assert from 'node:assert/strict'
import test from 'node:test'
import { isUnfinished, refusalOf } from './refusal.ts'

test('nothing typed is no mistake', () => {
  assert.equal(refusalOf(null), undefined)
  assert.equal(refusalOf(''), undefined)
})

test('a number is taken, anything else says why and how it is written', () => {
  assert.equal(refusalOf('-0.5'), undefined)
  assert.deepEqual(refusalOf('.5'), { refusal: 'point', write: '0.5' })
  assert.deepEqual(refusalOf('1,000'), { refusal: 'comma', write: '1000' })
})

test('who has typed a minus or a point is not told off before the next key', () => {
  for (const typed of ['', '-', '5.', '-12.']) assert.ok(isUnfinished(typed), typed)
  for (const typed of ['.', '5', '--', '5.5.', '.5']) assert.ok(!isUnfinished(typed), typed)
})
