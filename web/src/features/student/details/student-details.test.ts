import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDetailErrors } from './student-details.ts'

const sentences = { phoneWrong: () => 'digits', addressWrong: (max: number) => `over ${max}` }
const nothing = { grade: null, phone: null, parentContact: null, address: null }

test('nothing is required', () => assert.deepEqual(findDetailErrors(nothing, sentences), {}))

test('a phone number is taken as people write it', () => {
  const given = { ...nothing, phone: '+91 98250 12345', parentContact: '(079) 2630-1234' }
  assert.deepEqual(findDetailErrors(given, sentences), {})
})

test('what cannot be a phone number is named at its field', () => {
  const given = { ...nothing, phone: '12345', parentContact: 'my father' }
  assert.deepEqual(findDetailErrors(given, sentences), { phone: 'digits', parentContact: 'digits' })
})

test('an address of 201 letters is too long', () => {
  assert.deepEqual(findDetailErrors({ ...nothing, address: 'a'.repeat(200) }, sentences), {})
  assert.deepEqual(findDetailErrors({ ...nothing, address: 'a'.repeat(201) }, sentences), {
    address: 'over 200',
  })
})
