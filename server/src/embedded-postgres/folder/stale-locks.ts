import { readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { PostgresFailed } from '../failures.ts'
import { listRunningProcesses, type RunningProcess } from '../process/running-processes.ts'
import { remove } from './remove.ts'

/**
 * Removes the lock files of a dead server. The process id in postmaster.pid proves nothing: ids are reused, in containers
 * at once, and PostgreSQL refuses to start while any process has that id. So we look for a server that really uses the
 * folder. Call it when no server of ours does.
 */
export function clearStaleLocks({ folder, socketFolder }: Pick<Cluster, 'folder' | 'socketFolder'>): void {
  const holder = listRunningProcesses().find((process) => isServerOf(folder, process))
  if (holder)
    throw new PostgresFailed(
      `Another PostgreSQL (process ${holder.pid}) uses ${folder}: stop it, then start Vikalp again.`,
    )
  remove(join(folder, 'postmaster.pid'))
  for (const file of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) remove(join(socketFolder, file))
}

function isServerOf(folder: string, { pid, program, command }: RunningProcess): boolean {
  if (program !== 'postgres') return false
  const namesFolder = [` ${folder} `, `-D${folder} `].some((part) => `${command} `.includes(part))
  return namesFolder || workingFolder(pid) === folder
}

/** The working folder of a server is its data folder, whatever its command line says. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // no /proc, or not ours to look at
  }
}
