import assert from 'node:assert/strict'
import test from 'node:test'
import { scoreBand } from './score-bands.ts'

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
