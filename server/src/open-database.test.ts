import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { testApp } from '#testing/test-app.ts'
import { afterwards, newDataDir, silentLog } from '#testing/trial.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './open-database.ts'
import type { Db } from './platform/db.ts'
import { closeTenants, connectTenants, poolSizes, tenants } from './platform/tenants.ts'

/** Takes a connection of the pool and keeps it until `released`. */
function takeConnection(db: Db, released: Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  db.transaction(() => {
    resolve()
    return released
  }).catch(reject)
  return promise
}

test('the embedded database lets four workers use all their connections at the same time', async (t) => {
  const config = readConfig({ DATA_DIR: newDataDir(t), WORKERS: '4' })
  const database = await openDatabase(config, silentLog, { durable: false })
  afterwards(t, () => database.close())
  const workers = Array.from({ length: config.workers }, () => connectTenants(database.url))
  afterwards(t, () => Promise.all(workers.map(closeTenants)))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  afterwards(t, release)
  const sizes = poolSizes(config.databaseConnections)
  for (const databases of workers)
    for (const tenant of tenants)
      for (let i = 1; i <= sizes[tenant]; i++)
        await assert.doesNotReject(takeConnection(databases[tenant], released), `${tenant} ${i}`)
})

const run = (text: string) => ({ name: `test.${text}`, text, parameters: [] })

test('the role that serves reads and writes rows and can do nothing else', async (t) => {
  const { db, close, signUp } = await testApp()
  t.after(close)
  const role = await db.one(
    run('SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user'),
    {},
    z.object({ rolsuper: z.boolean(), rolcreatedb: z.boolean(), rolcreaterole: z.boolean() }),
  )
  assert.deepEqual(role, { rolsuper: false, rolcreatedb: false, rolcreaterole: false })
  await signUp('student')
  for (const statement of [
    'CREATE TABLE mine (id int)',
    'DROP TABLE users',
    'ALTER TABLE users ADD COLUMN mine int',
    'TRUNCATE users',
    "COPY users TO PROGRAM 'cat'",
    "SELECT pg_read_file('/etc/passwd')",
    'CREATE ROLE another SUPERUSER',
  ])
    await assert.rejects(db.run(run(statement), {}), /permission denied|must be owner/, statement)
})
