import { servingApplication, withTenant } from '../platform/tenants.ts'
import { countConnections } from './serving.store.ts'

/** Throws when a server uses the database: what it acknowledged while the content is replaced would be gone. */
export async function requireNoServer(databaseUrl: string): Promise<void> {
  const connections = await withTenant(databaseUrl, 'public', (db) =>
    countConnections(db, servingApplication),
  )
  if (connections > 0)
    throw new Error(
      `A server still uses this database (connections: ${connections}). Stop it first, or what it acknowledges meanwhile is lost.`,
    )
}
