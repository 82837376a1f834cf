import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { silentLog } from '#testing/trial.ts'
import { readConfig } from '../config.ts'
import { type OpenDatabase, openDatabase } from '../open-database.ts'
import { closeTenants, connectTenants, withTenant } from '../platform/tenants.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

// The database of a folder, as a running Vikalp has it, without a server.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vikalp-commands-'))
let database: OpenDatabase
before(async () => {
  database = await openDatabase(readConfig({ DATA_DIR }), silentLog, { durable: false })
})
after(async () => {
  await database.close()
  rmSync(DATA_DIR, { recursive: true })
})

type Ended = { code: unknown; said: string }

/** Where none of the programs of PostgreSQL is found. */
function run(args: string[], settings: Record<string, string>): Promise<Ended> {
  const env = { PATH: DATA_DIR, ...settings }
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: (stdout + stderr).trim() }),
    ),
  )
}
const inFolder = (...args: string[]) => run(args, { DATA_DIR })
const SECURITY_LOG = join(DATA_DIR, 'security.log')
const byAddress = (...args: string[]) => run(args, { DATABASE_URL: database.url, SECURITY_LOG })

const done = (said: string): Ended => ({ code: 0, said })
const users = (): Promise<number> =>
  withTenant(database.url, 'public', (db) =>
    db.run({ name: 'test.users', text: 'SELECT FROM users', parameters: [] }, {}),
  )
const insertUser = (): Promise<number> =>
  withTenant(database.url, 'public', (db) =>
    db.run(
      {
        name: 'test.insert',
        text: `INSERT INTO users (id, issuer, subject, name, email, role)
          VALUES (gen_random_uuid(), 'test', 'asha', 'Asha', 'asha@mail.example', 'student')`,
        parameters: [],
      },
      {},
    ),
  )

test('a command that there is not, or without what it needs, is refused in one sentence', async () => {
  assert.deepEqual(await byAddress('vanish'), {
    code: 1,
    said: 'There is no command vanish: use migrate, seed, reset, repair, statistics, reports, moderation, reset-password, correct-age, erase-account, export-account, confirm-institute, confirm-teacher, backup, restore',
  })
  assert.deepEqual(await byAddress('backup'), { code: 1, said: 'Name the file: npm run db:backup FILE' })
})

test('what only reads or repairs runs beside the server, anything else needs the folder for itself', async () => {
  assert.deepEqual(await inFolder('statistics'), done('0 questions answered by students, 0 remarks'))
  assert.deepEqual(await inFolder('reports'), done('0 reported questions wait for a decision'))
  assert.deepEqual(await inFolder('repair'), done('What the dashboards read was made anew from the attempts'))
  for (const command of ['migrate', 'seed', 'reset', 'restore']) {
    const { code, said } = await inFolder(command)
    assert.equal(code, 1)
    assert.match(said, /already running with the data folder/)
  }
})

test('a database that a server uses is neither emptied nor replaced', async () => {
  const serving = connectTenants(database.url)
  await serving.public.run({ name: 'test.ping', text: 'SELECT 1', parameters: [] }, {})
  await insertUser()
  for (const command of ['reset', 'restore']) {
    const { code, said } = await byAddress(command, join(DATA_DIR, 'backup'))
    assert.equal(code, 1)
    assert.match(said, /^A server still uses this database/)
  }
  await closeTenants(serving)
  assert.equal(await users(), 1)
})

test('a database is saved, emptied and restored', async () => {
  assert.deepEqual(await byAddress('migrate'), done('The database is migrated'))
  const file = join(DATA_DIR, 'backup')
  assert.deepEqual(
    await inFolder('backup', file),
    done(`2 rows written to ${file} by Vikalp itself: this machine has no pg_dump`),
  )
  assert.deepEqual(await byAddress('reset'), done('The database is empty again'))
  assert.equal(await users(), 0)
  assert.deepEqual(await byAddress('restore', file), done(`2 rows restored from ${file}`))
  assert.equal(await users(), 1)
  writeFileSync(file, 'PGDMP and more')
  const foreign = await byAddress('restore', file)
  assert.equal(foreign.code, 1)
  assert.match(foreign.said, /install pg_restore and psql/)
})

test('a database with a demo is emptied save for the sample', async () => {
  const { code, said } = await run(['reset'], { DATABASE_URL: database.url, SECURITY_LOG, DEMO: 'on' })
  assert.match(
    said,
    /^The database is empty again, save the sample institute: \d+ students, \d+ teachers, \d+ classes, \d+ quizzes$/,
  )
  assert.deepEqual([code, await users()], [0, 0])
})
