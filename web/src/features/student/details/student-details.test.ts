import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDetailErrors, readDetails } from './student-details.ts'

const sentences = { phoneWrong: () => 'digits', addressWrong: (max: number) => `over ${max}` }
const nothing = { grade: null, phone: null, parentContact: null, address: null }

test('an empty field is null, and a class is one of the known ones', () => {
  const typed = { grade: 'Class 12', phone: '98250 12345', parentContact: '', address: '' }
  assert.deepEqual(
    readDetails((field) => typed[field]),
    {
      grade: 'Class 12',
      phone: '98250 12345',
      parentContact: null,
      address: null,
    },
  )
  assert.equal(readDetails((field) => ({ ...typed, grade: 'Class 7' })[field]).grade, null)
})

test('nothing is required', () => assert.deepEqual(findDetailErrors(nothing, sentences), {}))

test('a phone number is accepted as people write it', () => {
  const details = { ...nothing, phone: '+91 98250 12345', parentContact: '(079) 2630-1234' }
  assert.deepEqual(findDetailErrors(details, sentences), {})
})

test('an invalid phone number is reported at its field', () => {
  const details = { ...nothing, phone: '12345', parentContact: 'my father' }
  assert.deepEqual(findDetailErrors(details, sentences), { phone: 'digits', parentContact: 'digits' })
})

test('an address of 201 letters is too long', () => {
  assert.deepEqual(findDetailErrors({ ...nothing, address: 'a'.repeat(200) }, sentences), {})
  assert.deepEqual(findDetailErrors({ ...nothing, address: 'a'.repeat(201) }, sentences), {
    address: 'over 200',
  })
})
