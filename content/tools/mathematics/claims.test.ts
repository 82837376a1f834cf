import assert from 'node:assert/strict'
import test from 'node:test'
import { assertionReason, statements, trueOnes } from './claims.ts'

test('two statements lead to the option that says which of them are true', () => {
  assert.deepEqual(
    [statements(true, true), statements(false, false), statements(true, false), statements(false, true)],
    ['A', 'B', 'C', 'D'],
  )
})

test('an assertion and its reason lead to one of four options', () => {
  assert.equal(assertionReason(true, true, true), 'A')
  assert.equal(assertionReason(true, true, false), 'B')
  assert.equal(assertionReason(true, false, false), 'C')
  assert.equal(assertionReason(false, true, false), 'D')
  assert.throws(() => assertionReason(false, false, false), RangeError)
})

test('the names of true statements make a word', () => {
  assert.equal(trueOnes({ P: true, Q: false, R: true }), 'PR')
})
