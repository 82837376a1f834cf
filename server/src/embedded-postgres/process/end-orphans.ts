import { waitUntil } from '../wait-until.ts'
import { listRunningProcesses, type RunningProcess, sendSignal } from './running-processes.ts'

function findServers(isWanted: (command: string) => boolean): RunningProcess[] {
  return listRunningProcesses().filter(({ program, command }) => program === 'postgres' && isWanted(command))
}

export function findPostmasters(mark: string): RunningProcess[] {
  return findServers((command) => command.includes(`cluster_name=${mark}`))
}

function findBackends(mark: string): RunningProcess[] {
  return findServers((command) => command.startsWith(`postgres: ${mark}:`))
}

// Fast shutdown, immediate shutdown, kill; each with the time it may take.
const steps: [signal: NodeJS.Signals, patience: number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
]

/** Stops a server that a dead Vikalp left running. */
export async function endOrphans(mark: string): Promise<void> {
  for (const [signal, patience] of steps) {
    for (const { pid } of findPostmasters(mark)) sendSignal(pid, signal)
    if (await waitUntil(() => findPostmasters(mark).length === 0, patience)) break
  }
  await endBackends(mark)
}

/** A busy backend outlives a killed postmaster, and a new postmaster refuses to start while it runs. */
async function endBackends(mark: string): Promise<void> {
  await waitUntil(() => {
    const left = findBackends(mark)
    for (const { pid } of left) sendSignal(pid, 'SIGKILL')
    return left.length === 0
  }, 5_000)
}
