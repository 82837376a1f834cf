import { connect } from '../platform/db.ts'
import { servingApplication } from '../platform/tenants.ts'
import { countConnections } from './serving.store.ts'

/** Throws when a server uses the database: what it acknowledged while the content is replaced would be gone. */
export async function requireNoServer(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, { size: 1 })
  try {
    const connections = await countConnections(db, servingApplication)
    if (connections > 0)
      throw new Error(
        `A server still uses this database (connections: ${connections}). Stop it first, or what it acknowledges meanwhile is lost.`,
      )
  } finally {
    await db.close()
  }
}
