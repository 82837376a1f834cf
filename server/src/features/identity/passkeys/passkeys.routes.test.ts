import assert from 'node:assert/strict'
import test, { after, afterEach, before } from 'node:test'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { type PasskeyPeople, type Person, passkeySite, password, refusedAs } from '#testing/passkey-people.ts'
import { softAuthenticator } from '#testing/soft-authenticator.ts'
import { dataOf, type TestApp } from '#testing/test-app.ts'
import { forgetChallenges, insertPasskey } from './passkeys.store.ts'

const now = '2026-11-21T06:00:00.000Z'

let server: TestApp
let people: PasskeyPeople
let close: () => Promise<void>
before(async () => {
  ;({ server, people, close } = await passkeySite())
})
after(() => close())
afterEach(() => server.setTime(now))

const storePasskey = ({ id: userId }: Person, id: string): Promise<boolean> => {
  const key = { publicKey: Buffer.alloc(1), counter: 0, now: new Date(now), most: 10 }
  return insertPasskey(server.db, { id, userId, name: 'Phone', ...key })
}

test('a passkey is added with the password, is listed, and signs in', async () => {
  const person = await people.newPerson()
  const device = await people.withPasskey(person)
  const [added] = await people.passkeysOf(person)
  assert.deepEqual([added?.name, added?.madeAt, added?.usedOn], ['My phone', now, null])
  const { status, body } = await people.signIn(device.sign(await people.askToSignIn(), person.id))
  assert.equal(status, 200)
  const { token, name, role } = dataOf<{ token: string; name: string; role: string }>(body)
  assert.deepEqual([name, role], ['Dev Mehta', 'student'])
  const settings = await server.as(token)<AccountSettings>('GET', '/api/accounts/settings')
  assert.equal(settings.passkeys[0]?.usedOn, '2026-11-21')
  assert.equal(settings.devices.length, 2, 'it is a sign-in like any other')
})

test('the device is asked for a check of the person, and told what it knows already', async () => {
  const person = await people.newPerson()
  await people.withPasskey(person)
  const reply = await server.as(person.token)<{ options: Record<string, unknown> }>(
    'POST',
    '/api/accounts/passkeys/options',
    { password },
  )
  const { rp, user, excludeCredentials, authenticatorSelection } = reply.options
  assert.deepEqual(rp, { name: 'Vikalp', id: 'quiz.example' })
  assert.equal((user as { name: string }).name, person.email)
  assert.deepEqual(
    (excludeCredentials as { id: string }[]).map(({ id }) => id),
    (await people.passkeysOf(person)).map(({ id }) => id),
  )
  assert.deepEqual(authenticatorSelection, {
    residentKey: 'required',
    userVerification: 'required',
    requireResidentKey: true,
  })
})

test('without the password no passkey can be begun, and guesses are slowed', async () => {
  const { token } = await people.newPerson()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const reply = await server.call('POST', '/api/accounts/passkeys/options', {
      token,
      body: { password: 'a guess' },
    })
    statuses.push(reply.status)
  }
  assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429])
})

test('an unknown passkey, one of somebody else and a removed one open nothing', async () => {
  const [one, two] = [await people.newPerson(), await people.newPerson()]
  const device = await people.withPasskey(one)
  const [added] = await people.passkeysOf(one)
  const unknown = softAuthenticator().sign(await people.askToSignIn(), one.id)
  assert.deepEqual(refusedAs(await people.signIn(unknown)), [401, 'unauthenticated'])
  const asOther = device.sign(await people.askToSignIn(), one.id, { userHandle: two.id })
  assert.deepEqual(refusedAs(await people.signIn(asOther)), [401, 'unauthenticated'])
  const path = `/api/accounts/passkeys/${added?.id}` as const
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { name: 'Mine' }],
  ] as const)
    assert.equal((await server.call(method, path, { token: two.token, body })).status, 404, method)
  assert.equal(
    (await server.call('PUT', path, { token: one.token, body: { name: ' Red phone ' } })).status,
    204,
  )
  assert.deepEqual(
    (await people.passkeysOf(one)).map(({ name }) => name),
    ['Red phone'],
  )
  assert.equal((await server.call('DELETE', path, { token: one.token })).status, 204)
  assert.deepEqual(refusedAs(await people.signIn(device.sign(await people.askToSignIn(), one.id))), [
    401,
    'unauthenticated',
  ])
})

test('no passkey is stored twice, not for somebody else either, and ten are the most', async () => {
  const [one, two] = [await people.newPerson(), await people.newPerson()]
  const device = await people.withPasskey(one)
  assert.deepEqual(refusedAs(await people.sendNew(two, device.make(await people.askToAdd(two)))), [
    409,
    'conflict',
  ])
  const late = await people.askToAdd(one)
  for (let i = 0; i < 9; i++) assert.ok(await storePasskey(one, `key-${i}`))
  assert.deepEqual(refusedAs(await people.sendNew(one, softAuthenticator().make(late))), [409, 'conflict'])
  const begun = await server.call('POST', '/api/accounts/passkeys/options', {
    token: one.token,
    body: { password },
  })
  assert.deepEqual(refusedAs(begun), [409, 'conflict'])
  assert.equal((await people.passkeysOf(one)).length, 10)
})

test('of two that are added at one moment where there is room for one, one is added', async () => {
  const person = await people.newPerson()
  for (let i = 0; i < 9; i++) await storePasskey(person, `room-${i}`)
  const keys = [softAuthenticator().make(await people.askToAdd(person))]
  keys.push(softAuthenticator().make(await people.askToAdd(person)))
  const text = 'SELECT FROM users WHERE id = $1 FOR UPDATE'
  const [waiting] = await server.db.transaction(async (tx) => {
    await tx.run({ name: 'test.hold', text, parameters: ['id'] }, { id: person.id })
    const begun = Promise.all(keys.map((key) => people.sendNew(person, key)))
    assert.ok(await waitsForLock(server.db, begun, 2))
    return [begun] as const // in a list: alone it would be waited for in here
  })
  assert.deepEqual((await waiting).map(({ status }) => status).sort(), [201, 409])
  assert.equal((await people.passkeysOf(person)).length, 10)
})

test('a new password removes the passkeys, and what was begun before adds none', async () => {
  const person = await people.newPerson()
  const device = await people.withPasskey(person)
  const begun = await people.askToAdd(person)
  const body = { password, newPassword: 'three green kites' }
  const reply = await server.call('PUT', '/api/accounts/password', { token: person.token, body })
  const { token } = dataOf<{ token: string }>(reply.body)
  assert.deepEqual(await people.passkeysOf({ ...person, token }), [])
  const added = await people.sendNew({ ...person, token }, softAuthenticator().make(begun))
  assert.deepEqual(refusedAs(added), [400, 'invalid_request'])
  assert.deepEqual(refusedAs(await people.signIn(device.sign(await people.askToSignIn(), person.id))), [
    401,
    'unauthenticated',
  ])
})

test('a demo account takes none, and what was asked is forgotten at night', async () => {
  const demo = await server.signUp('student', 'Demo Student', 'demo')
  const { status } = await server.call('POST', '/api/accounts/passkeys/options', {
    token: demo,
    body: { password },
  })
  assert.equal(status, 403)
  await people.askToSignIn()
  assert.ok((await forgetChallenges(server.db, new Date('2026-11-21T06:05:00.000Z'))) > 0)
  assert.equal(await forgetChallenges(server.db, new Date('2026-11-21T06:05:00.000Z')), 0)
})
