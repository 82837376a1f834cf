import { findRunning } from '../server/src/embedded-postgres/process/find-running.ts'
import { connect, type Db } from '../server/src/platform/db.ts'
import { inSchema } from '../server/src/platform/tenants.ts'

/** How to reach the database that a server runs on this data folder. */
export function connectionTo(dataDir: string): { host: string; user: string; database: string } {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('The database does not run')
  return connection
}

/** Works on it beside the server, as the owner of the tables. */
export async function withDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { user, database, host } = connectionTo(dataDir)
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
  const db = connect(inSchema(url, 'public'), { size: 1, isUnhurried: true })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
