import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { openConnection } from '../platform/db.ts'
import { rollupTables, storedTables, type TestApp } from './test-app.ts'

/**
 * Copies the rows of the demo tenant into the sample, and shows these people to other roles. The seed makes its sample
 * in another way; tests that count by hand need a smaller one.
 */
export async function showSample(
  { databaseUrl }: TestApp,
  people: Partial<Record<Role, string>>,
): Promise<void> {
  const client = await openConnection(databaseUrl)
  try {
    await client.query('BEGIN')
    await client.query('DELETE FROM sample.users') // with all that is theirs
    await client.query('DELETE FROM sample.papers')
    for (const table of [...storedTables, ...rollupTables])
      await client.query(`INSERT INTO sample.${table} SELECT * FROM demo.${table}`)
    for (const role of roles)
      await client.query('UPDATE sample.users SET email = $2 WHERE id = $1', [
        people[role] ?? null,
        demoEmails[role],
      ])
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
