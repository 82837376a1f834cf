import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/src/testing/real-server.ts'
import type { Measurement } from './measurement.ts'

/** How long does a start take once the database and the build are there? */
export async function measureSecondStart(): Promise<Measurement[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vikalp-bench-'))
  const startOnce = async (): Promise<number> => {
    const begin = performance.now()
    const server = await startServer({ DATA_DIR })
    const took = performance.now() - begin
    server.process.kill('SIGTERM')
    await server.exit
    return took
  }
  await startOnce()
  const value = Math.round(await startOnce())
  rmSync(DATA_DIR, { recursive: true, force: true })
  return [{ name: 'second start until ready (ms)', value }]
}
