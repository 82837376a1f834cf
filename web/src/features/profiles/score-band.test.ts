import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoreBand } from './score-band.ts'

test('a band starts at its figure', () => {
  assert.deepEqual([100, 90, 89, 80, 79, 70, 69, 0].map(scoreBand), [90, 90, 80, 80, 70, 70, 0, 0])
})
