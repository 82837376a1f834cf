import pg from 'pg'
import { migrate } from '../platform/migrate.ts'
import { tenants } from '../platform/tenants.ts'

/** Empties the database and migrates it again. */
export async function reset(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const tenant of tenants) await client.query(`DROP SCHEMA IF EXISTS ${tenant} CASCADE`)
  } finally {
    await client.end()
  }
  await migrate(databaseUrl)
}
