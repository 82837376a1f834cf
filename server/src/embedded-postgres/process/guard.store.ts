import type pg from 'pg'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'takeGuard', 'findGuardHolder', 'findDatabase', 'createDatabase')
const key = 1_986_358_384

/** False when another connection of this server holds the guard. */
export async function takeGuard(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(sql.takeGuard.text, [key])
  return rows[0]?.isTaken === true
}

export async function findGuardHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ holder: string }>(sql.findGuardHolder.text, [key])
  return rows[0]?.holder
}

export async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(sql.findDatabase.text)
  if (rowCount === 0) await client.query(sql.createDatabase.text)
}
