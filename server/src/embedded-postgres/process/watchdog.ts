import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { type Account, childOptions } from './run-as.ts'

// It reads a pipe from us. A line means that it is no longer needed; the end of the pipe means that we were killed, and
// then it requests a fast shutdown and, after ten seconds, an immediate one. It ignores the signals that a service
// manager or a terminal sends to the whole group.
const script = `
trap '' INT TERM HUP
read -r _ && exit 0
kill -INT "$1" || exit 0
tries=0
while kill -0 "$1" && [ "$tries" -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
kill -QUIT "$1"
`

export type Watchdog = { dismiss(): void }

/** Stops the postmaster when this process dies without stopping it, even by kill -9. */
export function setWatchdog(postmasterPid: number, account: Account): Watchdog {
  const shell = spawn('/bin/sh', ['-c', script, 'vikalp-watchdog', String(postmasterPid)], {
    ...childOptions(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  letGo(shell)
  return { dismiss: () => shell.stdin?.end('enough\n') }
}

/** The watchdog must not keep us running, nor crash us when it is killed first. */
function letGo(shell: ChildProcess): void {
  shell.unref()
  shell.on('error', () => {})
  shell.stdin?.on('error', () => {})
  if (shell.stdin instanceof Socket) shell.stdin.unref()
}
