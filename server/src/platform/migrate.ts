import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { inTransaction, withConnection } from './db.ts'
import { tenants } from './tenants.ts'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))

// Any number that no other program locks in this database.
const lockKey = 7_265_301

// Requests queue behind a migration that waits for a table, so it gives up before they do.
const lockPatienceMs = 2_000

/** Allows one change of the schemas at a time: others wait until this transaction ends. */
export async function lockSchemas(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey])
}

/** All migrations, in the order in which they are applied. */
export const allMigrations = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/** Applies to each schema the migrations it does not have yet, each in a transaction. Returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withConnection(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await client.query(`SET lock_timeout = ${lockPatienceMs}`)
    const applied = new Set<string>()
    for (const tenant of tenants) for (const file of await migrateSchema(client, tenant)) applied.add(file)
    return [...applied]
  })
}

async function migrateSchema(client: pg.Client, schema: string): Promise<string[]> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.query(`SET search_path TO ${schema}`)
  await client.query(migrationsTable)
  const applied = await appliedMigrations(client)
  const waiting = allMigrations().filter((file) => !applied.includes(file))
  for (const file of waiting) await inTransaction(client, () => applyMigration(client, file))
  return waiting
}

/** Creates a schema with the current tables in the caller's transaction, which then continues in it. */
export async function createSchema(client: pg.Client, schema: string): Promise<void> {
  await client.query(`CREATE SCHEMA ${schema}`)
  await client.query(`SET LOCAL search_path TO ${schema}`)
  await client.query(migrationsTable)
  for (const file of allMigrations()) await applyMigration(client, file)
}

export const migrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())'

/** The migrations already applied to the database. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return rows.map(({ name }) => name)
}

/** Applies one migration and records it, both in the caller's transaction. */
export async function applyMigration(client: pg.Client, file: string): Promise<void> {
  await client.query(readMigration(file))
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [file])
}

export const readMigration = (file: string): string => readFileSync(`${folder}${file}`, 'utf8')
