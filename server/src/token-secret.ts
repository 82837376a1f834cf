import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that signs our tokens: from the settings, else made once and kept under the data folder. */
export function tokenSecret(given: string | undefined, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'token-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const isKept = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isKept) throw error
  }
  return readFileSync(file, 'utf8')
}
