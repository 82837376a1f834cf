import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeOptions } from '../server/src/testing/real-server.ts'
import { type Measurement, median } from './measurement.ts'

const root = join(import.meta.dirname, '..')
const run = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })

/** How long does compiling the question bank take, and what does the bank add to a server's start and memory? */
export async function measureQuestionBank(): Promise<Measurement[]> {
  rmSync(join(root, 'content/compiled/bank.json'), { force: true }) // without it the bank counts as not compiled
  const begin = performance.now()
  run('content/tools/main.ts', '--compile')
  const compiled = performance.now() - begin
  const loads = [1, 2, 3, 4, 5].map((): { ms: number; bytes: number } =>
    JSON.parse(run(...nodeOptions, 'bench/bank-load.ts')),
  )
  return [
    { name: 'question bank, compiling (s)', value: Number((compiled / 1000).toFixed(1)) },
    { name: 'question bank, part of a start (ms)', value: Math.round(median(loads.map(({ ms }) => ms))) },
    {
      name: 'question bank, part of the memory (MB)',
      value: Math.round(median(loads.map(({ bytes }) => bytes)) / 1e6),
    },
  ]
}
