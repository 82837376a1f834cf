import cluster from 'node:cluster'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { TombstoneFile } from '../features/identity/erasure/tombstones.ts'
import { receipts } from '../features/mocks/receipts.ts'
import { pingDatabase } from '../features/site/site.store.ts'
import { WaitingLessons } from '../learners/waiting-lessons.ts'
import { type OpenDatabase, reachDatabase } from '../open-database.ts'
import { systemClock } from '../platform/clock.ts'
import { Listener } from '../platform/database/listener.ts'
import { jsonLog } from '../platform/monitoring/json-log.ts'
import { step } from '../platform/monitoring/step.ts'
import { closeTenants, connectTenants, isThroughPooler } from '../platform/tenants.ts'
import { loadBank } from '../question-bank/load-bank.ts'
import { tokenSecret } from '../token-secret.ts'
import { dropRoot } from './drop-root.ts'
import { closeServer, fail, onceAsked } from './end.ts'
import { listen } from './listen.ts'
import { startNightly } from './nightly.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runLearners } from './run-learners.ts'
import { runMocks } from './run-mocks.ts'

/**
 * One process: finds the database, opens the port, then prepares the tables; signals stop them in reverse order. Until
 * the tables are ready, what needs them is answered with 503, and everything else as ever.
 */
export async function serveAlone(config: Config): Promise<void> {
  const log = jsonLog(config.logLevel)
  const secret = tokenSecret(config.tokenSecret, config.dataDir)
  const bank = loadBank()
  const database = await step('Database', () => reachDatabase(config, log, { onFatal: fail }))
  let isReady = false
  const pools = {
    onError: (error: Error) => log.error('a connection broke', { reason: error.message }),
    isReady: () => isReady,
    connections: config.databaseConnections,
  }
  const databases = connectTenants(database.servingUrl, pools)
  const copies = config.databaseReadUrl ? connectTenants(config.databaseReadUrl, pools) : undefined
  const listener = new Listener(pastPooler(database), databases.public)
  const ending = new AbortController()
  let app: FastifyInstance | undefined
  const onError = (what: string, error: unknown): void => log.error(what, { reason: String(error) })
  const stops: (() => void)[] = []
  const end = async (): Promise<void> => {
    ending.abort()
    for (const stop of stops) stop()
    if (app) await closeServer(app)
    await listener.close()
    await closeTenants(databases)
    if (copies) await closeTenants(copies)
    await database.close()
  }
  try {
    const lessons = new WaitingLessons()
    const works = { bank, clock: systemClock, random: Math.random }
    app = await buildApp({ config, tokenSecret: secret, databases, copies, listener, lessons, ...works })
    onceAsked(end)
    const address = await listen(app, config)
    dropRoot(config)
    const { signal } = ending
    const tombstones = new TombstoneFile(config.tombstones)
    await prepareDatabase({ url: database.url, bank, tombstones, log, signal })
    if (signal.aborted) return
    const night = { databaseUrl: database.url, ...works, demo: config.demo, tombstones, onError, signal }
    stops.push(await startNightly(night))
    if (signal.aborted) return
    isReady = true
    stops.push(runMocks({ databases, ...works, receiptFor: receipts(secret), onError }))
    stops.push(runLearners({ databases, bank, lessons, onError }))
    await pingDatabase(databases.public).catch(() => undefined) // a connection that db:restore sees
    console.log(`Vikalp is ready on ${address} with ${bank.size} questions`)
    if (config.demo)
      console.log(`Demo accounts: ${Object.values(demoEmails).join(', ')}, password ${demoPassword}`)
    cluster.worker?.send('ready')
  } catch (error) {
    if (ending.signal.aborted) return // the end has closed what the start was using
    await end()
    throw error
  }
}

const pastPooler = ({ url, servingUrl }: OpenDatabase): string =>
  isThroughPooler(servingUrl) ? url : servingUrl
