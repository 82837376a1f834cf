import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { Listener } from './platform/database/listener.ts'
import type { Databases } from './platform/tenants.ts'
import { dataOf, type TestApp, testApp } from './testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

type Other = {
  app: FastifyInstance
  /** How often it has asked its database for one row. */
  asked: () => number
  close: () => Promise<void>
}

/** Another server of the same database, which remembers callers while it hears what is said at the address. */
async function otherServer(heardAt = server.databaseUrl): Promise<Other> {
  const { bank } = server
  let asked = 0
  const { maybeOne } = server.db
  const db: typeof server.db = {
    ...server.db,
    maybeOne: (...query) => {
      asked++
      return maybeOne(...query)
    },
  }
  const databases: Databases = { ...server.databases, public: db }
  const listener = new Listener(heardAt, db)
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', SECURITY_LOG: 'off' }),
    tokenSecret: 'a secret for tests only, long enough',
    databases,
    listener,
    bank,
    clock: () => new Date('2026-11-21T06:00:00.000Z'),
    random: Math.random,
  })
  const close = async (): Promise<void> => {
    await app.close()
    await listener.close()
  }
  return { app, asked: () => asked, close }
}

const me = (app: FastifyInstance, token: string) =>
  app.inject({ url: '/api/accounts/me', headers: { authorization: `Bearer ${token}` } })
const signOut = (app: FastifyInstance, token: string) =>
  app.inject({ method: 'POST', url: '/api/accounts/sign-out', headers: { authorization: `Bearer ${token}` } })

/** Calls until the caller is known without a question to the database, or is not any more. */
async function untilAsks({ app, asked }: Other, token: string, wanted: boolean): Promise<void> {
  for (;;) {
    const before = asked()
    assert.equal((await me(app, token)).statusCode, 200)
    if (asked() > before === wanted) return
  }
}

async function untilRefused({ app }: Other, token: string): Promise<void> {
  while ((await me(app, token)).statusCode === 200) await new Promise(setImmediate)
  assert.equal((await me(app, token)).statusCode, 401)
}

test('who signs out at one server is signed out at another that knew them, and nobody else is', async (t) => {
  const other = await otherServer()
  t.after(other.close)
  const [one, two] = [await server.signUp('student'), await server.signUp('student')]
  for (const token of [one, two]) await untilAsks(other, token, false)
  assert.equal((await signOut(server.app, one)).statusCode, 204)
  await untilRefused(other, one)
  const before = other.asked()
  assert.equal((await me(other.app, two)).statusCode, 200)
  assert.equal(other.asked(), before)
})

test('who signs out at a server that knows them is refused by it with the next request', async (t) => {
  const other = await otherServer()
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  assert.equal((await signOut(other.app, token)).statusCode, 204)
  assert.equal((await me(other.app, token)).statusCode, 401)
})

test('a role that a command changes is known, and a user whom it deletes is not any more', async (t) => {
  const other = await otherServer()
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  const { id } = dataOf<{ id: string }>((await me(other.app, token)).json())
  const command = (text: string) => server.owner.run({ name: text, text, parameters: ['id'] }, { id })
  await command("UPDATE users SET role = 'teacher' WHERE id = $1")
  while (dataOf<{ role: string }>((await me(other.app, token)).json()).role !== 'teacher')
    await new Promise(setImmediate)
  await untilAsks(other, token, false)
  await command('DELETE FROM users WHERE id = $1')
  await untilRefused(other, token)
})

test('when the connection that listens is lost, every request asks until there is another', async (t) => {
  const other = await otherServer()
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  const kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN vikalp'"
  assert.ok((await server.owner.run({ name: kill, text: kill, parameters: [] }, {})) >= 1)
  await untilAsks(other, token, true)
  await untilAsks(other, token, false)
})

test('a server that does not hear its own database asks it for every request', async (t) => {
  const elsewhere = server.databaseUrl.replace(/\/vikalp\?/, '/postgres?')
  assert.notEqual(elsewhere, server.databaseUrl)
  const other = await otherServer(elsewhere)
  t.after(other.close)
  const token = await server.signUp('student')
  for (let i = 0; i < 50; i++) await untilAsks(other, token, true)
  assert.equal(other.asked(), 50)
})
