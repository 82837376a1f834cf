import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import { resetContract } from '@vikalp/contract/accounts/reset'
import { signIns } from '@vikalp/contract/identity'
import { nobodysPasskey } from '#testing/passkey-people.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

const { unproven } = signIns

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** A guess at the account; each time at another one unless it is named, as guesses at one account are slowed as well. */
const tryOnce = (from: string, forwardedFor = '', account: string = randomUUID()) =>
  server.call('POST', '/api/accounts/sign-in', {
    body: { email: `${account}@mail.example`, password: 'guess' },
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    from,
  })

/** A passkey that nobody has. It costs less than a password, and is counted as that is. */
const tryPasskey = (from: string, forwardedFor = '') =>
  server.call('POST', '/api/accounts/sign-in/passkey', {
    body: nobodysPasskey,
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    from,
  })

const tryCode = (from: string) =>
  server.call('POST', '/api/accounts/reset', {
    body: { code: 'ABCDEFGHJKLM', password: 'monsoon-lantern-42' },
    from,
  })

/** Moves the end of what all servers count together. */
const moveWindows = (seconds: number): Promise<number> =>
  server.db.run(
    {
      name: 'test.moveWindows',
      text: 'UPDATE call_windows SET ends_at = ends_at + make_interval(secs => $1::int)',
      parameters: ['seconds'],
    },
    { seconds },
  )

test('guessing passwords ends in 429 with Retry-After, and a forged forwarding header does not help', async () => {
  const statuses: number[] = []
  for (let i = 0; i < unproven + 1; i++)
    statuses.push((await tryOnce('198.51.100.7', `203.0.113.${i}`)).status)
  assert.deepEqual(
    [statuses.slice(0, unproven).every((status) => status === 401), statuses[unproven]],
    [true, 429],
  )
  const late = await tryOnce('198.51.100.7')
  assert.equal(errorOf(late.body).code, 'rate_limited')
  assert.ok(Number(late.headers['retry-after']) >= 1)
})

test('a school behind one address signs in at once', async () => {
  const account = { email: 'of-a-school@mail.example', password: 'monsoon-lantern-42' }
  const person = { ...account, name: 'Asha Patel', role: 'student' }
  assert.equal((await server.call('POST', '/api/accounts/sign-up', { body: person })).status, 201)
  const statuses = new Set<number>()
  for (let i = 0; i < unproven + 5; i++)
    statuses.add(
      (await server.call('POST', '/api/accounts/sign-in', { body: account, from: '198.51.100.60' })).status,
    )
  assert.deepEqual([...statuses], [200])
})

test('guesses at one account are slowed from however many addresses they come, and at no other', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) statuses.push((await tryOnce(`198.51.100.${100 + i}`, '', 'asha')).status)
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429])
  const slowed = await tryOnce('198.51.100.120', '', 'Asha')
  assert.deepEqual([slowed.status, slowed.headers['retry-after']], [429, '1'])
  assert.equal((await tryOnce('198.51.100.120', '', 'another')).status, 401)
})

test('who is refused learns how many seconds remain of the minute, whatever the time of day says', async (t) => {
  const begin = Math.ceil(performance.now()) // a fraction would not be the same after adding and taking away
  let passed = 0
  t.mock.method(performance, 'now', () => begin + passed)
  for (let i = 0; i < resetContract.reset.limit.perMinute; i++) await tryCode('198.51.100.30')
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() - 2 * 3_600_000 })
  for (const [ms, seconds] of [
    [0, '60'],
    [20_500, '40'],
    [58_001, '2'],
    [59_500, '1'],
  ] as const) {
    passed = ms
    const { status, headers } = await tryCode('198.51.100.30')
    assert.deepEqual([status, headers['retry-after']], [429, seconds])
  }
  passed = 60_000
  await moveWindows(-60)
  assert.equal((await tryCode('198.51.100.30')).status, 400)
})

test('behind a proxy on this machine each client has its own limit, whatever address it claims', async () => {
  const guess = (client: string) => tryPasskey('127.0.0.1', `203.0.113.250, ${client}`)
  for (let i = 0; i < unproven + 1; i++) await guess('198.51.100.8')
  assert.equal((await guess('198.51.100.8')).status, 429)
  assert.equal((await guess('198.51.100.9')).status, 401)
})

test('the addresses of one IPv6 network have one limit, and an IPv4 address is one however it is written', async () => {
  for (let i = 0; i < unproven; i++) await tryPasskey(`2001:db8:7:1::${i + 1}`)
  assert.equal((await tryPasskey('2001:db8:7:1:aaaa::1')).status, 429)
  assert.equal((await tryPasskey('2001:db8:7:2::1')).status, 401)
  for (let i = 0; i < unproven; i++) await tryPasskey('::ffff:198.51.100.20')
  assert.equal((await tryPasskey('198.51.100.20')).status, 429)
  assert.equal((await tryPasskey('::ffff:198.51.100.21')).status, 401)
})

test('behind a proxy that passes on the port of the client too, its address counts', async () => {
  const guess = (client: string) => tryPasskey('127.0.0.1', client)
  for (let i = 0; i < unproven; i++) await guess(`198.51.100.40:${50_000 + i}`)
  assert.equal((await guess('198.51.100.40')).status, 429)
  assert.equal((await guess('198.51.100.41:50000')).status, 401)
  for (let i = 0; i < unproven; i++) await guess(`[2001:db8:8:1::${i + 1}]:${50_000 + i}`)
  assert.equal((await guess('2001:db8:8:1::ffff')).status, 429)
})
