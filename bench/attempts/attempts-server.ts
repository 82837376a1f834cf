import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { enrol, secret } from '../overload/people.ts'
import { type Processes, processesOf, untilAtRest } from '../resources.ts'
import { withServer } from '../running-server.ts'

const students = 400
const clients = 8

export type Load = {
  /** What each attempt took, in milliseconds. */
  times: number[]
  seconds: number
  /** Of the process that makes the load. */
  cpuSeconds: number
}

export type AttemptsServer = {
  processes: () => Processes
  /** Attempts of eight clients at a time for that long, over connections that stay open. */
  load(ms: number): Promise<Load>
}

type Options = { workers: number; beforeStudents?: (processes: Processes) => void }

/** Runs a server with students who have taken a few quizzes before. */
export function withAttemptsServer<T>(
  { workers, beforeStudents }: Options,
  work: (server: AttemptsServer) => Promise<T>,
): Promise<T> {
  const settings = { TOKEN_SECRET: secret, WORKERS: String(workers) }
  return withServer(async ({ url, process: { pid = 0 } }, dataDir) => {
    const processes = () => processesOf(pid, dataDir)
    await untilAtRest(processes) // all workers are there as well
    beforeStudents?.(processes())
    const tokens = await enrol(dataDir, students)
    return work({ processes, load: (ms) => load(url, tokens, ms) })
  }, settings)
}

async function load(url: string, tokens: readonly string[], ms: number): Promise<Load> {
  const args = [join(import.meta.dirname, 'load.ts'), url, String(clients), String(ms)]
  const running = promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 })
  running.child.stdin?.end(JSON.stringify(tokens))
  return JSON.parse((await running).stdout)
}
