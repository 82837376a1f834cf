import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitUntil } from '../../../server/src/embedded-postgres/wait-until.ts'
import { nodeOptions } from '../../../server/src/testing/real-server.ts'
import { ask } from '../../ask.ts'
import { undoAtExit } from './leftovers.ts'
import { lastingPort } from './port.ts'
import { killAll, postgresOf } from './processes.ts'

const main = fileURLToPath(new URL('../../../server/main.js', import.meta.url))
const restartMs = 200
const patienceMs = 60_000

export type Settings = Record<string, string>
export type Exit = { code: number | null; signal: NodeJS.Signals | null }

/**
 * The product as `npm start` runs it, on a scratch folder, under a service manager that does what deploy/vikalp.service
 * asks of systemd: it starts the server again whenever that ends.
 */
export class Product {
  readonly url: string
  readonly exits: Exit[] = []
  readonly #settings: Settings
  readonly #log: string
  readonly #forget: () => void
  dataDir: string
  #child: ChildProcess | undefined
  #isKept = true

  private constructor(port: number, folder: string, settings: Settings) {
    this.url = `http://127.0.0.1:${port}`
    this.dataDir = settings.DATA_DIR ?? join(folder, 'data')
    this.#settings = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO: 'off',
      ...settings,
      PORT: String(port),
    }
    this.#log = join(folder, 'server.log')
    this.#forget = undoAtExit(() => {
      this.#isKept = false
      killAll(this.processes)
    })
    this.start()
  }

  static async start(folder: string, settings: Settings): Promise<Product> {
    return new Product(await lastingPort(), folder, settings)
  }

  start(): void {
    mkdirSync(this.dataDir, { recursive: true })
    const log = openSync(this.#log, 'a')
    const env = { ...this.#settings, DATA_DIR: this.dataDir }
    const child = spawn(process.execPath, [...nodeOptions, main], {
      env,
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    this.#child = child
    child.once('exit', (code, signal) => {
      this.exits.push({ code, signal })
      const isKept = (): boolean => this.#isKept && this.#child === child
      if (isKept()) setTimeout(() => isKept() && this.start(), restartMs)
    })
  }

  /** The process that the service manager started. */
  get pid(): number {
    const { pid } = this.#child ?? {}
    if (pid === undefined) throw new Error('The server does not run')
    return pid
  }

  /** All that belongs to it, the database included. */
  get processes(): number[] {
    const { pid, exitCode, signalCode } = this.#child ?? {}
    const server = pid !== undefined && exitCode === null && signalCode === null ? [-pid] : []
    return [...server, ...(existsSync(this.dataDir) ? postgresOf(this.dataDir).all : [])]
  }

  /** Whether the database answers through the server; false after a minute. */
  isReady(patience = patienceMs): Promise<boolean> {
    return waitUntil(() => this.says('/readyz', 200), patience, 50)
  }

  says(path: string, status: number): Promise<boolean> {
    return ask(this.url + path, {}, 1_000).then(
      (answer) => answer.status === status,
      () => false,
    )
  }

  /** What it has printed so far. */
  get said(): string {
    return readFileSync(this.#log, 'utf8')
  }

  /** The service manager lets go of it, so that it can be ended. */
  release(): void {
    this.#isKept = false
  }

  /** The machine is on again. */
  startAgain(): void {
    this.#isKept = true
    this.start()
  }

  /** Ends it as a service manager does: in order, and what is left after that by force. */
  async stop(): Promise<void> {
    this.release()
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await gone
      clearTimeout(timer)
    }
    await waitUntil(() => {
      killAll(this.processes)
      return this.processes.length === 0
    }, 10_000)
    this.#forget()
  }
}

/** Runs `work` with a scratch folder that is removed afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
