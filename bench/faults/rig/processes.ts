import { execFileSync } from 'node:child_process'
import { markOf } from '../../../server/src/embedded-postgres/folder/folder-mark.ts'
import {
  listRunningProcesses,
  sendSignal,
} from '../../../server/src/embedded-postgres/process/running-processes.ts'
import { servingRole } from '../../../server/src/embedded-postgres/serving-role.ts'

export type PostgresProcesses = {
  postmaster: number[]
  /** Those that answer the server's statements. */
  backends: number[]
  /** The postmaster and everything it started. */
  all: number[]
  /** What stops the postmaster when its server was killed. */
  watchdogs: number[]
}

/** The processes of the embedded database of a data folder. */
export function postgresOf(dataDir: string): PostgresProcesses {
  const mark = markOf(dataDir)
  const running = listRunningProcesses()
  const own = running.filter(({ program, command }) => program === 'postgres' && command.includes(mark))
  const pidsOf = (found: typeof running) => found.map(({ pid }) => pid)
  const postmaster = pidsOf(own.filter(({ command }) => command.includes(`cluster_name=${mark}`)))
  return {
    postmaster,
    backends: pidsOf(own.filter(({ command }) => command.startsWith(`postgres: ${mark}: ${servingRole} `))),
    all: pidsOf(own),
    watchdogs: pidsOf(
      running.filter(({ command }) => postmaster.some((pid) => command.endsWith(`vikalp-watchdog ${pid}`))),
    ),
  }
}

export function killAll(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) sendSignal(pid, signal)
}

/** In megabytes. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
