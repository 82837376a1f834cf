import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneText } from './phone-text.ts'

test('an Indian mobile number is read in two halves', () => {
  assert.equal(phoneText('+919825012345'), '+91\u00a098250\u00a012345')
  assert.equal(phoneText('9825012345'), '+91\u00a098250\u00a012345')
})

test('any other number is returned unchanged', () => {
  assert.equal(phoneText('+442079460018'), '+442079460018')
  assert.equal(phoneText('07926306789'), '07926306789')
})
