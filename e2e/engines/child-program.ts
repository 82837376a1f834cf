import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program that ends with this process at the latest. */
export function startProgram(
  program: string,
  options: readonly string[],
  spawnOptions: SpawnOptions,
): ChildProcess {
  const child = spawn(program, options, spawnOptions)
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
