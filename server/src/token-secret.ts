import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortestSecret } from './config.ts'
import { makeDataFolder } from './embedded-postgres/folder/data-folder.ts'

/** The key that signs our tokens: from the settings, else made once and stored in the data folder. */
export function tokenSecret(setting: string | undefined, dataDir: string): string {
  if (setting) return setting
  const file = join(dataDir, 'token-secret')
  const secret = read(file) ?? makeIn(dataDir, file)
  if (secret.length < shortestSecret)
    throw new Error(`${file} is damaged: remove it to get a new key (everybody signs in again)`)
  return secret
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

function makeIn(dataDir: string, file: string): string {
  try {
    makeDataFolder(dataDir)
    return make(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The folder ${dataDir} cannot be written: point DATA_DIR to one that this user may write (${reason})`,
      { cause: error },
    )
  }
}

/** Written and synced to another file and then linked, so that a full disk or a power cut leaves no half key. */
function make(file: string): string {
  const unfinished = `${file}.new-${process.pid}`
  try {
    writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(unfinished, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error // another start made it in the meantime
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
