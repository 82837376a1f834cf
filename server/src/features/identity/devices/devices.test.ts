import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before, beforeEach } from 'node:test'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { renewedToken } from '@vikalp/contract/endpoint'
import { userIdOf } from '#testing/roster.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { forgetUnseenDevices } from './devices.store.ts'

const firstDay = '2026-11-21T06:00:00.000Z'
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestApp
before(async () => {
  server = await testApp()
})
beforeEach(() => server.setTime(firstDay))
after(() => server.close())

let people = 0
/** An account that is signed in on a phone, and what signs it in elsewhere. */
async function newPerson() {
  const email = `${randomUUID()}@mail.example`
  const password = 'correct horse'
  people += 1
  const from = `198.51.100.${people}`
  const body = { name: 'Dev Mehta', email, password, role: 'student' }
  const signedUp = await server.call('POST', '/api/accounts/sign-up', {
    body,
    from,
    headers: { 'user-agent': phone },
  })
  const signIn = async (userAgent = laptop, typed = password) => {
    const options = { body: { email, password: typed }, from, headers: { 'user-agent': userAgent } }
    const { status, body: answer } = await server.call('POST', '/api/accounts/sign-in', options)
    return status === 200 ? dataOf<{ token: string }>(answer).token : `${status}`
  }
  return { email, password, token: dataOf<{ token: string }>(signedUp.body).token, signIn }
}

const me = (token: string) => server.call('GET', '/api/accounts/me', { token })
const statusOf = async (token: string): Promise<number> => (await me(token)).status
const devicesOf = async (token: string) =>
  (await server.as(token)<AccountSettings>('GET', '/api/accounts/settings')).devices
const named = (devices: Awaited<ReturnType<typeof devicesOf>>) =>
  devices.map(({ browser, system, isThis }) => `${browser} ${system}${isThis ? ' here' : ''}`).sort()

test('each sign-in is a device with a name and a day, and each may be signed out from another', async () => {
  const { token, signIn } = await newPerson()
  const second = await signIn()
  const devices = await devicesOf(second)
  assert.deepEqual(named(devices), ['Chrome Android', 'Firefox Linux here'])
  assert.deepEqual(
    devices.map(({ seenOn, signedInAt }) => [seenOn, signedInAt]),
    [
      ['2026-11-21', firstDay],
      ['2026-11-21', firstDay],
    ],
  )
  const there = devices.find(({ isThis }) => !isThis)?.id
  const { status } = await server.call('DELETE', `/api/accounts/devices/${there}`, { token: second })
  assert.equal(status, 204)
  assert.deepEqual([await statusOf(token), await statusOf(second)], [401, 200])
  assert.deepEqual(named(await devicesOf(second)), ['Firefox Linux here'])
})

test('nothing of the address from which somebody signs in is stored', async () => {
  const { token } = await newPerson()
  const columns = await server.db.run(
    {
      name: 'test.columns',
      text: "SELECT FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'devices'",
      parameters: [],
    },
    {},
  )
  assert.equal(columns, 6)
  assert.deepEqual(Object.keys((await devicesOf(token))[0] ?? {}).sort(), [
    'browser',
    'id',
    'isThis',
    'seenOn',
    'signedInAt',
    'system',
  ])
})

test('nobody signs out the device of somebody else', async () => {
  const [one, two] = [await newPerson(), await newPerson()]
  const [device] = await devicesOf(one.token)
  const reply = await server.call('DELETE', `/api/accounts/devices/${device?.id}`, { token: two.token })
  assert.deepEqual([reply.status, errorOf(reply.body).code], [404, 'not_found'])
  assert.equal(await statusOf(one.token), 200)
})

test('signing out ends this device, its renewed tokens as well, and no other', async () => {
  const { token, signIn } = await newPerson()
  const other = await signIn()
  server.setTime('2026-11-22T06:00:00.000Z')
  const renewed = String((await me(token)).headers[renewedToken])
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token })).status, 204)
  assert.deepEqual([await statusOf(token), await statusOf(renewed), await statusOf(other)], [401, 401, 200])
})

test('a token slides: after a day an answer carries the next one, and only a week without a visit ends it', async () => {
  let { token } = await newPerson()
  server.setTime('2026-11-22T05:59:59.000Z')
  assert.equal((await me(token)).headers[renewedToken], undefined)
  for (const day of ['2026-11-22', '2026-11-28', '2026-12-04', '2026-12-10']) {
    server.setTime(`${day}T06:00:01.000Z`)
    const replies = await Promise.all([me(token), me(token), me(token)])
    const next = replies.map(({ status, headers }) => (status === 200 ? headers[renewedToken] : status))
    assert.ok(
      next.every((one) => typeof one === 'string' && one.length > 50),
      `${day} ${next}`,
    )
    assert.equal(await statusOf(token), 200, 'calls under way with the old token are answered')
    token = String(next[0])
    assert.deepEqual(
      (await devicesOf(token)).map(({ seenOn }) => seenOn),
      [day],
    )
  }
  server.setTime('2026-12-17T06:00:02.000Z')
  assert.equal(await statusOf(token), 401)
})

test('what stores an answer renews nothing, and an answer that is an error neither', async () => {
  const { token } = await newPerson()
  server.setTime('2026-11-23T06:00:00.000Z')
  const posted = await server.call('POST', '/api/users/verify-token', { token, body: {} })
  assert.deepEqual([posted.status, posted.headers[renewedToken]], [200, undefined])
  const missing = await server.call('GET', `/api/quiz/result/${randomUUID()}`, { token })
  assert.deepEqual([missing.status, missing.headers[renewedToken]], [404, undefined])
})

test('a token of an older version names no device: it works, is not renewed, and ends with the others', async () => {
  const { token } = await newPerson()
  const older = await server.tokenOf(await userIdOf(server, token))
  server.setTime('2026-11-23T06:00:00.000Z')
  const { status, headers } = await me(older)
  assert.deepEqual([status, headers[renewedToken]], [200, undefined])
  assert.deepEqual(named(await devicesOf(older)), ['Chrome Android'])
  const { token: next } = dataOf<{ token: string }>(
    (await server.call('DELETE', '/api/accounts/devices', { token })).body,
  )
  assert.deepEqual([await statusOf(older), await statusOf(token), await statusOf(next)], [401, 401, 200])
})

test('a demo account has no list of the strangers who use it, and tells nobody out', async () => {
  const demo = await server.signUp('student', 'Demo Student', 'demo')
  const settings = await server.as(demo)<AccountSettings>('GET', '/api/accounts/settings')
  assert.deepEqual([settings.isDemo, settings.devices], [true, []])
  server.setTime('2026-11-23T06:00:00.000Z')
  assert.equal((await me(demo)).headers[renewedToken], undefined)
  for (const [method, path, body] of [
    ['DELETE', '/api/accounts/devices', undefined],
    ['PUT', '/api/accounts/name', { name: 'Somebody else' }],
    ['PUT', '/api/accounts/password', { password: 'correct horse', newPassword: 'battery staple' }],
  ] as const)
    assert.equal((await server.call(method, path, { token: demo, body })).status, 403, path)
})

test('what was not seen for longer than a token lives is forgotten at night', async () => {
  const { token } = await newPerson()
  await forgetUnseenDevices(server.db, { today: '2026-11-29' })
  assert.equal(await statusOf(token), 200)
  await forgetUnseenDevices(server.db, { today: '2026-11-30' })
  assert.equal(await statusOf(token), 401)
})
