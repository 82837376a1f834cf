import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { type Cluster, connectionOf } from '../cluster.ts'
import { DataFolderInUse, PostgresFailed } from '../failures.ts'
import { clearStaleLocks } from '../folder/stale-locks.ts'
import { openServerLog } from '../server-log.ts'
import { serverArguments } from '../server-settings.ts'
import { endOrphans } from './end-orphans.ts'
import { type Guard, holdGuard } from './guard.ts'
import { childOptions } from './run-as.ts'
import { setWatchdog } from './watchdog.ts'

export type Postmaster = {
  pid: number
  /** Settles when the process has ended, with the exit code or signal. */
  ended: Promise<string>
  stop(): Promise<void>
}

/** Starts the server, and returns when it answers and we hold the guard. */
export async function startPostmaster(cluster: Cluster, stopping: AbortSignal): Promise<Postmaster> {
  await endOrphans(cluster.mark)
  clearStaleLocks(cluster)
  const serverLog = openServerLog(cluster.logFile, cluster.account)
  const child = spawn(cluster.binaries.postgres, serverArguments(cluster), {
    ...childOptions(cluster.account, cluster.folder),
    stdio: ['ignore', serverLog.file, serverLog.file],
    detached: true, // Ctrl-C is for us; we stop the server after the last request
  })
  closeSync(serverLog.file)
  const ended = describeEnd(child)
  if (child.pid === undefined)
    throw new PostgresFailed(`PostgreSQL did not start: ${await ended}`, serverLog.tail())
  const watchdog = setWatchdog(child.pid, cluster.account)
  void ended.then(() => watchdog.dismiss())
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  try {
    const guard = await holdGuard({
      connection: connectionOf(cluster),
      dataDir: cluster.dataDir,
      isServerGone: () => isGone() || stopping.aborted,
    })
    return { pid: child.pid, ended, stop: () => stopChild(child, guard, isGone) }
  } catch (error) {
    await shutDown(child, isGone)
    if (error instanceof DataFolderInUse) throw error
    throw new PostgresFailed(`PostgreSQL did not start: ${await ended}`, serverLog.tail(), { cause: error })
  }
}

async function describeEnd(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal ? `ended by ${signal}` : `ended with code ${code}`
  } catch (error) {
    return String(error)
  }
}

async function stopChild(child: ChildProcess, guard: Guard, isGone: () => boolean): Promise<void> {
  guard.release()
  await shutDown(child, isGone)
}

// A fast shutdown waits for the last checkpoint; an immediate one leaves recovery to the next start.
const steps: [signal: NodeJS.Signals, patience: number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
]

async function shutDown(child: ChildProcess, isGone: () => boolean): Promise<void> {
  for (const [signal, patience] of steps) {
    if (isGone()) return
    child.kill(signal)
    if (!isGone()) await once(child, 'exit', { signal: AbortSignal.timeout(patience) }).catch(() => {})
  }
}
