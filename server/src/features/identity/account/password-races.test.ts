import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Queries } from '#platform/db.ts'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { fromNext, type PasskeyPeople, type Person, passkeySite, password } from '#testing/passkey-people.ts'
import { softAuthenticator } from '#testing/soft-authenticator.ts'
import { errorOf, type Reply, type TestApp } from '#testing/test-app.ts'
import { hashPassword } from '../password.ts'

// A new password closes what was begun before it: it comes while the request waits for the account.
const next = 'three green kites'

let server: TestApp
let people: PasskeyPeople
let passwordHash: string
let close: () => Promise<void>
before(async () => {
  ;({ server, people, close } = await passkeySite({ CALL_LIMITS: 'off' }))
  passwordHash = await hashPassword(next)
})
after(() => close())

const run = (db: Queries, text: string, values: Record<string, unknown>): Promise<number> =>
  db.run({ name: `test.${text}`, text, parameters: Object.keys(values) }, values)

/** What a change of the password does. */
async function changePassword(tx: Queries, id: string): Promise<void> {
  await run(tx, 'UPDATE users SET password_hash = $2 WHERE id = $1', { id, passwordHash })
  for (const table of ['passkey_challenges', 'passkeys', 'devices'])
    await run(tx, `DELETE FROM ${table} WHERE user_id = $1`, { id })
}

async function answerAfterChange({ id }: Person, call: () => Promise<Reply>): Promise<Reply> {
  const [waiting] = await server.db.transaction(async (tx) => {
    await run(tx, 'SELECT FROM users WHERE id = $1 FOR UPDATE', { id })
    const begun = call()
    assert.ok(await waitsForLock(server.db, begun))
    await changePassword(tx, id)
    return [begun] as const // in a list: alone it would be waited for in here
  })
  return waiting
}

const signIn = ({ email }: Person, typed = password): Promise<Reply> =>
  server.call('POST', '/api/accounts/sign-in', { body: { email, password: typed }, from: fromNext() })

/** How many sign-ins and passkeys the account has. */
const leftOf = async ({ id }: Person): Promise<number[]> =>
  Promise.all(
    ['devices', 'passkeys'].map((table) => run(server.db, `SELECT FROM ${table} WHERE user_id = $1`, { id })),
  )

test('a sign-in with the password before opens no device', async () => {
  const person = await people.newPerson()
  assert.equal((await answerAfterChange(person, () => signIn(person))).status, 401)
  assert.deepEqual(await leftOf(person), [0, 0])
  assert.equal((await signIn(person, next)).status, 200)
})

test('a sign-in by a passkey that is removed opens no device', async () => {
  const person = await people.newPerson()
  const device = await people.withPasskey(person)
  const signed = device.sign(await people.askToSignIn(), person.id)
  assert.equal((await answerAfterChange(person, () => people.signIn(signed))).status, 401)
  assert.deepEqual(await leftOf(person), [0, 0])
})

test('a passkey that is being added is not added', async () => {
  const person = await people.newPerson()
  const key = softAuthenticator().make(await people.askToAdd(person))
  const { status, body } = await answerAfterChange(person, () => people.sendNew(person, key))
  assert.deepEqual([status, errorOf(body).code], [400, 'invalid_request'])
  assert.deepEqual(await leftOf(person), [0, 0])
})

test('of two new passwords the first stands', async () => {
  const person = await people.newPerson()
  const body = { password, newPassword: 'four blue boats' }
  const reply = await answerAfterChange(person, () =>
    server.call('PUT', '/api/accounts/password', { token: person.token, body }),
  )
  assert.deepEqual([reply.status, Object.keys(errorOf(reply.body).fields ?? {})], [400, ['password']])
  assert.deepEqual(await leftOf(person), [0, 0])
  assert.deepEqual(
    [(await signIn(person, next)).status, (await signIn(person, body.newPassword)).status],
    [200, 401],
  )
})

test('a device that is signed out does not sign out the others and stay', async () => {
  const person = await people.newPerson()
  const { token } = person
  const reply = await answerAfterChange(person, () =>
    server.call('DELETE', '/api/accounts/devices', { token }),
  )
  assert.equal(reply.status, 401)
  assert.deepEqual(await leftOf(person), [0, 0])
})

test('another email that is asked for does not count', async () => {
  const person = await people.newPerson()
  const body = { password, email: 'stranger@mail.example' }
  const reply = await answerAfterChange(person, () =>
    server.call('PUT', '/api/accounts/email', { token: person.token, body }),
  )
  assert.deepEqual([reply.status, Object.keys(errorOf(reply.body).fields ?? {})], [400, ['password']])
  assert.equal((await signIn(person, next)).status, 200)
})
