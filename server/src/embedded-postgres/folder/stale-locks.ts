import { readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { PostgresFailed } from '../failures.ts'
import { listRunningProcesses, type RunningProcess } from '../process/running-processes.ts'

/**
 * Removes the lock files of a dead server. The number in postmaster.pid proves nothing: numbers are used again, in
 * containers at once, and PostgreSQL would refuse to start for any living one. So we look for a server that really
 * works on the folder. Call it when none of ours does.
 */
export function clearStaleLocks({ folder, socketFolder }: Pick<Cluster, 'folder' | 'socketFolder'>): void {
  const holder = listRunningProcesses().find((process) => isServerOf(folder, process))
  if (holder)
    throw new PostgresFailed(
      `Another PostgreSQL (process ${holder.pid}) uses ${folder}: stop it, then start Vikalp again.`,
    )
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  for (const file of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(socketFolder, file), { force: true })
}

function isServerOf(folder: string, { pid, program, command }: RunningProcess): boolean {
  if (program !== 'postgres') return false
  const namesFolder = [` ${folder} `, `-D${folder} `].some((part) => `${command} `.includes(part))
  return namesFolder || workingFolder(pid) === folder
}

/** The server lives in its data folder, whatever its command line calls it. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // no /proc, or not ours to look at
  }
}
