import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type Account, childOptions } from '../../../server/src/embedded-postgres/process/run-as.ts'
import { undoAtExit } from './leftovers.ts'

/** A program that is no part of the product, run as the account of the database, with whatever it starts. */
export class OutsideProgram {
  readonly #child: ChildProcess
  readonly #forget: () => void

  constructor(account: Account, command: string, args: readonly string[], environment = {}) {
    const options = childOptions(account)
    const env = { ...options.env, ...environment }
    this.#child = spawn(command, args, { ...options, env, stdio: 'ignore', detached: true })
    this.#forget = undoAtExit(() => this.signal('SIGKILL'))
  }

  signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#child
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
  }

  async kill(): Promise<void> {
    const { exitCode, signalCode } = this.#child
    if (exitCode === null && signalCode === null) {
      const gone = once(this.#child, 'exit')
      this.signal('SIGKILL')
      await gone
    }
    this.#forget()
  }
}

export function runAs(account: Account, command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { ...childOptions(account), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}
