import assert from 'node:assert/strict'
import test from 'node:test'
import { testApp } from '#testing/test-app.ts'
import { migrate } from './migrate.ts'

test('a migration that cannot lock its table fails and changes nothing; the next start applies it', async (t) => {
  const { owner: db, databaseUrl, close } = await testApp()
  t.after(close)
  const run = (text: string) => db.run({ name: '', text, parameters: [] }, {})
  const tables = 'suggestions, suggestion_vibes, suggestion_reports'
  await run(`DROP TABLE ${tables}`)
  await run("DELETE FROM migrations WHERE name = '0003_suggestions.sql'")
  await db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'LOCK TABLE users IN ROW EXCLUSIVE MODE', parameters: [] }, {})
    await assert.rejects(migrate(databaseUrl), /lock timeout/)
  })
  await assert.rejects(run('SELECT FROM suggestions'), /does not exist/)
  assert.deepEqual(await migrate(databaseUrl), ['0003_suggestions.sql'])
  assert.equal(await run('SELECT FROM suggestions'), 0)
})
