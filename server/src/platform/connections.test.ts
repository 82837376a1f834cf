import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { connect, openConnection, type Queries, withConnection } from './db.ts'
import { Problem } from './problem.ts'
import { withTenant } from './tenants.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const sql = (text: string, ...parameters: string[]) => ({ name: `test.${text}`, text, parameters })
const ping = sql('SELECT 1')
const Id = z.object({ id: z.number() })
const idOf = async (db: Queries): Promise<number> =>
  (await db.one(sql('SELECT pg_backend_pid() AS id'), {}, Id)).id
const isGone = async (id: number): Promise<boolean> =>
  (await server.owner.run(sql('SELECT FROM pg_stat_activity WHERE pid = $1', 'id'), { id })) === 0
const breakOff = (id: number): Promise<number> =>
  server.owner.run(sql('SELECT pg_terminate_backend($1)', 'id'), { id })

test('until the tables are ready nothing is asked of the database, in a transaction neither', async (t) => {
  const db = connect(server.databaseUrl, { isReady: () => false })
  t.after(db.close)
  const failures = [db.run(ping, {}), db.transaction(async () => 'done')]
  for (const failure of failures)
    await assert.rejects(failure, (error) => error instanceof Problem && error.code === 'unavailable')
})

test('a statement gets what it needs, and one that is not a query affects no row', async () => {
  await assert.rejects(server.db.run(sql('SELECT $1::int', 'classId'), {}), /needs \$classId/)
  assert.equal(await server.owner.run(sql('CREATE TABLE IF NOT EXISTS migrations ()'), {}), 0)
})

test('a request has two seconds for a statement, long work has all the time that it takes', async () => {
  const Limit = z.object({ limit: z.string() })
  const limit = sql("SELECT current_setting('statement_timeout') AS limit")
  assert.deepEqual(await server.db.one(limit, {}, Limit), { limit: '2s' })
  assert.deepEqual(await withTenant(server.databaseUrl, 'public', (db) => db.one(limit, {}, Limit)), {
    limit: '0',
  })
})

test('a database that stops in the middle of a statement is given up after two seconds', async (t) => {
  await server.db.run(ping, {})
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const failure = server.db.run(sql('SELECT pg_sleep(60)'), {}).catch((error: unknown) => error)
  await new Promise(setImmediate)
  t.mock.timers.tick(2_000)
  const { cause } = (await failure) as Problem // the next line looks at it
  assert.match(String(cause), /Query read timeout/)
})

test('a connection that is lent again and again stays the same, and nothing gathers at it', async (t) => {
  const warnings: string[] = []
  const note = ({ name }: Error) => warnings.push(name)
  process.on('warning', note)
  t.after(() => process.off('warning', note))
  const db = connect(server.databaseUrl, { size: 1 })
  t.after(db.close)
  const ids = new Set<number>()
  for (let i = 0; i < 12; i++) ids.add(await db.transaction(idOf))
  await new Promise(setImmediate)
  assert.deepEqual([ids.size, warnings], [1, []])
})

test('a commit that fails is a failure of its transaction', async () => {
  await server.owner.run(sql('CREATE TABLE late (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)'), {})
  const twice = server.owner.transaction(async (tx) => {
    for (let i = 0; i < 2; i++) await tx.run(sql('INSERT INTO late VALUES (1)'), {})
    return 'stored'
  })
  await assert.rejects(twice, /duplicate key/)
  assert.equal(await server.owner.run(sql('SELECT FROM late'), {}), 0)
})

test('an idle connection that breaks is told, and the next statement has another', async (t) => {
  const told: string[] = []
  const db = connect(server.databaseUrl, { size: 1, onError: ({ message }) => told.push(message) })
  t.after(db.close)
  const id = await idOf(db)
  await breakOff(id)
  while (told.length === 0) await new Promise(setImmediate)
  assert.match(told.join(), /terminat/)
  assert.notEqual(await idOf(db), id)
})

test('a connection that breaks between two statements of a long work fails the next of them', async () => {
  const client = await openConnection(server.databaseUrl)
  const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await breakOff(Id.parse(rows[0]).id)
  await ended
  await assert.rejects(client.query('SELECT 1'))
})

test('work that has ended, well or not, leaves no connection behind', async () => {
  const ids: number[] = []
  const take = async (db: Queries) => {
    ids.push(await idOf(db))
    throw new Error('in the middle')
  }
  await assert.rejects(withTenant(server.databaseUrl, 'demo', take), /in the middle/)
  const ended = withConnection(server.databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS id')
    ids.push(Id.parse(rows[0]).id)
    await client.query('BEGIN')
    await client.query('CREATE TABLE half_done (id int)')
    throw new Error('half done')
  })
  await assert.rejects(ended, /half done/)
  for (const id of ids) while (!(await isGone(id)));
  await assert.rejects(server.owner.run(sql('SELECT FROM half_done'), {}), /does not exist/)
})
