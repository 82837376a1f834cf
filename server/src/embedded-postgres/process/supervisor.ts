import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { DataFolderInUse, toPostgresFailed } from '../failures.ts'
import type { Log } from '../log.ts'
import { endOrphans } from './end-orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type OnFatal = (error: Error) => void
export type Supervisor = { stop(): Promise<void> }

// How long to wait before the first restart, the second, and so on, counting the deaths of the last minute. We never
// give up: a full disk is emptied some day, and until then everything but the database goes on.
const waits = [0, 250, 1_000, 4_000]
const longestWait = 10_000
const crashLoopWindow = 60_000

/** Starts the server, and restarts it whenever it dies, until stop is called. */
export async function superviseServer(cluster: Cluster, log: Log, onFatal: OnFatal): Promise<Supervisor> {
  const stopping = new AbortController()
  let server = await startPostmaster(cluster, stopping.signal)
  const watching = watch().catch((error: unknown) => {
    const failure = toPostgresFailed('PostgreSQL cannot be started again', error)
    log.error('PostgreSQL is lost', { reason: failure.message })
    onFatal(failure)
  })

  async function watch(): Promise<void> {
    const deaths: number[] = []
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

type Restart = { reason: string; deaths: number[]; log: Log; stopping: AbortSignal }

/** Tries until the server runs; returns undefined when we are stopping, and throws when another Vikalp has the folder. */
async function startAgain(cluster: Cluster, restart: Restart): Promise<Postmaster | undefined> {
  const { deaths, log, stopping } = restart
  let { reason } = restart
  for (;;) {
    log.error('PostgreSQL died and is being restarted', { reason })
    deaths.push(performance.now())
    while (performance.now() - (deaths[0] ?? 0) >= crashLoopWindow) deaths.shift()
    const recent = deaths.length
    await pause(waits[recent - 1] ?? longestWait, undefined, { signal: stopping }).catch(() => {})
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
