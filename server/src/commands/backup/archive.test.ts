import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import test, { after, before, suite } from 'node:test'
import pg from 'pg'
import { z } from 'zod'
import { findMachinePostgres, startMachinePostgres } from '#testing/database/machine-postgres.ts'
import { rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { allMigrations, applyMigration, migrationsTable } from '../../platform/migrate.ts'
import { reset } from '../reset.ts'
import { isArchive, restoreArchive, writeArchive } from './archive.ts'
import { backup, objectionTo, restore } from './backup.ts'
import { runScript, versionOf, withAddress } from './client-programs.ts'
import { writeRows } from './rows-file.ts'

// The server of the install may be newer than the machine's pg_dump, which then refuses it: here is the machine's own.
const programs = findMachinePostgres(versionOf('pg_dump'))

suite('with the pg_dump and the PostgreSQL of this machine', {
  skip: programs ? false : 'there is none',
}, () => {
  let machine: Awaited<ReturnType<typeof startMachinePostgres>>
  let server: TestApp
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-archive-'))
  const file = join(folder, 'vikalp.backup')
  before(async () => {
    machine = await startMachinePostgres(programs ?? '')
    server = await testApp({ DATABASE_URL: machine.url })
    const token = await server.signUp('student', 'Zoya "Z" શાહ')
    const body = { questionId: 'kin-0001', text: 'Line one\nline two\u2028line three\r\\. four' }
    await server.call('POST', '/api/suggestions', { token, body })
    assert.match(await backup(server.databaseUrl, file), /^Written to .+ by pg_dump \d+$/)
  })
  after(async () => {
    await server.close()
    await machine.stop()
    rmSync(folder, { recursive: true })
  })

  const content = (): Promise<unknown[]> =>
    Promise.all(
      ['users', 'suggestions'].map((table) =>
        server.db.many(
          { name: `all.${table}`, text: `SELECT to_jsonb(t)::text AS row FROM ${table} t`, parameters: [] },
          {},
          z.object({ row: z.string() }),
        ),
      ),
    )

  test('a backup restores every row as it was, and only its owner may read it', async () => {
    const saved = await content()
    assert.ok(isArchive(file))
    assert.equal(statSync(file).mode & 0o077, 0)
    await reset(server.databaseUrl)
    await server.signUp('teacher')
    assert.match(await restore(server.databaseUrl, file), /by pg_restore \d+$/)
    assert.deepEqual(await content(), saved)
    assert.equal(await rowsOf(server.db, 'users'), 1)
  })

  test('a backup of an older version is migrated', async () => {
    const old = join(folder, 'old.backup')
    const [first = '', ...later] = allMigrations()
    const client = new pg.Client(machine.url)
    await client.connect()
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await client.query(migrationsTable)
    await applyMigration(client, first)
    await client.query(`INSERT INTO users (id, issuer, subject, name, email, role)
      VALUES (gen_random_uuid(), 'vikalp', 'old', 'Old Friend', 'old@mail.example', 'student')`)
    await client.end()
    await writeArchive(machine.url, old)
    await restoreArchive(machine.url, file)
    await restoreArchive(machine.url, old)
    const { names } = await server.db.one(
      {
        name: 'old',
        text: 'SELECT (SELECT name FROM users) AS name, array_agg(name ORDER BY name) AS names FROM migrations',
        parameters: [],
      },
      {},
      z.object({ name: z.literal('Old Friend'), names: z.array(z.string()) }),
    )
    assert.deepEqual(names, [first, ...later])
    await restoreArchive(machine.url, file)
  })

  const damaged: [string, (whole: Buffer) => Buffer][] = [
    ['cut short', (whole) => whole.subarray(0, -200)],
    ['cut in half', (whole) => whole.subarray(0, whole.length / 2)],
    ['that is only a beginning', () => Buffer.from('PGDMP')],
  ]
  for (const [name, damage] of damaged)
    test(`a file ${name} is rejected and nothing is changed`, async () => {
      const bad = join(folder, 'bad.backup')
      writeFileSync(bad, damage(readFileSync(file)))
      const saved = await content()
      await assert.rejects(restore(server.databaseUrl, bad), /is not a whole Vikalp backup/)
      assert.deepEqual(await content(), saved)
    })

  test('a backup of a newer version is rejected with its name', async () => {
    const newer = join(folder, 'newer.backup')
    const saved = await content()
    await server.db.run(
      { name: '', text: "INSERT INTO migrations (name) VALUES ('9999_future.sql')", parameters: [] },
      {},
    )
    await writeArchive(machine.url, newer)
    await server.db.run(
      { name: '', text: "DELETE FROM migrations WHERE name = '9999_future.sql'", parameters: [] },
      {},
    )
    await assert.rejects(restore(server.databaseUrl, newer), /newer Vikalp: 9999_future\.sql/)
    assert.deepEqual(await content(), saved)
  })

  test('a backup of another program is rejected, and a script that fails with what psql said', async () => {
    const other = join(folder, 'other.backup')
    const run = (text: string) => server.owner.run({ name: '', text, parameters: [] }, {})
    await run('ALTER TABLE migrations RENAME TO versions')
    await writeArchive(machine.url, other)
    await run('ALTER TABLE versions RENAME TO migrations')
    await assert.rejects(restore(server.databaseUrl, other), /is not a whole Vikalp backup/)
    const script = Readable.from(['SELECT nonsense;\n', 'SELECT 1;\n'])
    await assert.rejects(runScript(machine.url, script), /column "nonsense" does not exist/)
  })

  test('a backup in the format of Vikalp is restored too', async () => {
    const rows = join(folder, 'rows.backup')
    const saved = await content()
    await writeRows(server.databaseUrl, rows)
    assert.match(await restore(server.databaseUrl, rows), /^4 rows restored/)
    assert.deepEqual(await content(), saved)
  })
})

test('pg_dump writes the backup where there is one that is not older than the server', () => {
  assert.equal(objectionTo(18, 18), undefined)
  assert.equal(objectionTo(19, 18), undefined)
  assert.equal(objectionTo(undefined, 18), 'this machine has no pg_dump')
  assert.equal(objectionTo(15, 18), 'pg_dump 15 of this machine is too old for PostgreSQL 18')
})

test('a password is in the arguments of no program, and its file is removed afterwards', async () => {
  let file = ''
  await withAddress('postgres://me:a%3Ab@db.example:5433/vikalp?sslmode=require', async (address) => {
    file = decodeURIComponent(
      /^postgres:\/\/me@db\.example:5433\/vikalp\?sslmode=require&passfile=(.+)$/.exec(address)?.[1] ?? '',
    )
    assert.equal(readFileSync(file, 'utf8'), '*:*:*:*:a\\:b\n')
    assert.equal(statSync(file).mode & 0o077, 0)
  })
  assert.equal(existsSync(file), false)
  const socket = 'postgres://vikalp@/vikalp?host=%2Ftmp%2Fsocket&port=5432'
  assert.equal(await withAddress(socket, async (address) => address), socket)
})
