import assert from 'node:assert/strict'
import test from 'node:test'
import { identity } from '#messages/en/identity.ts'
import { problems } from '#messages/en/problems.ts'
import { recover } from '#messages/en/recover.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { findRecoveryErrors, readRecovery, recoveryRefused } from './recovery.ts'

const texts = { recover, identity, problems }
const typed = (code: string, password: string) =>
  readRecovery((field) => (field === 'code' ? code : password))

test('a code is read however it is typed, and a password as it is', () =>
  assert.deepEqual(typed(' k7qm-2wxd ab34', ' three kites '), {
    code: 'K7QM2WXDAB34',
    password: ' three kites ',
  }))

test('what is no code and what is too short is said before the server is asked', () => {
  assert.deepEqual(findRecoveryErrors(typed('K7QM2WXDAB34', 'three kites'), texts), {})
  assert.deepEqual(Object.keys(findRecoveryErrors(typed('K7QM2WXD', 'short'), texts)), ['code', 'password'])
})

test('what the server refuses is said at its field, and what failed above the form', () => {
  const refused = (fields: Record<string, string>) =>
    new ApiFailure('invalid_request', { status: 400, fields })
  assert.deepEqual(recoveryRefused(refused({ code: 'x' }), texts), { code: recover.codeUnknown })
  assert.deepEqual(recoveryRefused(refused({ password: 'x' }), texts), {
    password: identity.login.weakPassword,
  })
  assert.deepEqual(recoveryRefused(new ApiFailure('offline'), texts), { form: problems.offline })
})
