import type { Config } from './config.ts'
import { findRunning } from './embedded-postgres/process/find-running.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { poolSizes } from './platform/tenants.ts'

type Log = Parameters<typeof startEmbeddedPostgres>[0]['log']

export type OpenDatabase = { url: string; close(): Promise<void> }

type Options = {
  durable?: boolean
  onFatal?: (error: Error) => void
  /** Uses the database of a Vikalp running on the same data folder, instead of failing. */
  join?: boolean
}

/** The database of the settings, which need not answer yet, or the embedded one, started. */
export const reachDatabase = async (
  config: Config,
  log: Log,
  options: Options = {},
): Promise<OpenDatabase> =>
  config.databaseUrl ? { url: config.databaseUrl, close: async () => {} } : openEmbedded(config, log, options)

/** The database, ready and migrated. Only tests may turn `durable` off. */
export async function openDatabase(config: Config, log: Log, options: Options = {}): Promise<OpenDatabase> {
  const { url, close } = await reachDatabase(config, log, options)
  try {
    const applied = await migrate(url)
    if (applied.length > 0) log.info('migrated', { applied })
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** For every worker, and as many again for a worker that takes the place of another, and for commands. */
const connectionsFor = ({ workers, databaseConnections }: Config): number =>
  (workers + 1) * Object.values(poolSizes(databaseConnections)).reduce((sum, size) => sum + size)

async function openEmbedded(config: Config, log: Log, options: Options): Promise<OpenDatabase> {
  const { dataDir } = config
  const running = options.join ? findRunning(dataDir) : undefined
  if (running) return { url: urlOf(running), close: async () => {} }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    connections: connectionsFor(config),
    ...options,
  })
  return { url: urlOf(postgres.connection), close: () => postgres.stop() }
}

const urlOf = ({ user, host, port, database }: EmbeddedPostgres['connection']): string =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
