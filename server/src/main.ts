import cluster from 'node:cluster'
import type { Server } from 'node:net'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { repair } from './commands/repair.ts'
import { type Config, readConfig } from './config.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { systemClock } from './platform/clock.ts'
import { jsonLog } from './platform/monitoring/json-log.ts'
import { step } from './platform/monitoring/step.ts'
import { closeTenants, connectTenants } from './platform/tenants.ts'
import { loadBank } from './question-bank/load-bank.ts'
import { refreshSample } from './sample/refresh-sample.ts'
import { tokenSecret } from './token-secret.ts'

/** How long a running request may take once the server is told to stop. */
const drainMs = 10_000

/** One process: starts the database, then the application; signals stop them in reverse order. */
async function run(config: Config): Promise<void> {
  const log = jsonLog(config.logLevel)
  const secret = tokenSecret(config.tokenSecret, config.dataDir)
  const bank = loadBank()
  const database = await step('Database', () => openDatabase(config, log, { onFatal: fail }))
  const databases = connectTenants(database.url, (error) =>
    log.error('a connection broke', { reason: error.message }),
  )
  let app: FastifyInstance | undefined
  let stopRefresh = (): void => {}
  const end = async (): Promise<void> => {
    stopRefresh()
    if (app) await closeServer(app)
    await closeTenants(databases)
    await database.close()
  }
  try {
    await repair(database.url, bank, { ifNeeded: true })
    if (config.demo) {
      const onError = (error: unknown): void =>
        log.error('the sample could not be refreshed', { reason: String(error) })
      stopRefresh = await step('Sample institute', () =>
        refreshSample({ databaseUrl: database.url, bank, clock: systemClock, onError }),
      )
    }
    app = await buildApp({
      config,
      tokenSecret: secret,
      databases,
      bank,
      clock: systemClock,
      random: Math.random,
    })
    onceAsked(end)
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenFailure(error, config)
    })
    console.log(`Vikalp is ready on ${addressOf(app.server.address(), config)} with ${bank.size} questions`)
    if (config.demo)
      console.log(`Demo accounts: ${Object.values(demoEmails).join(', ')}, password ${demoPassword}`)
  } catch (error) {
    await end()
    throw error
  }
}

/** Lets running requests finish; a connection that becomes idle later would keep the server open for a minute. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const tooLate = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(tooLate)
}

/** Several processes with one database, owned by the first of them. */
async function runWorkers(config: Config): Promise<void> {
  const secret = tokenSecret(config.tokenSecret, config.dataDir)
  const database = await openDatabase(config, jsonLog(config.logLevel), { onFatal: fail })
  const settings = { DATABASE_URL: database.url, TOKEN_SECRET: secret, DEMO: config.demo ? 'on' : 'off' }
  let isEnding = false
  const hire = (): void => {
    const begin = performance.now()
    cluster.fork(settings).once('exit', (code) => {
      if (isEnding) return
      if (code !== 0 && performance.now() - begin < 10_000)
        fail(new Error('A worker ended as soon as it began'))
      hire()
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
  const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(gone)
  await database.close()
}

/** Runs `end` at the first SIGTERM or SIGINT, for a limited time; further signals are ignored. */
function onceAsked(end: () => Promise<void>): void {
  let isEnding = false
  const ask = (): void => {
    if (isEnding) return
    isEnding = true
    end().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
}

function fail(error: unknown): never {
  console.error(error)
  process.exit(1)
}

function listenFailure(error: unknown, { port, host }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: stop what uses it, or set PORT to another`)
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user: set PORT to 1024 or more`)
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is not an address of this machine`)
  return error instanceof Error ? error : new Error(String(error))
}

function addressOf(address: ReturnType<Server['address']>, { host }: Config): string {
  if (!address || typeof address !== 'object') return String(address)
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}`
}

try {
  const config = readConfig()
  await (cluster.isPrimary && config.workers > 1 ? runWorkers(config) : run(config))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
