import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import type { Statement } from '#platform/load-sql.ts'

const Buffers = { 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }
const Explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object(Buffers) })]) })

/** How many pages of 8 KB the database looks at to answer a statement, which it carries out. */
export async function pagesRead(
  db: Queries,
  { name, text, parameters }: Statement,
  named: Record<string, unknown>,
): Promise<number> {
  const explain = {
    name: `test.explain.${name}`,
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    parameters,
  }
  const { 'QUERY PLAN': plan } = await db.one(explain, named, Explained)
  const { Plan } = plan[0]
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
}

/** Keeps the database from counting the rows of these tables, as it has not yet where many have just come. */
export async function leaveUncounted(owner: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await owner.run(
      {
        name: `test.still.${table}`,
        text: `ALTER TABLE ${table} SET (autovacuum_enabled = off)`,
        parameters: [],
      },
      {},
    )
}
