import assert from 'node:assert/strict'
import test from 'node:test'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { testApp } from '#testing/test-app.ts'
import { inTransaction, withConnection } from './db.ts'
import { lockSchemas, migrate } from './migrate.ts'

test('a migration that cannot lock its table fails and changes nothing; the next start applies it', async (t) => {
  const { owner: db, databaseUrl, close } = await testApp()
  t.after(close)
  const run = (text: string) => db.run({ name: '', text, parameters: [] }, {})
  const tables = 'suggestions, suggestion_vibes, suggestion_reports'
  await run(`DROP TABLE ${tables} CASCADE`)
  await run("DELETE FROM migrations WHERE name = '0003_suggestions.sql'")
  await db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'LOCK TABLE users IN ROW EXCLUSIVE MODE', parameters: [] }, {})
    await assert.rejects(migrate(databaseUrl), /lock timeout/)
  })
  await assert.rejects(run('SELECT FROM suggestions'), /does not exist/)
  await run("ALTER TABLE migrations ADD CONSTRAINT unkept CHECK (name <> '0003_suggestions.sql')")
  await assert.rejects(migrate(databaseUrl), /"unkept"/)
  await assert.rejects(run('SELECT FROM suggestions'), /does not exist/, 'it is noted, or it is not applied')
  await run('ALTER TABLE migrations DROP CONSTRAINT unkept')
  const twoStarts = await Promise.all([migrate(databaseUrl), migrate(databaseUrl)])
  assert.deepEqual(twoStarts.flat(), ['0003_suggestions.sql'])
  assert.equal(await run('SELECT FROM suggestions'), 0)
})

test('who changes the schemas waits until another has done so', async (t) => {
  const { owner, databaseUrl, close } = await testApp()
  t.after(close)
  const change = (work: () => Promise<void>) =>
    withConnection(databaseUrl, (client) =>
      inTransaction(client, async () => {
        await lockSchemas(client)
        await work()
      }),
    )
  let second: Promise<void> | undefined
  await change(async () => {
    second = change(async () => undefined)
    assert.ok(await waitsForLock(owner, second))
  })
  await second
})
