import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { userIdOf } from '#testing/roster.ts'
import { type SecondServer, secondServer } from '#testing/second-server.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const me = ({ call }: SecondServer, token: string) => call('GET', '/api/accounts/me', { token })
const signOut = ({ call }: Pick<TestApp, 'call'>, token: string) =>
  call('POST', '/api/accounts/sign-out', { token })
const run = (text: string, parameters: Record<string, unknown> = {}): Promise<number> =>
  server.owner.run({ name: text.slice(0, 60), text, parameters: Object.keys(parameters) }, parameters)

/** Calls until the server does, or does not, ask its database who that is. */
async function untilAsks(other: SecondServer, token: string, wanted: boolean): Promise<void> {
  for (;;) {
    const before = other.sent()
    assert.equal((await me(other, token)).status, 200)
    if (other.sent() > before === wanted) return
  }
}

async function untilRefused(other: SecondServer, token: string): Promise<void> {
  while ((await me(other, token)).status === 200);
  assert.equal((await me(other, token)).status, 401)
}

test('who signs out at one server is signed out at another that knew them, and nobody else is', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const [one, two] = [await server.signUp('student'), await server.signUp('student')]
  for (const token of [one, two]) await untilAsks(other, token, false)
  assert.equal((await signOut(server, one)).status, 204)
  await untilRefused(other, one)
  const before = other.sent()
  assert.equal((await me(other, two)).status, 200)
  assert.equal(other.sent(), before)
})

test('who signs out at a server that knows them is refused by it with the next request', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  assert.equal((await signOut(other, token)).status, 204)
  assert.equal((await me(other, token)).status, 401)
})

test('a device that is signed out at one server is signed out at another, its renewed tokens too', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const signUp = await server.call('POST', '/api/accounts/sign-up', {
    body: { name: 'Dev Mehta', email: 'dev@mail.example', password: 'correct horse', role: 'student' },
  })
  const { token } = dataOf<{ token: string }>(signUp.body)
  await untilAsks(other, token, false)
  const settings = await server.call('GET', '/api/accounts/settings', { token })
  const [device] = dataOf<AccountSettings>(settings.body).devices
  const elsewhere = await server.tokenOf(await userIdOf(server, token))
  const { status } = await server.call('DELETE', `/api/accounts/devices/${device?.id}`, { token: elsewhere })
  assert.equal(status, 204)
  await untilRefused(other, token)
  await untilAsks(other, elsewhere, false)
})

test('who signs out everywhere else at one server is signed out at another, an older token too', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  server.setTime('2026-11-21T06:00:01.000Z')
  t.after(() => server.setTime('2026-11-21T06:00:00.000Z'))
  const ended = await server.call('DELETE', '/api/accounts/devices', { token })
  assert.equal(ended.status, 200)
  await untilRefused(other, token)
})

test('a role that a command changes is known, and a user whom it deletes is not any more', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const token = await server.signUp('student')
  const id = await userIdOf(server, token)
  const role = async () => dataOf<{ role: string }>((await me(other, token)).body).role
  await untilAsks(other, token, false)
  await run("UPDATE users SET role = 'teacher' WHERE id = $1", { id })
  while ((await role()) === 'student');
  assert.equal(await role(), 'teacher')
  await untilAsks(other, token, false)
  await run('DELETE FROM users WHERE id = $1', { id })
  await untilRefused(other, token)
})

test('when the connection that listens is lost, every request asks until there is another', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  const killed = await run(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN vikalp'",
  )
  assert.ok(killed >= 1)
  await untilAsks(other, token, true)
  await untilAsks(other, token, false)
})

test('a server that hears another database than its own asks for every request', async (t) => {
  const elsewhere = server.databaseUrl.replace(/\/vikalp\?/, '/postgres?')
  assert.notEqual(elsewhere, server.databaseUrl)
  const other = await secondServer(server, elsewhere)
  t.after(other.close)
  const token = await server.signUp('student')
  for (let i = 0; i < 50; i++) await untilAsks(other, token, true)
  assert.equal(other.sent(), 50)
})

test('while the triggers say nothing, every request asks', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const token = await server.signUp('student')
  await untilAsks(other, token, false)
  for (const [table, trigger] of [
    ['users', 'users_changed'],
    ['devices', 'device_left'],
    ['revoked_tokens', 'token_revoked'],
    ['sittings', 'sitting_made'],
  ]) {
    await run(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`)
    await untilAsks(other, token, true)
    await run(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`)
    await untilAsks(other, token, false)
  }
})

test('nobody of the demo is remembered, whose tables are replaced without a word', async (t) => {
  const other = await secondServer(server)
  t.after(other.close)
  const known = await server.signUp('student')
  await untilAsks(other, known, false)
  const visitor = await server.signUp('student', 'Asha Patel', 'demo')
  assert.equal((await me(other, visitor)).status, 200)
  await server.databases.demo.run({ name: 'test.gone', text: 'DELETE FROM users', parameters: [] }, {})
  assert.equal((await me(other, visitor)).status, 401)
})
