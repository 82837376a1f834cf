import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { PostgresFailed } from './failures.ts'
import { listRunningProcesses } from './running-processes.ts'

/**
 * Removes a postmaster.pid whose process is dead or a stranger: process numbers are used again, in containers at
 * once, and PostgreSQL would refuse to start for any living one. Call it when no server of ours runs.
 */
export function clearStalePostmasterPid({ folder }: Pick<Cluster, 'folder'>): void {
  const pidFile = join(folder, 'postmaster.pid')
  const pid = readPostmasterPid(pidFile)
  const holder = listRunningProcesses().find((found) => found.pid === pid)
  if (holder && isServerOf(folder, holder.pid, holder.command))
    throw new PostgresFailed(
      `Another PostgreSQL (process ${holder.pid}) uses ${folder}: stop it, then start Vikalp again.`,
    )
  rmSync(pidFile, { force: true })
}

function readPostmasterPid(pidFile: string): number {
  try {
    return Math.abs(Number.parseInt(readFileSync(pidFile, 'utf8'), 10)) // single-user mode writes it negative
  } catch {
    return Number.NaN
  }
}

function isServerOf(folder: string, pid: number, command: string): boolean {
  const program = basename(command.split(' ')[0] ?? '')
  return program === 'postgres' && (command.includes(folder) || workingFolder(pid) === folder)
}

/** The server lives in its data folder, whatever its command line calls it. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // no /proc, or not ours to look at
  }
}
