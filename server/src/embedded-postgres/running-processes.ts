import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type RunningProcess = { pid: number; command: string }

/** Every process with a command line. A zombie has none, and so counts as dead. */
export function listRunningProcesses(): RunningProcess[] {
  return existsSync('/proc/self/cmdline') ? listFromProc() : listFromPs()
}

function listFromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readCommand(name) }))
    .filter(({ command }) => command !== '')
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return '' // it ended while we looked
  }
}

// macOS has no /proc.
function listFromPs(): RunningProcess[] {
  return execFileSync('ps', ['-axwwo', 'pid=,stat=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && !match[2]?.startsWith('Z'))
    .map((match) => ({ pid: Number(match?.[1]), command: match?.[3] ?? '' }))
}

/** Says nothing when the process is gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}
