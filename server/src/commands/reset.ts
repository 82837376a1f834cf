import { withConnection } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { tenants } from '../platform/tenants.ts'
import { formerSchemas } from '../sample/replace-schemas.store.ts'

/** Empties the database and migrates it again. */
export async function reset(databaseUrl: string): Promise<void> {
  const schemas = [...tenants, ...formerSchemas].join(', ')
  await withConnection(databaseUrl, (client) => client.query(`DROP SCHEMA IF EXISTS ${schemas} CASCADE`))
  await migrate(databaseUrl)
}
