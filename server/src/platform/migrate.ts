import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))

// Any number that no other program locks in this database: one migration at a time.
const lockKey = 7_265_301

/** Applies the migrations that the database has not seen, each in a transaction. Returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const applied = new Set(rows.map((row) => row.name))
    const waiting = readdirSync(folder)
      .filter((file) => file.endsWith('.sql') && !applied.has(file))
      .sort()
    for (const file of waiting) {
      await client.query('BEGIN')
      await client.query(readFileSync(`${folder}${file}`, 'utf8'))
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [file])
      await client.query('COMMIT')
    }
    return waiting
  } finally {
    await client.end()
  }
}
