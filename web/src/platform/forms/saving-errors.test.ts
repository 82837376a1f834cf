import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problems } from '#messages/en/problems.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { savingErrors } from './saving-errors.ts'

const sentences = { refused: 'Look again.', failed: 'Not saved.' }
const errorsOf = (error: unknown) =>
  savingErrors<{ phone: string; address: string }>(error, sentences, problems)

test('a field that the server refuses says so itself, in our words', () => {
  const error = new ApiFailure('invalid_request', { status: 400, fields: { phone: 'is not a phone number' } })
  assert.deepEqual(errorsOf(error), { phone: 'Look again.' })
})

test('what is the fault of no field is said above them, with its reason', () => {
  assert.deepEqual(errorsOf(new ApiFailure('offline')), { form: `Not saved. ${problems.offline}` })
  assert.deepEqual(errorsOf(new Error('a bug')), { form: `Not saved. ${problems.unexpected}` })
})
