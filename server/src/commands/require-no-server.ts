import { setTimeout as pause } from 'node:timers/promises'
import { servingApplication, withTenant } from '../platform/tenants.ts'
import { countConnections } from './serving.store.ts'

const looks = 10
const betweenMs = 200

/**
 * Throws when a server uses the database: what it acknowledged while the content is replaced would be gone. PostgreSQL
 * takes a moment to end the connections of a server that has just stopped, so it is looked at again.
 */
export async function requireNoServer(databaseUrl: string): Promise<void> {
  const connections = await withTenant(databaseUrl, 'public', async (db) => {
    let count = await countConnections(db, servingApplication)
    for (let look = 1; count > 0 && look < looks; look++) {
      await pause(betweenMs)
      count = await countConnections(db, servingApplication)
    }
    return count
  })
  if (connections > 0)
    throw new Error(
      `A server still uses this database (connections: ${connections}). Stop it first, or what it acknowledges meanwhile is lost.`,
    )
}
