import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { round } from '../measurement.ts'
import { enrol, secret } from '../overload/people.ts'
import { memoryOf, type Processes, processesOf, untilAtRest } from '../resources.ts'
import { withServer } from '../running-server.ts'

const students = 400
const clients = 8
const memoryMs = 4_000

export type Load = {
  /** What each attempt took, in milliseconds. */
  times: number[]
  seconds: number
  /** Of the process that makes the load. */
  cpuSeconds: number
}

export type AttemptsServer = {
  processes: () => Processes
  /** In megabytes, before anybody used it. */
  memoryAtRest: number
  /** Attempts of eight clients at a time for that long, over connections that stay open. */
  load(ms: number): Promise<Load>
}

/** Runs a server with students who have taken a few quizzes before. */
export const withAttemptsServer = <T>(
  workers: number,
  work: (server: AttemptsServer) => Promise<T>,
): Promise<T> =>
  withServer(
    async ({ url, process: { pid = 0 } }, dataDir) => {
      const processes = () => processesOf(pid, dataDir)
      await untilAtRest(processes) // all workers are there as well
      const memoryAtRest = memoryOf(processes())
      const tokens = JSON.stringify(await enrol(dataDir, students))
      return work({ processes, memoryAtRest, load: (ms) => load(url, tokens, ms) })
    },
    { TOKEN_SECRET: secret, WORKERS: String(workers), LOG_LEVEL: 'info' },
  )

async function load(url: string, tokens: string, ms: number): Promise<Load> {
  const args = [join(import.meta.dirname, 'load.ts'), url, String(clients), String(ms)]
  const running = promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 })
  running.child.stdin?.end(tokens)
  return JSON.parse((await running).stdout)
}

export const perSecond = ({ times, seconds }: Load): number => round(times.length / seconds)

/** Reading the memory takes time from the server, so that this makes a load of its own. */
export async function mostMemory({ load, processes }: AttemptsServer): Promise<number> {
  let isOver = false
  const loading = load(memoryMs).finally(() => {
    isOver = true
  })
  let most = 0
  while (!isOver) {
    await pause(500)
    if (!isOver) most = Math.max(most, memoryOf(processes()))
  }
  await loading
  return most
}
