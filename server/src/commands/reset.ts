import pg from 'pg'
import { migrate } from '../platform/migrate.ts'
import { tenants } from '../platform/tenants.ts'
import { formerSchemas } from '../sample/replace-schemas.store.ts'

/** Empties the database and migrates it again. */
export async function reset(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const schema of [...tenants, ...formerSchemas])
      await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  } finally {
    await client.end()
  }
  await migrate(databaseUrl)
}
