import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test, { after, before } from 'node:test'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { revokeToken } from './identity.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const account = {
  name: 'Dev Mehta',
  email: 'Dev.Mehta@Mail.Example',
  password: 'correct horse',
  role: 'student',
}
const signUp = (changes: object = {}) =>
  server.call('POST', '/api/accounts/sign-up', { body: { ...account, ...changes } })
const signIn = (email: string, password: string) =>
  server.call('POST', '/api/accounts/sign-in', { body: { email, password } })
const verify = (token: string) => server.call('POST', '/api/users/verify-token', { token, body: {} })

test('a user signs up, signs in with the email in any case, and gets a valid token', async () => {
  const created = await signUp()
  assert.equal(created.status, 201)
  const { status, body } = await signIn('DEV.MEHTA@mail.example', account.password)
  assert.equal(status, 200)
  const { token, role, name } = dataOf<{ token: string; role: string; name: string }>(body)
  assert.deepEqual([role, name], ['student', 'Dev Mehta'])
  assert.deepEqual((await verify(token)).body, { message: 'Token is valid' })
  const me = await server.call('GET', '/api/accounts/me', { token })
  assert.equal(dataOf<{ email: string }>(me.body).email, 'dev.mehta@mail.example')
})

test('a name has no characters that nobody sees, at the sign-up and when it is corrected', async () => {
  const body = { ...account, email: 'hidden@mail.example', name: '\u202eAs\u200bha\u2060 Pa\u2066tel\ufeff' }
  const created = await server.call('POST', '/api/accounts/sign-up', { body, from: '198.51.100.77' })
  const { token, name } = dataOf<{ token: string; name: string }>(created.body)
  assert.deepEqual([created.status, name], [201, 'Asha Patel'])
  const renamed = { name: 'De\u200bv ક\u0acd\u200dષત્રિય' }
  const corrected = await server.call('PUT', '/api/accounts/name', { token, body: renamed })
  assert.equal(dataOf<{ name: string }>(corrected.body).name, 'Dev ક\u0acd\u200dષત્રિય')
})

test('an email has one account', async () => {
  await signUp({ email: 'one@mail.example' })
  const { status, body } = await signUp({ email: 'ONE@mail.example', name: 'Somebody else' })
  assert.deepEqual([status, errorOf(body).code], [409, 'conflict'])
  assert.ok(errorOf(body).fields?.email)
})

test('a wrong password and an unknown email get the same answer', async () => {
  await signUp({ email: 'known@mail.example' })
  const wrong = await signIn('known@mail.example', 'not the password')
  const unknown = await signIn('unknown@mail.example', account.password)
  assert.equal(wrong.status, 401)
  const { requestId: _a, ...wrongError } = errorOf(wrong.body)
  const { requestId: _b, ...unknownError } = errorOf(unknown.body)
  assert.deepEqual(unknownError, wrongError)
})

test('an account without a password gets the same answer as a wrong password', async () => {
  await signUp({ email: 'nobody@mail.example' })
  const withoutPassword = {
    name: 'test.without-password',
    text: "UPDATE users SET password_hash = NULL WHERE email = 'nobody@mail.example'",
    parameters: [],
  }
  assert.equal(await server.db.run(withoutPassword, {}), 1)
  const { status, body } = await signIn('nobody@mail.example', account.password)
  assert.deepEqual([status, errorOf(body).code], [401, 'unauthenticated'])
})

test('who has a username signs in with it, in any case, and with the email as before', async () => {
  await signUp({ email: 'jay@mail.example' })
  assert.equal(await giveUsername('jay@mail.example', 'jay.shah@northschool'), 1)
  for (const name of ['jay.shah@northschool', 'Jay.Shah@NorthSchool', 'jay@mail.example'])
    assert.equal((await signIn(name, account.password)).status, 200, name)
  assert.equal((await signIn('jay.shah@southschool', account.password)).status, 401)
  assert.equal((await signIn('jay.shah', account.password)).status, 400)
})

test('who has no email is served without one', async () => {
  const token = dataOf<{ token: string }>((await signUp({ email: 'kiran@mail.example' })).body).token
  await giveUsername('kiran@mail.example', 'kiran@northschool')
  const withoutEmail = { text: "UPDATE users SET email = NULL WHERE username = 'kiran@northschool'" }
  await server.db.run({ name: 'test.withoutEmail', parameters: [], ...withoutEmail }, {})
  for (const path of ['/api/accounts/me', '/api/profiles/student']) {
    const { status, body } = await server.call('GET', path, { token })
    assert.deepEqual([status, dataOf<{ email: string | null }>(body).email], [200, null], path)
  }
})

const giveUsername = (email: string, username: string): Promise<number> => {
  const text = 'UPDATE users SET username = $1 WHERE email = $2'
  return server.db.run(
    { name: 'test.giveUsername', text, parameters: ['username', 'email'] },
    { username, email },
  )
}

test('signing out revokes the token at once, and only that token', async () => {
  await signUp({ email: 'out@mail.example' })
  const tokens = await Promise.all(
    [1, 2].map(
      async () => dataOf<{ token: string }>((await signIn('out@mail.example', account.password)).body).token,
    ),
  )
  const [phone = '', laptop = ''] = tokens
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token: phone })).status, 204)
  assert.equal((await verify(phone)).status, 401)
  assert.equal((await verify(laptop)).status, 200)
})

test('no other text of a signed-out token is accepted', async () => {
  const token = await server.signUp('student')
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token })).status, 204)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const others = [...letters].map((letter) => token.slice(0, -1) + letter)
  for (const other of [...others, `${token}=`, `${token}==`, token.replace('.', '=.')])
    assert.equal((await verify(other)).status, 401, other.slice(-3))
})

test('a token that an older version revoked stays revoked', async () => {
  const token = await server.signUp('student')
  const tokenHash = createHash('sha256').update(token).digest()
  await revokeToken(server.db, { tokenHash, expiresAt: new Date('2026-12-21T00:00:00Z') })
  assert.equal((await verify(token)).status, 401)
})

test('signing out in several tabs at once is no failure', async () => {
  const token = await server.signUp('student')
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => server.call('POST', '/api/accounts/sign-out', { token })),
  )
  assert.ok(
    replies.every(({ status }) => status === 204 || status === 401),
    replies.map(({ status }) => status).join(),
  )
  assert.equal((await verify(token)).status, 401)
})

test('a token that is not used expires after a week, even when the clock jumps', async () => {
  const { body } = await server.call('POST', '/api/accounts/sign-up', {
    body: { ...account, email: 'week@mail.example' },
    from: '198.51.100.9',
  })
  const { token } = dataOf<{ token: string }>(body)
  server.setTime('2026-11-28T05:59:59.000Z')
  assert.equal((await verify(token)).status, 200)
  server.setTime('2026-11-28T06:00:00.000Z')
  assert.equal((await verify(token)).status, 401)
  server.setTime('2026-11-21T06:00:00.000Z')
})

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const claims = {
  sub: '0197f3c2-1111-7abc-8def-000000000001',
  iss: 'vikalp',
  aud: 'vikalp',
  exp: 4_000_000_000,
}
const forged: [string, (good: string) => string][] = [
  ['no token', () => ''],
  ['a token without signature', () => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['a token signed by nobody', () => `${encode({ alg: 'HS256' })}.${encode(claims)}.AAAA`],
  ['an unknown algorithm', () => `${encode({ alg: 'nOnE' })}.${encode(claims)}.AAAA`],
  ['a changed payload', (good) => good.replace(/\.[^.]+\./, `.${encode(claims)}.`)],
  ['a changed signature', (good) => `${good.slice(0, -6)}AAAAAA`],
  ['a token of 70 kB', () => 'x'.repeat(70_000)],
  ['half a token', (good) => good.slice(0, good.length / 2)],
]
for (const [name, forge] of forged)
  test(`${name} is rejected`, async () => {
    const { status, body } = await verify(forge(await server.signUp('student')))
    assert.ok([401, 413].includes(status), String(status))
    assert.notEqual(errorOf(body).message, 'Token is valid')
  })

const badAccounts: [string, object][] = [
  ['a short password', { password: 'seven77' }],
  ['a common password', { password: 'iloveyou' }],
  ['an email that is none', { email: 'dev at mail' }],
  ['an unknown role', { role: 'headmaster' }],
  ['a blank name', { name: '   ' }],
  ['a name that nobody can see', { name: '\u200b\u2060\u3164' }],
  ['a name of directions alone', { name: '\u202e \u2069' }],
  ['a null character in the name', { name: 'De\u0000v' }],
  ['half a character in the name', { name: 'De\ud800v' }],
  ['a name of 81 letters', { name: 'x'.repeat(81) }],
]
for (const [name, changes] of badAccounts)
  test(`sign-up with ${name} names the field and stores nothing`, async () => {
    const stored = await rowsOf(server.db, 'users')
    const { status, body } = await signUp({ email: 'new@mail.example', ...changes })
    assert.deepEqual([status, errorOf(body).code], [400, 'invalid_request'])
    assert.deepEqual(Object.keys(errorOf(body).fields ?? {}), Object.keys(changes))
    assert.equal(await rowsOf(server.db, 'users'), stored)
  })

test('a name loses what would turn the direction of the page', async () => {
  const { body } = await signUp({ email: 'asha@mail.example', name: '\u202eAsha \u2067Patel\u2069' })
  assert.equal(dataOf<{ name: string }>(body).name, 'Asha Patel')
})

test('a name in Gujarati is returned unchanged', async () => {
  const name = 'આરવ ક્ષત્રિય'
  const token = await server.signUp('student', name)
  const me = await server.call('GET', '/api/accounts/me', { token })
  assert.equal(dataOf<{ name: string }>(me.body).name, name)
})
