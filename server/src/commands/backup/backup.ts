import { withConnection } from '../../platform/db.ts'
import { isArchive, restoreArchive, writeArchive } from './archive.ts'
import { versionOf } from './client-programs.ts'
import { restoreRows, writeRows } from './rows-file.ts'

/** Writes a snapshot of the database to FILE. Returns a sentence that says which program wrote it. */
export async function backup(databaseUrl: string, file: string): Promise<string> {
  const dumper = versionOf('pg_dump')
  const objection = objectionTo(dumper, await serverVersion(databaseUrl))
  if (objection !== undefined)
    return `${await writeRows(databaseUrl, file)} rows written to ${file} by Vikalp itself: ${objection}`
  await writeArchive(databaseUrl, file)
  return `Written to ${file} by pg_dump ${dumper}`
}

/** Why pg_dump cannot be used: it refuses a server newer than itself. */
export function objectionTo(dumper: number | undefined, server: number): string | undefined {
  if (dumper === undefined) return 'this machine has no pg_dump'
  if (dumper < server) return `pg_dump ${dumper} of this machine is too old for PostgreSQL ${server}`
  return undefined
}

/** Replaces the whole content of a database by FILE, in either format, or changes nothing. Returns a sentence about it. */
export async function restore(databaseUrl: string, file: string): Promise<string> {
  if (!isArchive(file)) return `${await restoreRows(databaseUrl, file)} rows restored from ${file}`
  const restorer = versionOf('pg_restore')
  if (restorer === undefined || versionOf('psql') === undefined)
    throw new Error(
      `${file} was written by pg_dump: to restore it, install pg_restore and psql of that version`,
    )
  await restoreArchive(databaseUrl, file)
  return `Restored from ${file} by pg_restore ${restorer}`
}

const serverVersion = (databaseUrl: string): Promise<number> =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  })
