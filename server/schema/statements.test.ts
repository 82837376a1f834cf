import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { loadSql } from '../src/platform/load-sql.ts'

const root = join(import.meta.dirname, '../..')
const stores = globSync('{server,bench}/**/*.store.sql', { cwd: root, exclude: ['**/node_modules'] }).sort()
// PostgreSQL cannot prepare these; each is run by its own test or measurement.
const unprepared =
  /^(?:--.*\n)*(?:ALTER SCHEMA|ANALYZE|CREATE DATABASE|DROP SCHEMA|LOCK TABLE|SET LOCAL|VACUUM)\b/

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** Makes PostgreSQL check the statement against the tables, without running it. */
async function prepare(text: string): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.run({ name: '', text: `PREPARE statement AS ${text}`, parameters: [] }, {})
    await tx.run({ name: '', text: 'DEALLOCATE statement', parameters: [] }, {})
  })
}

for (const store of stores)
  test(`every statement of ${store} fits the schema`, async () => {
    const file = join(root, store)
    const names = [...readFileSync(file, 'utf8').matchAll(/^-- name: (\S+)$/gm)].map(([, name = '']) => name)
    const statements = loadSql(pathToFileURL(file.replace(/\.sql$/, '.ts')).href, ...names)
    for (const { name, text } of Object.values(statements))
      if (!unprepared.test(text)) await assert.doesNotReject(prepare(text), name)
  })

for (const [fault, text] of [
  ['a column that is not there', 'SELECT nickname FROM users'],
  ['a comparison of two types', "SELECT id FROM users WHERE created_at = 'now'::text"],
  ['bad syntax', 'SELECT id users WHERE'],
] as const)
  test(`${fault} would be found`, () => assert.rejects(prepare(text)))
