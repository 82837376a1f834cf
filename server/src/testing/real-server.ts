import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Call } from './take-quiz.ts'

const main = fileURLToPath(new URL('../../main.js', import.meta.url))

/** With which `npm start` keeps the garbage small that V8 lets pile up; 4 saves 30 MB more and costs a tenth of its time. */
export const nodeOptions = ['--max-semi-space-size=16']

export type RealServer = { url: string; process: ChildProcess; exit: Promise<number | null> }

/** Starts the server as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startServer(settings: Record<string, string>, entry = main): Promise<RealServer> {
  const child = spawnServer({ PORT: '0', LOG_LEVEL: 'error', ...settings }, entry)
  const exit = exitOf(child)
  const url = await addressSaidBy(child.stdout)
  if (!url) throw new Error(`The server ended with ${await exit} before it was ready`)
  return { url, process: child, exit }
}

type WaitingServer = RealServer & { ready: Promise<unknown> }

/** Starts the server on a given port, and waits until it says that its database does not answer. */
export async function startWaiting(
  settings: Record<string, string> & { PORT: string },
): Promise<WaitingServer> {
  const child = spawnServer({ LOG_LEVEL: 'error', ...settings })
  const ready = addressSaidBy(child.stdout)
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/waiting for it/.test(line)) resolve()
    })
  })
  return { url: `http://127.0.0.1:${settings.PORT}`, process: child, exit: exitOf(child), ready }
}

// The first argument of the event.
const exitOf = (child: ChildProcess) => once(child, 'exit').then(([code]) => code as number | null)

async function addressSaidBy(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const url = /ready on (http:\/\/\S+)/.exec(line)?.[1]
    if (url) {
      output.resume()
      return url.replace('localhost', '127.0.0.1')
    }
  }
  return undefined
}

/** Runs the server until it ends by itself, and returns its exit code and output. */
export async function runToTheEnd(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawnServer({ LOG_LEVEL: 'error', ...settings })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdout.resume()
  const [code] = await once(child, 'close')
  return { code, said }
}

function spawnServer(settings: Record<string, string>, entry = main) {
  return spawn(process.execPath, [...nodeOptions, entry], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

type Request = { method?: string; token?: string; body?: object }

/** A request that gives undefined when it fails to arrive, which is expected when the server is killed. */
export async function request<T>(
  url: string,
  path: string,
  { token, body, method = body ? 'POST' : 'GET' }: Request = {},
): Promise<T | undefined> {
  try {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!reply.ok) return undefined
    if (reply.status === 204) return null as T // whoever asks for such a route reads nothing of it
    const { data } = (await reply.json()) as { data: T } // the caller says which route it asked
    return data
  } catch {
    return undefined
  }
}

/** Calls as the user of the token. */
export const callAs =
  (url: string, token: string): Call =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const data = await request<T>(url, path, { method, token, ...(body && { body }) })
    if (data === undefined) throw new Error(`${method} ${path} has no good answer`)
    return data
  }

/** The processes of this one that run the same program. */
export const workersOf = (server: number | undefined): number[] =>
  execFileSync('ps', ['-Ao', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, worker, parent] = /^ *(\d+) +(\d+) .*main\.js/.exec(line) ?? []
      return Number(parent) === server ? Number(worker) : []
    })
