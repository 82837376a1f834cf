import assert from 'node:assert/strict'
import test from 'node:test'
import { sharePercent } from './share-percent.ts'

test('two of three are 67 %, none of three is 0 %, and without a whole there is no share', () => {
  assert.equal(sharePercent(2, 3), 67)
  assert.equal(sharePercent(0, 3), 0)
  assert.equal(sharePercent(0, 0), null)
})
