import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** `program` is the name of the executable, whatever the command line says. */
export type RunningProcess = { pid: number; program: string; command: string }

/** Every process with a command line. A zombie has none, so it counts as dead. */
export function listRunningProcesses(): RunningProcess[] {
  return existsSync('/proc/self/cmdline') ? listFromProc() : listFromPs()
}

function listFromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      program: readText(`/proc/${name}/comm`),
      command: readText(`/proc/${name}/cmdline`),
    }))
    .filter(({ command }) => command !== '')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return '' // it ended while we looked
  }
}

// macOS has no /proc.
function listFromPs(): RunningProcess[] {
  return execFileSync('ps', ['-axwwo', 'pid=,stat=,ucomm=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+([^Z\s]\S*)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, , program = '', command = '']) => ({ pid: Number(pid), program, command }))
}

/** Does nothing when the process has already ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}
