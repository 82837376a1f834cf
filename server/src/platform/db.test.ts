import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import test from 'node:test'
import { z } from 'zod'
import { testApp } from '#testing/test-app.ts'
import { connect, openConnection } from './db.ts'
import { isOutage } from './outage.ts'
import { notFound, Problem } from './problem.ts'

const ownConnection = { name: 'test.connection', text: 'SELECT pg_backend_pid() AS id', parameters: [] }
const connectionById = {
  name: 'test.connectionById',
  text: 'SELECT 1 FROM pg_stat_activity WHERE pid = $1::int',
  parameters: ['connection'],
}
const ping = { name: 'test.ping', text: 'SELECT 1', parameters: [] }

for (const [name, url] of [
  ['a name that nobody knows', 'postgres://vikalp@nowhere.invalid/vikalp'],
  ['a port where nobody listens', 'postgres://vikalp@127.0.0.1:1/vikalp'],
  ['a socket that is not there', 'postgres://vikalp@/vikalp?host=%2Fnowhere'],
] as const)
  test(`${name} is unavailable, with a time to retry`, async () => {
    const db = connect(url)
    const failure = await db.run(ping, {}).catch((error: unknown) => error)
    await db.close()
    assert.ok(failure instanceof Problem)
    assert.deepEqual([failure.code, failure.retryAfterSeconds], ['unavailable', 2])
  })

const silences: [who: string, patienceMs: number, ask: (url: string) => Promise<unknown>][] = [
  ['a start', 10_000, openConnection],
  ['a request', 1_000, (url) => connect(url).run(ping, {})],
]
for (const [who, patienceMs, ask] of silences)
  test(`a database that takes the connection of ${who} and says nothing is an outage`, async (t) => {
    const silent = createServer().listen(0, '127.0.0.1')
    t.after(() => silent.close())
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const asked = ask(`postgres://vikalp@127.0.0.1:${port}/vikalp`).catch((error: unknown) => error)
    const [socket] = await once(silent, 'connection')
    t.mock.timers.tick(patienceMs)
    assert.ok(isOutage(await asked))
    socket.destroy()
  })

test('after a problem the connection is rolled back and reused, after any other failure replaced', async () => {
  const server = await testApp()
  const db = connect(server.databaseUrl, { size: 1 })
  const connection = async () => (await db.one(ownConnection, {}, z.object({ id: z.number() }))).id
  const users = { name: 'test.users', text: 'SELECT id FROM users', parameters: [] }
  const remove = { name: 'test.remove', text: 'DELETE FROM users', parameters: [] }
  await server.signUp('student')
  const first = await connection()
  for (const failure of [notFound('The class'), new Error('a mistake')]) {
    const work = db.transaction(async (tx) => {
      await tx.run(remove, {})
      throw failure
    })
    await assert.rejects(work, failure)
    assert.equal(await db.run(users, {}), 1)
    assert.equal((await connection()) === first, failure instanceof Problem)
  }
  await db.close()
  await server.close()
})

test('a connection that breaks between two statements of a transaction ends the transaction, not the server', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const terminate = {
    name: 'test.terminate',
    text: 'SELECT pg_terminate_backend($1::int)',
    parameters: ['connection'],
  }
  const work = server.db.transaction(async (tx) => {
    const { id } = await tx.one(ownConnection, {}, z.object({ id: z.number() }))
    await server.db.run(terminate, { connection: id })
    // Waits until the driver has seen the end, while no statement of this connection is under way.
    while ((await server.db.run(connectionById, { connection: id })) > 0);
    await new Promise(setImmediate)
    await tx.run(ping, {})
  })
  const failure = await work.catch((error: unknown) => error)
  assert.ok(failure instanceof Problem && failure.code === 'unavailable', String(failure))
  assert.equal(await server.db.run(ping, {}), 1)
})

test('an error that only mentions a timeout is not an outage; a statement that takes too long is', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const failureOf = (text: string) =>
    server.db.run({ name: 'test.failure', text, parameters: [] }, {}).catch((error: unknown) => error)
  const mistake = await failureOf("DO $$ BEGIN RAISE 'a timeout of the exam, ENOENT'; END $$")
  assert.ok(mistake instanceof Error && !(mistake instanceof Problem))
  const tooLong = await failureOf('SELECT pg_sleep(60)')
  assert.ok(tooLong instanceof Problem && tooLong.code === 'unavailable')
})

test('counts and sums are numbers; one that a number cannot hold exactly is an error', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const total = (sum: string) => {
    const text = `SELECT count(*) AS count, ${sum} AS sum FROM (VALUES (9007199254740990::bigint), (1)) AS row (value)`
    const statement = { name: `test.${sum}`, text, parameters: [] }
    return server.db.one(statement, {}, z.object({ count: z.number(), sum: z.number() }))
  }
  assert.deepEqual(await total('sum(value)'), { count: 2, sum: 9007199254740991 })
  assert.deepEqual(await total('sum(value)::bigint'), { count: 2, sum: 9007199254740991 })
  await assert.rejects(total('sum(value) + 1'), RangeError)
  await assert.rejects(total('sum(value)::bigint + 1'), RangeError)
})

test('a row is parsed once, and a second row is an error where one was expected', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const rows = { name: 'test.rows', text: 'SELECT generate_series(1, $1::int) AS id', parameters: ['rows'] }
  const OnceOnly = z.object({ id: z.number().transform(String) })
  assert.deepEqual(await server.db.one(rows, { rows: 1 }, OnceOnly), { id: '1' })
  assert.deepEqual(await server.db.maybeOne(rows, { rows: 1 }, OnceOnly), { id: '1' })
  assert.equal(await server.db.maybeOne(rows, { rows: 0 }, OnceOnly), undefined)
  await assert.rejects(server.db.one(rows, { rows: 0 }, OnceOnly), /test\.rows gave 0 rows/)
  await assert.rejects(server.db.one(rows, { rows: 2 }, OnceOnly), /test\.rows gave 2 rows/)
  await assert.rejects(server.db.maybeOne(rows, { rows: 2 }, OnceOnly), /test\.rows gave 2 rows/)
})
