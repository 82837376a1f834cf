import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const password = 'correct horse'
let people = 0

async function newPerson() {
  people += 1
  const email = `${randomUUID()}@mail.example`
  const from = `198.51.100.${people}`
  const body = { name: 'Dev Mehta', email, password, role: 'student' }
  const signedUp = await server.call('POST', '/api/accounts/sign-up', { body, from })
  const signIn = (typed: string) =>
    server.call('POST', '/api/accounts/sign-in', { body: { email, password: typed }, from })
  return { email, token: dataOf<{ token: string }>(signedUp.body).token, signIn }
}

const change = (token: string, body: object) =>
  server.call('PUT', '/api/accounts/password', { token, body: { password, ...body } })
const statusOf = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status

test('a new password ends every other device, the token of this one too, and this one goes on', async () => {
  const { token, signIn } = await newPerson()
  const other = dataOf<{ token: string }>((await signIn(password)).body).token
  const { status, body } = await change(token, { newPassword: 'battery staple' })
  assert.equal(status, 200)
  const next = dataOf<{ token: string }>(body).token
  assert.deepEqual([await statusOf(token), await statusOf(other), await statusOf(next)], [401, 401, 200])
  assert.equal((await signIn(password)).status, 401)
  assert.equal((await signIn('battery staple')).status, 200)
})

test('without the present password nothing changes, and guesses at it are slowed', async () => {
  const { token, signIn } = await newPerson()
  const guess = () => change(token, { password: 'a guess', newPassword: 'battery staple' })
  const { status, body } = await guess()
  assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['password']])
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await guess()).status)
  assert.deepEqual(statuses, [400, 400, 400, 400, 429])
  assert.equal((await signIn(password)).status, 429, 'they count as guesses at sign-in')
  await server.db.run({ name: 'test.forget', text: 'DELETE FROM failed_tries', parameters: [] }, {})
  assert.equal((await signIn(password)).status, 200)
  assert.equal(await statusOf(token), 200)
})

for (const [name, newPassword] of [
  ['too short', 'seven77'],
  ['common', 'iloveyou'],
  ['one character again and again', 'aaaaaaaa'],
  ['blank', '        '],
  ['the name', 'Dev Mehta'],
])
  test(`a new password that is ${name} is refused by its field`, async () => {
    const { token, signIn } = await newPerson()
    const { status, body } = await change(token, { newPassword })
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['newPassword']])
    assert.equal((await signIn(password)).status, 200)
  })

const giveUsername = (email: string, username: string): Promise<number> => {
  const text = 'UPDATE users SET username = $1 WHERE email = $2'
  const parameters = ['username', 'email']
  return server.db.run({ name: 'test.giveUsername', text, parameters }, { username, email })
}

test('a new password that is the username, or its first part, is refused', async () => {
  const { token, email } = await newPerson()
  await giveUsername(email, 'dev.mehta1@northschool')
  for (const newPassword of ['Dev.Mehta1@NorthSchool', 'dev.mehta1']) {
    const { status, body } = await change(token, { newPassword })
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['newPassword']], newPassword)
  }
})

test('guesses at one account count together, by whichever of its names they come', async () => {
  const { token, email } = await newPerson()
  const username = 'dev.mehta2@northschool'
  await giveUsername(email, username)
  const guess = async (name: string): Promise<number> => {
    const body = { email: name, password: 'a guess' }
    return (await server.call('POST', '/api/accounts/sign-in', { body, from: '198.51.100.250' })).status
  }
  const statuses: number[] = []
  for (const name of [email, username, email, username, email]) statuses.push(await guess(name))
  assert.deepEqual(statuses, [401, 401, 401, 401, 401])
  const text = 'UPDATE failed_tries SET failures = failures + 5, last_at = now() WHERE failures = 5'
  await server.db.run({ name: 'test.longerWait', text, parameters: [] }, {})
  const there = await change(token, { password: 'a guess', newPassword: 'battery staple' })
  assert.deepEqual([there.status, await guess(username)], [429, 429])
})

test('a name is corrected, and everybody sees it at once', async () => {
  const { token } = await newPerson()
  const reply = await server.call('PUT', '/api/accounts/name', { token, body: { name: ' આરવ ક્ષત્રિય ' } })
  assert.deepEqual([reply.status, dataOf(reply.body)], [200, { name: 'આરવ ક્ષત્રિય' }])
  const me = await server.call('GET', '/api/accounts/me', { token })
  assert.equal(dataOf<{ name: string }>(me.body).name, 'આરવ ક્ષત્રિય')
  for (const name of ['', '   ', '\u200b\u2060', 'x'.repeat(81), 'De\u0000v'])
    assert.equal((await server.call('PUT', '/api/accounts/name', { token, body: { name } })).status, 400)
})
