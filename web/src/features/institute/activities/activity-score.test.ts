import assert from 'node:assert/strict'
import test from 'node:test'
import { readActivityScore } from './activity-score.ts'

test('a number up to 100, with or without its sign, is a percentage', () => {
  assert.deepEqual(readActivityScore('92%'), { kind: 'percent', percent: 92 })
  assert.deepEqual(readActivityScore(' 87.5 % '), { kind: 'percent', percent: 87.5 })
  assert.deepEqual(readActivityScore('100'), { kind: 'percent', percent: 100 })
})

test('everything else is a word', () => {
  for (const word of ['Completed', '47/50', '101', 'A+', '9 of 10']) {
    assert.deepEqual(readActivityScore(word), { kind: 'word', word })
  }
})
