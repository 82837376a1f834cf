import assert from 'node:assert/strict'
import test from 'node:test'
import { passkeyLimits } from '@vikalp/domain/limits'
import { accountSettings } from '#messages/en/account-settings.ts'
import { identity } from '#messages/en/identity.ts'
import { problems } from '#messages/en/problems.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { findPasskeyErrors, passkeyRefused, readNewPasskey } from './new-passkey.ts'

const texts = { accountSettings, identity, problems }
const { passkeys: m } = accountSettings

test('a passkey needs a name and the password as it is', () => {
  const typed = readNewPasskey((field) => (field === 'name' ? '  ' : ' three kites '))
  assert.deepEqual(typed, { name: '', password: ' three kites ' })
  assert.deepEqual(findPasskeyErrors(typed, texts), { name: m.labelNeeded })
  assert.deepEqual(Object.keys(findPasskeyErrors({ name: 'Phone', password: '' }, texts)), ['password'])
})

/** As the device and its package name what went wrong. */
const deviceError = (name: string): Error => Object.assign(new Error(name), { name })
const refused = (fields: Record<string, string>): ApiFailure =>
  new ApiFailure('invalid_request', { status: 400, fields })

for (const [what, error, shown] of [
  ['a dialog that was closed', deviceError('NotAllowedError'), { form: m.givenUp }],
  ['a dialog that was replaced', deviceError('AbortError'), { form: m.givenUp }],
  ['a passkey that is there', deviceError('InvalidStateError'), { form: m.already }],
  ['a wrong password', refused({ password: 'x' }), { password: accountSettings.password.wrong }],
  ['an answer that came too late', refused({ clientDataJSON: 'x' }), { form: m.late }],
  [
    'too many',
    new ApiFailure('conflict', { status: 409, fields: {} }),
    { form: m.tooMany(passkeyLimits.most) },
  ],
  ['a lost network', new ApiFailure('offline'), { form: problems.offline }],
  ['anything else', deviceError('SecurityError'), { form: problems.unexpected }],
] as const)
  test(`${what} is said in its place`, () => assert.deepEqual(passkeyRefused(error, texts), shown))
