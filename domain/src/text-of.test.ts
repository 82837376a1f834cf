import assert from 'node:assert/strict'
import test from 'node:test'
import { textOf } from './text-of.ts'

const texts = { NEET: 'National Eligibility cum Entrance Test' }

test('an unknown key is its own text, unless another is given', () => {
  assert.equal(textOf(texts, 'NEET'), 'National Eligibility cum Entrance Test')
  assert.equal(textOf(texts, 'XYZ'), 'XYZ')
  assert.equal(textOf(texts, 'xyz', 'XYZ'), 'XYZ')
})

test('what every object has is no text', () => assert.equal(textOf(texts, 'constructor'), 'constructor'))
