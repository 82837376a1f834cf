import assert from 'node:assert/strict'
import test from 'node:test'
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
