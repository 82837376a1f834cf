import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Account } from '../process/run-as.ts'

/** Makes the data folder, if it is not there, so that nobody but its owner may enter it. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true })
  try {
    mkdirSync(dataDir, { mode: 0o700 })
  } catch (error) {
    if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Lets the account of PostgreSQL pass through root's own data folder to what belongs to it. It may neither list nor
 * change the folder, so nothing that root writes there can be led astray.
 */
export function letPass(dataDir: string, account: Account): void {
  const { uid, mode } = statSync(dataDir)
  if (!account || uid !== 0 || (mode & 0o777) !== 0o700) return
  chownSync(dataDir, 0, account.gid)
  chmodSync(dataDir, 0o710)
}
