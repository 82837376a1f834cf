import type { Config } from './config.ts'
import { findRunning } from './embedded-postgres/process/find-running.ts'
import { makeServingRole, servingRole } from './embedded-postgres/serving-role.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { poolSizes } from './platform/tenants.ts'

type Log = Parameters<typeof startEmbeddedPostgres>[0]['log']

export type OpenDatabase = {
  /** As its owner, who makes tables. */
  url: string
  /** As a role that only reads and writes rows, where there is one. */
  servingUrl: string
  close(): Promise<void>
}

type Options = {
  durable?: boolean
  onFatal?: (error: Error) => void
  /** Uses the database of a Vikalp running on the same data folder, instead of failing. */
  join?: boolean
}

/** The database of the settings, which need not answer yet, or the embedded one, started. */
export async function reachDatabase(config: Config, log: Log, options: Options = {}): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseServingUrl: servingUrl } = config
  return url
    ? { url, servingUrl: servingUrl ?? url, close: async () => {} }
    : openEmbedded(config, log, options)
}

/** The database, ready and migrated. Only tests may turn `durable` off. */
export async function openDatabase(config: Config, log: Log, options: Options = {}): Promise<OpenDatabase> {
  const database = await reachDatabase(config, log, options)
  try {
    const applied = await migrate(database.url)
    if (applied.length > 0) log.info('migrated', { applied })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const listeners = 1

/** For every worker, and as many again for a worker that takes the place of another, and for commands. */
const connectionsFor = ({ workers, databaseConnections }: Config): number =>
  (workers + 1) * Object.values(poolSizes(databaseConnections)).reduce((sum, size) => sum + size, listeners)

async function openEmbedded(config: Config, log: Log, options: Options): Promise<OpenDatabase> {
  const { dataDir } = config
  const running = options.join ? findRunning(dataDir) : undefined
  if (running) return { ...urlsOf(running), close: async () => {} }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    connections: connectionsFor(config),
    ...options,
  })
  await makeServingRole(postgres.connection)
  return { ...urlsOf(postgres.connection), close: () => postgres.stop() }
}

function urlsOf({ user, host, port, database }: EmbeddedPostgres['connection']) {
  const urlOf = (role: string): string =>
    `postgres://${role}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  return { url: urlOf(user), servingUrl: urlOf(servingRole) }
}
