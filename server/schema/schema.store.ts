import { z } from 'zod'
import type { Queries } from '../src/platform/db.ts'
import { loadSql } from '../src/platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'listTables',
  'listOthers',
  'listTablesWithoutKey',
  'listUnindexedReferences',
  'listLooseTypes',
)

const lines = z.array(z.string())
const TableRow = z.object({ name: z.string(), columns: lines, constraints: lines, indexes: lines })

/** The tables with everything that belongs to them, then views, functions and the rest, in a fixed order. */
export async function describeSchema(db: Queries): Promise<string> {
  const tables = await db.many(sql.listTables, {}, TableRow)
  const others = await db.many(sql.listOthers, {}, z.object({ definition: z.string() }))
  const described = tables.map(({ name, columns, constraints, indexes }) =>
    [
      `CREATE TABLE ${name} (\n  ${[...columns, ...constraints].join(',\n  ')}\n);`,
      ...indexes.map((index) => `${index};`),
    ].join('\n'),
  )
  return [...described, ...others.map(({ definition }) => definition)].map((text) => `${text}\n`).join('\n')
}

/** The breaches of the rules for tables, one a line. */
export async function listFaults(db: Queries): Promise<string[]> {
  const find = async (statement: keyof typeof sql, fault: string): Promise<string[]> =>
    (await db.many(sql[statement], {}, z.object({ name: z.string() }))).map(({ name }) => `${name}${fault}`)
  return [
    ...(await find('listTablesWithoutKey', ' has no primary key')),
    ...(await find('listUnindexedReferences', ' has no index of its own')),
    ...(await find('listLooseTypes', ', a type that we do without')),
  ]
}
