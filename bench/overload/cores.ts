import { execFileSync } from 'node:child_process'

/** Keeps every thread of a process on one core; what it starts later stays there too. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
