import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { asPostgresFailed, DataFolderInUse, PostgresFailed } from '../failures.ts'
import type { Log } from '../log.ts'
import { endOrphans } from './end-orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type OnFatal = (error: PostgresFailed | DataFolderInUse) => void
export type Supervisor = { stop(): Promise<void> }

// How long to wait before the first, second ... new start; the fifth death within a minute is the last.
const waits = [0, 250, 1_000, 4_000]
const crashLoopWindow = 60_000

/** Starts the server, and starts it again whenever it dies, until stop. */
export async function superviseServer(cluster: Cluster, log: Log, onFatal: OnFatal): Promise<Supervisor> {
  const stopping = new AbortController()
  let server = await startPostmaster(cluster, stopping.signal)
  const watching = watch().catch((error: unknown) => {
    const failure = asPostgresFailed('PostgreSQL keeps failing', error)
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
      if (stopping.signal.aborted) return // it came up while we were stopping: stop() ends it
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      await server.stop()
      await watching
      await server.stop() // the one that was on its way up
      await endOrphans(cluster.mark) // what a killed one left is still on its way out
    },
  }
}

type Restart = { reason: string; deaths: number[]; log: Log; stopping: AbortSignal }

/** Tries until the server runs; undefined when we are stopping; throws in a crash loop. */
async function startAgain(cluster: Cluster, restart: Restart): Promise<Postmaster | undefined> {
  const { deaths, log, stopping } = restart
  let { reason } = restart
  for (;;) {
    log.error('PostgreSQL died and is started again', { reason })
    deaths.push(performance.now())
    const recent = deaths.filter((moment) => performance.now() - moment < crashLoopWindow).length
    const wait = waits[recent - 1]
    if (wait === undefined)
      throw new PostgresFailed(`PostgreSQL died ${recent} times within a minute`, reason)
    await pause(wait, undefined, { signal: stopping }).catch(() => {})
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
