import assert from 'node:assert/strict'
import test from 'node:test'
import { grades, isWordOf } from './vocabulary.ts'

test('a value is a word of a list if it is exactly one of them', () => {
  for (const grade of grades) assert.equal(isWordOf(grades, grade), true)
  for (const value of ['class 11', 'Class', '', undefined, null, 11])
    assert.equal(isWordOf(grades, value), false)
})
