import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { DataFolderInUse, toPostgresFailed } from '../failures.ts'
import type { Log } from '../log.ts'
import { Deaths } from './deaths.ts'
import { endOrphans } from './end-orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type OnFatal = (error: Error) => void
export type Supervisor = { stop(): Promise<void> }

/** Starts the server, and restarts it whenever it dies, however often, until stop is called. */
export async function superviseServer(cluster: Cluster, log: Log, onFatal: OnFatal): Promise<Supervisor> {
  const stopping = new AbortController()
  let server = await startPostmaster(cluster, stopping.signal)
  const watching = watch().catch((error: unknown) => {
    const failure = toPostgresFailed('PostgreSQL cannot be started again', error)
    log.error('PostgreSQL is lost', { reason: failure.message })
    onFatal(failure)
  })

  async function watch(): Promise<void> {
    const deaths = new Deaths()
    for (;;) {
      const reason = await server.ended
      if (stopping.signal.aborted) return
      const next = await startAgain(cluster, { reason, deaths, log, stopping: stopping.signal })
      if (!next) return
      server = next
      if (stopping.signal.aborted) return // it started while we were stopping: stop() ends it
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await server.stop()
      await watching
      await server.stop() // the one that was starting
      await endOrphans(cluster.mark) // the processes of a killed server may still be ending
    },
  }
}

type Restart = { reason: string; deaths: Deaths; log: Log; stopping: AbortSignal }

/** Tries until the server runs; returns undefined when we are stopping, and throws when another Vikalp has the folder. */
async function startAgain(cluster: Cluster, restart: Restart): Promise<Postmaster | undefined> {
  const { deaths, log, stopping } = restart
  let { reason } = restart
  for (;;) {
    log.error('PostgreSQL died and is being restarted', { reason })
    await pause(deaths.waitAfterAnother(), undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return undefined
    try {
      const server = await startPostmaster(cluster, stopping)
      log.info('PostgreSQL runs again', { pid: server.pid })
      return server
    } catch (error) {
      if (stopping.aborted) return undefined
      if (error instanceof DataFolderInUse) throw error
      reason = error instanceof Error ? error.message : String(error)
    }
  }
}
