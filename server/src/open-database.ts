import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'

type Log = Parameters<typeof startEmbeddedPostgres>[0]['log']

export type OpenDatabase = { url: string; close(): Promise<void> }

type Options = { durable?: boolean; onFatal?: (error: Error) => void }

/** The database of the settings, or the embedded one, ready and migrated. Not durable is for tests alone. */
export async function openDatabase(config: Config, log: Log, options: Options = {}): Promise<OpenDatabase> {
  const { url, close } = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => {} }
    : await openEmbedded(config.dataDir, log, options)
  try {
    const applied = await migrate(url)
    if (applied.length > 0) log.info('migrated', { applied })
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openEmbedded(dataDir: string, log: Log, options: Options): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, ...options })
  const { user, host, port, database } = postgres.connection
  return {
    url: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    close: () => postgres.stop(),
  }
}
