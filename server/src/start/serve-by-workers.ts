import cluster, { type Worker } from 'node:cluster'
import type { Config } from '../config.ts'
import { Deaths } from '../embedded-postgres/process/deaths.ts'
import { type OpenDatabase, reachDatabase } from '../open-database.ts'
import { jsonLog } from '../platform/monitoring/json-log.ts'
import { tokenSecret } from '../token-secret.ts'
import { dropRoot } from './drop-root.ts'
import { fail, onceAsked } from './end.ts'

/** Several processes with one database, owned by the first of them, which replaces every worker that ends. */
export async function serveByWorkers(config: Config): Promise<void> {
  const log = jsonLog(config.logLevel)
  const secret = tokenSecret(config.tokenSecret, config.dataDir)
  const database = await reachDatabase(config, log, { onFatal: fail })
  if (config.port >= 1024 || config.port === 0) dropRoot(config) // else the workers do so, once they listen
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_SERVING_URL: database.servingUrl,
    TOKEN_SECRET: secret,
    DEMO: config.demo ? 'on' : 'off',
  }
  const deaths = new Deaths()
  let wasReady = false
  let isEnding = false
  const hire = (): void => {
    if (isEnding) return
    const worker = cluster.fork(settings)
    worker.once('message', () => {
      wasReady = true
    })
    worker.once('exit', (code, signal) => {
      if (isEnding) return
      // It has said why. A setting that no worker can start with is for a person to mend.
      if (!wasReady && signal === null) process.exit(1)
      log.error('a worker ended and is being replaced', { code, signal })
      setTimeout(hire, deaths.waitAfterAnother())
    })
  }
  for (let i = 0; i < config.workers; i++) hire()
  onceAsked(async () => {
    isEnding = true
    await endWorkers(database)
  })
}

async function endWorkers(database: OpenDatabase): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const gone = workers.map((worker: Worker) => new Promise((resolve) => worker.once('exit', resolve)))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(gone)
  await database.close()
}
