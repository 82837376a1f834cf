import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test, { after, before } from 'node:test'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { insertUser } from './identity.store.ts'
import { hashPassword } from './password.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const email = demoEmails.teacher
const signIn = (password = demoPassword) =>
  server.call('POST', '/api/accounts/sign-in', { body: { email, password } })
const me = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status

test('without demo accounts nobody can sign in or sign up with their addresses', async () => {
  assert.equal((await signIn()).status, 401)
  for (const written of [email, email.toUpperCase()]) {
    const body = { name: 'Somebody', email: written, password: 'long enough', role: 'teacher' }
    assert.equal((await server.call('POST', '/api/accounts/sign-up', { body })).status, 409)
  }
  for (const db of Object.values(server.databases)) assert.equal(await rowsOf(db, 'users'), 0)
})

test('a demo account signs in, reads its own data, and signs out', async () => {
  const user = { id: randomUUIDv7(), name: 'Meera Trivedi', email, role: 'teacher' }
  await insertUser(server.databases.demo, {
    ...user,
    subject: email,
    passwordHash: await hashPassword(demoPassword),
    now: new Date(),
  })
  assert.equal((await signIn('not the password')).status, 401)
  const { token } = dataOf<{ token: string }>((await signIn()).body)
  const reply = await server.call('GET', '/api/accounts/me', { token })
  assert.deepEqual(dataOf(reply.body), { id: user.id, name: user.name, email, role: 'teacher' })
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token })).status, 204)
  assert.equal(await me(token), 401)
})

test('where the demo was turned off, nobody enters its accounts nor stays in them', async (t) => {
  const closed = await testApp({ DEMO: 'off' })
  t.after(closed.close)
  const id = randomUUIDv7()
  const passwordHash = await hashPassword(demoPassword)
  await insertUser(closed.databases.demo, {
    id,
    subject: email,
    name: 'Meera Trivedi',
    email,
    role: 'teacher',
    passwordHash,
    now: new Date(),
  })
  const body = { email, password: demoPassword }
  assert.equal((await closed.call('POST', '/api/accounts/sign-in', { body })).status, 401)
  const token = await closed.tokenOf(id, 'demo')
  assert.equal((await closed.call('GET', '/api/accounts/me', { token })).status, 401)
  const own = await closed.signUp('student')
  assert.equal((await closed.call('GET', '/api/accounts/me', { token: own })).status, 200)
})

test('the id of a user in another tenant is not found', async () => {
  const id = randomUUIDv7()
  const user = { id, name: 'Asha', email: 'asha@mail.example', role: 'student', passwordHash: 'none' }
  await insertUser(server.db, { ...user, subject: user.email, now: new Date() })
  assert.equal(await me(await server.tokenOf(id)), 200)
  assert.equal(await me(await server.tokenOf(id, 'demo')), 401)
})
