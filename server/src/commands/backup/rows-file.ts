import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { inTransaction, withConnection } from '../../platform/db.ts'
import { appliedMigrations, applyMigration, migrationsTable } from '../../platform/migrate.ts'
import { migrationsSince, notWhole, writeWhole } from './backup-file.ts'

const rowsAtOnce = 500

const Head = z.object({ vikalp: z.literal('backup 1'), migrations: z.array(z.string()) })
const RowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
const Foot = z.object({ rows: z.int(), sha256: z.string() })

type RowLine = z.infer<typeof RowLine>

/** Writes a snapshot of every row to FILE (gzip, a JSON line per row). Returns the number of rows. */
export async function writeRows(databaseUrl: string, file: string): Promise<number> {
  return withConnection(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    let rows = 0
    const hash = createHash('sha256')
    const lines = async function* (): AsyncGenerator<string> {
      const head: z.infer<typeof Head> = { vikalp: 'backup 1', migrations: await appliedMigrations(client) }
      yield `${JSON.stringify(head)}\n`
      for (const table of await tablesOf(client))
        for await (const row of rowsOf(client, table)) {
          const line = `{"table":${JSON.stringify(table)},"row":${row}}\n`
          rows++
          hash.update(line)
          yield line
        }
      yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
    }
    await writeWhole(file, (sink) => pipeline(lines, createGzip(), sink))
    return rows
  })
}

/**
 * Replaces the whole content of a database by FILE, or changes nothing. Returns the number of rows. A backup of an older
 * version is restored into the tables of that version, and then the newer migrations are applied.
 */
export async function restoreRows(databaseUrl: string, file: string): Promise<number> {
  const { migrations, rows } = await check(file)
  const waiting = migrationsSince(file, migrations)
  return withConnection(databaseUrl, (client) =>
    inTransaction(client, async () => {
      await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${migrationsTable}`)
      for (const name of migrations) await applyMigration(client, name)
      await insertAll(client, file)
      for (const name of waiting) await applyMigration(client, name)
      return rows
    }),
  )
}

async function insertAll(client: pg.Client, file: string): Promise<void> {
  const tables = await tablesOf(client)
  await client.query(`TRUNCATE ${tables.map((table) => client.escapeIdentifier(table)).join(', ')}`)
  let batch: RowLine[] = []
  for await (const line of bodyOf(file)) {
    const next = RowLine.parse(JSON.parse(line))
    if (batch.length === rowsAtOnce || (batch[0] && batch[0].table !== next.table)) {
      await insert(client, batch, tables)
      batch = []
    }
    batch.push(next)
  }
  if (batch.length > 0) await insert(client, batch, tables)
}

/** Reads the whole file before anything is changed, and rejects one that is truncated, altered or of another format. */
async function check(file: string): Promise<{ migrations: string[]; rows: number }> {
  const hash = createHash('sha256')
  let rows = 0
  let last = ''
  let head: z.infer<typeof Head> | undefined
  try {
    for await (const line of linesOf(file)) {
      if (!head) {
        head = Head.parse(JSON.parse(line))
        continue
      }
      if (last !== '') {
        hash.update(`${last}\n`)
        rows++
      }
      last = line
    }
    const foot = Foot.parse(JSON.parse(last))
    if (!head || foot.rows !== rows || foot.sha256 !== hash.digest('hex'))
      throw new Error('its checksums do not match')
    return { migrations: head.migrations, rows }
  } catch (cause) {
    throw notWhole(file, cause)
  }
}

async function* bodyOf(file: string): AsyncGenerator<string> {
  let previous: string | undefined
  let isHead = true
  for await (const line of linesOf(file)) {
    if (previous !== undefined) yield previous
    if (!isHead) previous = line
    isHead = false
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  pipeline(createReadStream(file), text).catch(() => {}) // the same failure ends the reading below
  let rest = ''
  // Not readline: it also ends a line at U+2028, which JSON allows in a student's text.
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function insert(
  client: pg.Client,
  batch: readonly RowLine[],
  tables: readonly string[],
): Promise<void> {
  const [first] = batch
  if (!first || !tables.includes(first.table)) throw new Error(`There is no table ${first?.table}`)
  const table = client.escapeIdentifier(first.table)
  const rows = JSON.stringify(batch.map(({ row }) => row))
  await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [rows])
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  const name = client.escapeIdentifier(table)
  await client.query(`DECLARE every_row CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${name} AS t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM every_row`)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await client.query('CLOSE every_row')
}

/** Tables before those that refer to them, so that rows can be inserted in order. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    SELECT relname AS name, ARRAY(
      SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = pg_class.oid
    ) AS needs
    FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'
    ORDER BY relname`)
  const ordered: string[] = []
  const visit = (name: string): void => {
    if (ordered.includes(name)) return
    for (const needed of rows.find((row) => row.name === name)?.needs ?? [])
      if (needed !== name) visit(needed)
    ordered.push(name)
  }
  for (const { name } of rows) visit(name)
  return ordered
}
