import assert from 'node:assert/strict'
import { createServer, type Server, type ServerResponse } from 'node:http'
import test, { after, before } from 'node:test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

// A provider whose verdict is in the token itself: it accepts a sub of 'valid-…' and rejects any other.
let provider: Server
let server: TestApp
let keyed: TestApp
/** Also by keys, for tokens of one issuer and one audience. */
let strict: TestApp
let keys: { status: number; body: string } = { status: 200, body: '{}' }
let asked = 0
before(async () => {
  provider = createServer((request, reply) => {
    if (request.url === '/keys') return reply.writeHead(keys.status).end(keys.body)
    asked++
    const token = request.headers.authorization?.split(' ')[1] ?? ''
    const { sub = '' } = JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString())
    if (sub.startsWith('busy')) return reply.writeHead(429).end()
    if (sub.startsWith('broken')) return reply.writeHead(500).end('<html>')
    if (sub.startsWith('lost')) return reply.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    if (sub.startsWith('endless')) return endless(reply)
    if (sub.startsWith('stalled')) return reply.writeHead(200).write('{"message":')
    if (sub.startsWith('forbidden')) return reply.writeHead(403).end('<html>')
    if (sub.startsWith('html')) return reply.writeHead(200).end('<html>Token is valid</html>')
    const message = sub.startsWith('valid') ? 'Token is valid' : 'Token is valid soon'
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  keyed = await testApp(byKeys())
  strict = await testApp({ ...byKeys(), PROVIDER_ISSUER: 'https://id.example' })
  server = await testApp({ PROVIDER_URL: providerUrl(), LOGIN_URL: `${providerUrl()}/login` })
})
after(async () => {
  await server.close()
  await keyed.close()
  await strict.close()
  provider.closeAllConnections()
  provider.close()
})

/** Sends without end, until the reader has had enough. */
function endless(reply: ServerResponse): void {
  reply.writeHead(200)
  const more = (): void => {
    while (!reply.destroyed && reply.write(' '.repeat(16_384)));
    if (!reply.destroyed) reply.once('drain', more)
  }
  reply.once('close', () => reply.off('drain', more))
  more()
}

const providerUrl = (): string => {
  const address = provider.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const byKeys = () => ({
  PROVIDER_URL: providerUrl(),
  PROVIDER_JWKS_URL: `${providerUrl()}/keys`,
  PROVIDER_AUDIENCE: 'vikalp',
})

const tokenOf = (claims: object): string =>
  `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.AAAA`
const me = (token: string) => server.call('GET', '/api/accounts/me', { token })

test('a user of the provider is identified by the subject and has one account', async () => {
  const first = await me(tokenOf({ sub: 'valid-1', name: 'Isha', role: 'teacher', iat: 1 }))
  const second = await me(tokenOf({ sub: 'valid-1', name: 'Isha Desai', role: 'teacher', iat: 2 }))
  assert.equal(first.status, 200)
  const [one, two] = [first, second].map(({ body }) =>
    dataOf<{ id: string; name: string; role: string }>(body),
  )
  assert.equal(one?.id, two?.id)
  assert.deepEqual([two?.name, two?.role], ['Isha Desai', 'teacher'])
})

const names: [sub: string, given: string, shown: string][] = [
  ['turned', '\u202eIsha\u202c Desai', 'Isha Desai'],
  ['null', 'Isha \u0000', 'Student'],
  ['half', 'Isha \ud800', 'Student'],
]
for (const [sub, given, shown] of names)
  test(`the name ${JSON.stringify(given)} is shown as ${shown}`, async () => {
    const { status, body } = await me(tokenOf({ sub: `valid-${sub}`, name: given }))
    assert.equal(status, 200)
    assert.equal(dataOf<{ name: string }>(body).name, shown)
  })

test('a request without new details writes nothing', async () => {
  const version = {
    name: 'test.version',
    text: "SELECT xmin::text AS version FROM users WHERE subject = 'valid-same'",
    parameters: [],
  }
  const row = z.object({ version: z.string() })
  const token = tokenOf({ sub: 'valid-same', name: 'Isha' })
  await Promise.all([me(token), me(token)])
  const first = await server.db.one(version, {}, row)
  assert.equal((await me(token)).status, 200)
  assert.deepEqual(await server.db.one(version, {}, row), first)
  await me(tokenOf({ sub: 'valid-same', name: 'Isha Desai' }))
  assert.notDeepEqual(await server.db.one(version, {}, row), first)
})

test('the provider is asked at most once a minute per token', async () => {
  const token = tokenOf({ sub: 'valid-2' })
  const before = asked
  for (let i = 0; i < 3; i++) assert.equal((await me(token)).status, 200)
  assert.equal(asked - before, 1)
  server.setTime('2026-11-21T06:00:59.999Z')
  await me(token)
  assert.equal(asked - before, 1)
  server.setTime('2026-11-21T06:01:00.000Z')
  await me(token)
  assert.equal(asked - before, 2)
})

test('any message but the agreed one is a rejection', async () => {
  assert.equal((await me(tokenOf({ sub: 'revoked-1' }))).status, 401)
  assert.equal((await me(tokenOf({ sub: 'forbidden-1' }))).status, 401)
})

test('a token is asked about once at a time, and not at all beyond 32 at a time', async () => {
  const before = asked
  const same = tokenOf({ sub: 'valid-at-once' })
  const replies = await Promise.all([1, 2, 3].map(() => me(same)))
  assert.deepEqual([replies.map(({ status }) => status), asked - before], [[200, 200, 200], 1])
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, i) => me(tokenOf({ sub: `valid-many-${i}` }))),
  )
  const statuses = many.map(({ status }) => status)
  assert.ok(statuses.includes(200) && statuses.includes(503), statuses.join())
})

test('an answer is not believed after the clock went back, nor a token beyond its own end', async () => {
  server.setTime('2026-11-21T06:00:00.000Z')
  const token = tokenOf({ sub: 'valid-clock', exp: Date.parse('2026-11-21T07:00:00Z') / 1000 })
  assert.equal((await me(token)).status, 200)
  const before = asked
  server.setTime('2026-11-20T06:00:00.000Z')
  assert.equal((await me(token)).status, 200)
  assert.equal(asked - before, 1)
  server.setTime('2026-11-21T07:00:00.000Z')
  assert.equal((await me(token)).status, 401)
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('a subject that cannot be stored belongs to nobody', async () =>
  assert.equal((await me(tokenOf({ sub: 'valid-\u0000' }))).status, 401))

test('a token without a subject belongs to nobody', async () =>
  assert.equal((await me(tokenOf({ name: 'valid' }))).status, 401))

for (const sub of ['broken-1', 'busy-1', 'html-1', 'lost-1', 'endless-1', 'stalled-1'])
  test(`a provider that is ${sub} is 503 with Retry-After, not a rejection`, async () => {
    const { status, body, headers } = await me(tokenOf({ sub }))
    assert.deepEqual([status, errorOf(body).code, headers['retry-after']], [503, 'unavailable', '2'])
  })

for (const [name, given] of Object.entries({
  'a failure': { status: 500, body: '' },
  'a page': { status: 200, body: '<html>' },
  'something else': { status: 200, body: '[]' },
}))
  test(`${name} in place of the keys is 503, not a rejection`, async () => {
    keys = given
    const header = Buffer.from('{"alg":"ES256"}').toString('base64url')
    const token = `${header}.${Buffer.from('{"sub":"a"}').toString('base64url')}.AAAA`
    const { status } = await keyed.call('GET', '/api/accounts/me', { token })
    assert.equal(status, 503)
  })

test('with an external provider our own sign-in does not exist', async () => {
  const { status } = await server.call('POST', '/api/accounts/sign-in', {
    body: { email: 'a@b.example', password: 'x' },
  })
  assert.equal(status, 404)
})

test('a token is checked by the published keys: valid, forged, expired, for another audience', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  keys = { status: 200, body: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }) }
  const sign = (expiry: string, claims = {}) =>
    new SignJWT({ sub: 'keyed-1', aud: 'vikalp', ...claims })
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime(new Date(expiry))
      .sign(privateKey)
  const check = async (token: string) => (await keyed.call('GET', '/api/accounts/me', { token })).status
  const good = await sign('2026-11-21T07:00:00Z')
  assert.equal(await check(good), 200)
  assert.equal(await check(`${good.slice(0, -6)}AAAAAA`), 401)
  assert.equal(await check(await sign('2026-11-21T05:00:00Z')), 401)
  assert.equal(await check(await sign('2026-11-21T07:00:00Z', { aud: 'another application' })), 401)

  const checkStrictly = async (claims: object) => {
    const token = await sign('2026-11-21T07:00:00Z', claims)
    return (await strict.call('GET', '/api/accounts/me', { token })).status
  }
  assert.equal(await checkStrictly({ iss: 'https://id.example', aud: ['vikalp', 'other'] }), 200)
  assert.equal(await checkStrictly({ iss: 'https://id.example', aud: 'other' }), 401)
  assert.equal(await checkStrictly({ iss: 'https://evil.example', aud: 'vikalp' }), 401)
  assert.equal(await checkStrictly({}), 401)
})

test('signing out ends a token in every text that its signature can have', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  keys = { status: 200, body: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }) }
  const renewed = await testApp(byKeys())
  const token = await new SignJWT({ sub: 'leaving-1', aud: 'vikalp' })
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime(new Date('2026-11-21T07:00:00Z'))
    .sign(privateKey)
  const status = async (text: string) =>
    (await renewed.call('GET', '/api/accounts/me', { token: text })).status
  const twin = `${token.slice(0, token.lastIndexOf('.'))}.${otherSignature(token)}`
  assert.deepEqual([await status(token), await status(twin)], [200, 200])
  assert.equal((await renewed.call('POST', '/api/accounts/sign-out', { token })).status, 204)
  assert.deepEqual([await status(token), await status(twin), await status(`${token}=`)], [401, 401, 401])
  await renewed.close()
})

/** For an ECDSA signature (r, s) over P-256, (r, order - s) is as valid. */
function otherSignature(token: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const signature = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url')
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`)
  const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')
  return Buffer.concat([signature.subarray(0, 32), other]).toString('base64url')
}

const ends: [end: unknown, what: string][] = [
  [Date.parse('2026-12-01T00:00:00Z'), 'is told in milliseconds'],
  [1e18, 'never comes'],
  ['2026-12-01', 'is a text'],
]
for (const [exp, what] of ends)
  test(`a token whose end ${what} can be signed out`, async () => {
    const token = tokenOf({ sub: `valid-end ${what}`, exp })
    assert.equal((await me(token)).status, 200)
    const signedOut = await server.call('POST', '/api/accounts/sign-out', { token })
    assert.equal(signedOut.status, 204)
    assert.equal((await me(token)).status, 401)
  })
