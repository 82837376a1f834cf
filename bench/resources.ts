import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresOf } from './faults/rig/processes.ts'

/** What Linux counts processor time in; it is the same on every machine. */
const ticksPerSecond = 100

type Stat = {
  parent: number
  /** Of the process and of its children that have ended. */
  cpuSeconds: number
}

/** Reads /proc/PID/stat. The second field is a name in brackets, which may hold spaces and brackets itself. */
export function readStat(text: string): Stat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond }
}

/** Reads /proc/PID/smaps_rollup: the memory in megabytes, of what is shared with other processes only its part. */
export const readPss = (text: string): number => Number(/^Pss: +(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024

/** The process and all that it started, in turn. */
export function descendants(parents: ReadonlyMap<number, number>, root: number): number[] {
  const children = [...parents].flatMap(([pid, parent]) => (parent === root ? [pid] : []))
  return [root, ...children.flatMap((child) => descendants(parents, child))]
}

export type Processes = { server: number[]; database: number[] }
export type Cpu = { server: number; database: number }

/** The processes of a server, by the first of them, and of its embedded database. */
export function processesOf(server: number, dataDir: string): Processes {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readStat(read(name, 'stat')).parent]),
  )
  const database = postgresOf(dataDir).all
  return { server: descendants(parents, server).filter((pid) => !database.includes(pid)), database }
}

/** The processor time that they have used since they began, in seconds. */
export function cpuOf({ server, database }: Processes): Cpu {
  const sum = (pids: readonly number[]): number =>
    pids.reduce((seconds, pid) => seconds + readStat(read(pid, 'stat')).cpuSeconds, 0)
  return { server: sum(server), database: sum(database) }
}

/** In megabytes. */
export const memoryOf = ({ server, database }: Processes): number =>
  [...server, ...database].reduce((sum, pid) => sum + readPss(read(pid, 'smaps_rollup')), 0)

/** Until they have hardly worked for a second, at most a minute. */
export async function untilAtRest(processes: () => Processes): Promise<void> {
  const used = (): number => {
    const { server, database } = cpuOf(processes())
    return server + database
  }
  for (let before = used(), seconds = 0; seconds < 60; seconds++) {
    await pause(1_000)
    const now = used()
    if (now - before < 0.03) return
    before = now
  }
}

function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it ended while we looked
  }
}
