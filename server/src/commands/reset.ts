import pg from 'pg'
import { migrate } from '../platform/migrate.ts'

/** Empties the database and migrates it again. */
export async function reset(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('DROP SCHEMA public CASCADE')
    await client.query('CREATE SCHEMA public')
  } finally {
    await client.end()
  }
  await migrate(databaseUrl)
}
