import assert from 'node:assert/strict'
import test from 'node:test'
import { fiveGrams, stemSet } from './masked.ts'

test('a text has a gram of five characters at each place', () => {
  assert.deepEqual(fiveGrams('a # m/s'), new Set(['a # m', ' # m/', '# m/s']))
  assert.deepEqual(fiveGrams('block'), new Set(['block']))
  assert.deepEqual(fiveGrams('bloc'), new Set())
})

test('the words that say something are compared by their stems', () =>
  assert.deepEqual(stemSet('which of the block falls'), stemSet('a block falling')))
