import { closeSync, openSync, readSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { readMigration } from '../../platform/migrate.ts'
import { migrationsSince, notWhole, writeWhole } from './backup-file.ts'
import { outputOf, runScript, withAddress } from './client-programs.ts'

// The other schemas hold the sample, which is made again every day.
const people = '--schema=public'
const ofNobody = ['--no-owner', '--no-privileges']

/** Writes a snapshot of the database to FILE, in pg_dump's format for pg_restore. */
export const writeArchive = (databaseUrl: string, file: string): Promise<void> =>
  withAddress(databaseUrl, (address) => {
    const args = ['--format=custom', people, ...ofNobody, `--dbname=${address}`]
    return writeWhole(file, (sink) => pipeline(outputOf('pg_dump', args), sink))
  })

/** Whether pg_dump wrote the file. */
export function isArchive(file: string): boolean {
  const start = Buffer.alloc(5)
  const descriptor = open(file)
  readSync(descriptor, start)
  closeSync(descriptor)
  return start.toString() === 'PGDMP'
}

function open(file: string): number {
  try {
    return openSync(file, 'r')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The backup ${file} cannot be read (${reason})`, { cause: error })
  }
}

/**
 * Replaces the whole content of a database by FILE, or changes nothing: one transaction empties the schema, fills it and
 * applies the newer migrations, and commits only once pg_restore has read FILE to its end.
 */
export async function restoreArchive(databaseUrl: string, file: string): Promise<void> {
  const applied = await migrationsIn(file)
  const waiting = migrationsSince(file, applied)
  await runScript(databaseUrl, replacement(file, waiting))
}

async function* replacement(file: string, waiting: readonly string[]): AsyncGenerator<string | Buffer> {
  yield 'BEGIN;\nDROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n'
  yield* restored(file, [people, ...ofNobody])
  yield 'SET search_path TO public;\n'
  for (const name of waiting)
    yield `${readMigration(name)}\nINSERT INTO migrations (name) VALUES ('${name}');\n`
  yield 'COMMIT;\n'
}

async function migrationsIn(file: string): Promise<string[]> {
  const rows = await text(restored(file, ['--data-only', people, '--table=migrations']))
  const names = rows.match(/^\d{4}_\w+\.sql(?=\t)/gm)
  if (!names) throw notWhole(file, 'it holds no table of migrations')
  return names
}

/** The archive as a script. */
async function* restored(file: string, args: readonly string[]): AsyncGenerator<Buffer> {
  try {
    yield* outputOf('pg_restore', [...args, '--file=-', file])
  } catch (cause) {
    throw notWhole(file, cause)
  }
}
