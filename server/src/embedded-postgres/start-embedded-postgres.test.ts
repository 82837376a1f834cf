import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { ask, newDataDir, serversOf, silentLog, startTrial } from '#testing/trial.ts'
import { DataFolderInUse, PostgresFailed } from './failures.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const settings = `SELECT setting FROM pg_settings
  WHERE name IN ('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name`

test('a first start gives a durable UTF-8 database with checksums, on a private unix socket only', async (t) => {
  const { connection } = await startTrial(t, { dataDir: newDataDir(t), durable: true })
  assert.deepEqual(await ask(connection, settings), ['on', 'on', 'on', 'on'])
  assert.deepEqual(
    await ask(
      connection,
      `SELECT current_database(), pg_encoding_to_char(encoding), datlocale, current_setting('listen_addresses')
       FROM pg_database WHERE datname = current_database()`,
    ),
    ['vikalp', 'UTF8', 'C.UTF-8', ''],
  )
  assert.equal(statSync(connection.host).mode & 0o777, 0o700)
})

test('the log has the failure of a statement without its text, which may be long and personal', async (t) => {
  const dataDir = newDataDir(t)
  const { connection } = await startTrial(t, { dataDir })
  await assert.rejects(ask(connection, "SELECT 'asha@mail.example', 1 / 0"), /division by zero/)
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /division by zero/)
  assert.doesNotMatch(log, /asha@mail\.example/)
})

test('a database for tests switches the three durability settings off', async (t) => {
  const { connection } = await startTrial(t, { dataDir: newDataDir(t), durable: false })
  assert.deepEqual(await ask(connection, settings), ['on', 'off', 'off', 'off'])
})

test('stop leaves no process and no socket, and the next start finds every row', async (t) => {
  const dataDir = newDataDir(t)
  const first = await startTrial(t, { dataDir })
  await ask(first.connection, 'CREATE TABLE kept AS SELECT generate_series(1, 3) AS number')
  await Promise.all([first.stop(), first.stop()])
  assert.deepEqual(serversOf(dataDir), [])
  assert.equal(existsSync(first.connection.host), false)

  const second = await startTrial(t, { dataDir })
  assert.deepEqual(await ask(second.connection, 'SELECT number FROM kept ORDER BY number'), [1, 2, 3])
})

test('a second start on a folder in use is rejected at once, with the process id of its owner', async (t) => {
  const dataDir = newDataDir(t)
  const { connection } = await startTrial(t, { dataDir })
  const begin = performance.now()
  await assert.rejects(startTrial(t, { dataDir }), (error) => {
    assert.ok(error instanceof DataFolderInUse)
    assert.equal(
      error.message,
      `Vikalp is already running with the data folder ${dataDir} (process ${process.pid})`,
    )
    return true
  })
  assert.ok(performance.now() - begin < 1_000)
  assert.deepEqual(await ask(connection, 'SELECT 1'), [1])
})

test('of four starts at the same instant one succeeds and three are rejected', async (t) => {
  const dataDir = newDataDir(t)
  const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startTrial(t, { dataDir })))
  const refusals = starts.filter((start) => start.status === 'rejected').map(({ reason }) => reason)
  assert.equal(refusals.length, 3)
  for (const refusal of refusals) assert.ok(refusal instanceof DataFolderInUse, String(refusal))
})

test('a folder in a private home is used where it is', { skip: process.getuid?.() !== 0 }, async (t) => {
  const dataDir = newDataDir(t, 0o700)
  const { connection } = await startTrial(t, { dataDir })
  assert.deepEqual(await ask(connection, 'SELECT 1'), [1])
  assert.equal(readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8'), '18\n')
})

test('the files of an interrupted initdb are removed', async (t) => {
  const dataDir = newDataDir(t)
  const unfinished = join(dataDir, 'postgres.init-1')
  mkdirSync(join(unfinished, 'base'), { recursive: true })
  await startTrial(t, { dataDir })
  assert.equal(existsSync(unfinished), false)
})

test('half a cluster is rejected and left as it is', async (t) => {
  const dataDir = newDataDir(t)
  const rest = join(dataDir, 'postgres/base')
  mkdirSync(rest, { recursive: true })
  await assert.rejects(startTrial(t, { dataDir }), /not a complete PostgreSQL cluster/)
  assert.ok(existsSync(rest))
})

test('a cluster of another PostgreSQL version is rejected', async (t) => {
  const dataDir = newDataDir(t)
  mkdirSync(join(dataDir, 'postgres/global'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  writeFileSync(join(dataDir, 'postgres/global/pg_control'), '')
  await assert.rejects(startTrial(t, { dataDir }), /was written by PostgreSQL 17, and this is 18/)
})

test('a server that does not start is reported with the end of its log, and the folder is free again', async (t) => {
  const dataDir = newDataDir(t)
  const server = await startTrial(t, { dataDir })
  await server.stop()
  const configuration = join(dataDir, 'postgres/postgresql.conf')
  const good = readFileSync(configuration)
  writeFileSync(configuration, 'no_such_setting = 1\n')
  await assert.rejects(startTrial(t, { dataDir }), /did not start[\s\S]*unrecognized configuration parameter/)
  assert.deepEqual(serversOf(dataDir), [])

  writeFileSync(configuration, good)
  await startTrial(t, { dataDir })
})

test('a data folder that cannot be made is a PostgresFailed', async (t) => {
  const dataDir = newDataDir(t)
  writeFileSync(dataDir, 'a file')
  await assert.rejects(
    startEmbeddedPostgres({ dataDir: join(dataDir, 'below'), log: silentLog }),
    (error) => error instanceof PostgresFailed && error.message.includes(dirname(dataDir)),
  )
})
