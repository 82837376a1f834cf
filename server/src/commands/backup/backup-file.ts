import { createWriteStream, type WriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { allMigrations } from '../../platform/migrate.ts'

/** A file that only its owner can read, and that gets its name once it is complete and synced. */
export async function writeWhole(file: string, write: (sink: WriteStream) => Promise<void>): Promise<void> {
  const unfinished = `${file}.part-${process.pid}`
  try {
    await write(createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** The migrations since the backup; a backup with unknown migrations cannot be restored. */
export function migrationsSince(file: string, applied: readonly string[]): string[] {
  const unknown = applied.filter((name) => !allMigrations().includes(name))
  if (unknown.length > 0) throw new Error(`${file} comes from a newer Vikalp: ${unknown.join(', ')}`)
  return allMigrations().filter((name) => !applied.includes(name))
}

export const notWhole = (file: string, cause: unknown): Error =>
  new Error(`${file} is not a whole Vikalp backup`, { cause })
