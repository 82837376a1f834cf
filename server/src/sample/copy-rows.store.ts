import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listTables')

const TableRow = z.object({ name: z.string() })

/** Gives the tables of the current schema, which are new, the rows of another one that has the same tables. */
export async function copyRows(tx: Queries, from: string): Promise<void> {
  const statement = (act: string, text: string) =>
    tx.run({ name: `copyRows.${act}`, text, parameters: [] }, {})
  for (const { name } of await tx.many(sql.listTables, {}, TableRow)) {
    await statement(`empty.${name}`, `DELETE FROM ${name}`) // migrations made a few
    await statement(`fill.${name}`, `INSERT INTO ${name} SELECT * FROM ${from}.${name}`)
  }
}
