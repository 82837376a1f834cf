import assert from 'node:assert/strict'
import test from 'node:test'
import { ApiFailure } from '../api/api-failure.ts'
import { isOfDemo, refusedFields } from './form-errors.ts'

test('every field that the server refuses has the sentence of the form, not the words of the server', () => {
  const error = new ApiFailure('invalid_request', {
    status: 400,
    fields: { phone: 'pattern', name: 'too long' },
  })
  assert.deepEqual(refusedFields(error, 'Please check this'), {
    phone: 'Please check this',
    name: 'Please check this',
  })
})

test('a failure without fields, or of another kind, is at no field', () => {
  assert.deepEqual(refusedFields(new ApiFailure('offline'), 'Please check this'), {})
  assert.deepEqual(refusedFields({ fields: { name: 'too long' } }, 'Please check this'), {})
})

test('a demo account is known by the refusal that names it, and by no other', () => {
  const failure = (code: 'forbidden' | 'invalid_request', fields: Record<string, string>) =>
    new ApiFailure(code, { status: 403, fields })
  assert.equal(isOfDemo(failure('forbidden', { account: 'is a demo account' })), true)
  assert.equal(isOfDemo(failure('forbidden', { sharing: 'waiting' })), false)
  assert.equal(isOfDemo(failure('invalid_request', { account: 'is missing' })), false)
  assert.equal(isOfDemo({ code: 'forbidden', fields: { account: 'is a demo account' } }), false)
})
