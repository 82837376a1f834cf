import assert from 'node:assert/strict'
import test from 'node:test'
import { accountSettings } from '#messages/en/account-settings.ts'
import { identity } from '#messages/en/identity.ts'
import { problems } from '#messages/en/problems.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { emailRefused, findEmailErrors, readEmailChange } from './new-email.ts'

const texts = { accountSettings, identity, problems }
const { signInNames: m } = accountSettings
const typed = (email: string, password = ' three kites ') =>
  readEmailChange((field) => (field === 'email' ? email : password))

test('an address is read without the spaces around it, and a password as it is', () =>
  assert.deepEqual(typed(' asha@mail.example '), { email: 'asha@mail.example', password: ' three kites ' }))

test('no address, the present one and no password are said before the server is asked', () => {
  const found = (email: string, password?: string) =>
    findEmailErrors(typed(email, password), 'asha@mail.example', texts)
  assert.deepEqual(found('dev@mail.example'), {})
  assert.deepEqual(found('dev'), { email: identity.login.needEmail })
  assert.deepEqual(found('Asha@Mail.example'), { email: m.same })
  assert.deepEqual(found('dev@mail.example', ''), { password: identity.login.needPassword })
  assert.deepEqual(findEmailErrors(typed('asha@mail.example'), null, texts), {})
})

const refused = (fields: Record<string, string>): ApiFailure =>
  new ApiFailure('invalid_request', { status: 400, fields })
for (const [what, error, shown] of [
  [
    'an address of somebody else',
    new ApiFailure('conflict', { status: 409, fields: {} }),
    { email: m.taken },
  ],
  ['a wrong password', refused({ password: 'x' }), { password: accountSettings.password.wrong }],
  ['an address that the server refuses', refused({ email: 'x' }), { email: identity.login.needEmail }],
  [
    'too many guesses',
    new ApiFailure('rate_limited', { status: 429, fields: {} }),
    { form: problems.tooManyTries },
  ],
  ['a lost network', new ApiFailure('offline'), { form: problems.offline }],
] as const)
  test(`${what} is said in its place`, () => assert.deepEqual(emailRefused(error, texts), shown))
