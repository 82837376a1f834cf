import { chmodSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A data folder of the test's own. To make a cluster and its tables takes seconds, so a run of all tests makes one with
 * prepare-cluster.ts, and each test copies it; a test alone begins with an empty folder.
 */
export function makeTestFolder(prepared: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-app-'))
  if (prepared) {
    const cluster = join(folder, 'postgres')
    cpSync(join(prepared, 'postgres'), cluster, { recursive: true })
    chmodSync(cluster, 0o700) // which the copy does not keep, and PostgreSQL asks for
  }
  return folder
}
