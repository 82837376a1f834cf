import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { inParts } from './roster-changes.store.ts'

const sql = loadSql(import.meta.url, 'listWaiting', 'saveCodes', 'findInstitute')

const WaitingRow = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  class: z.string().nullable(),
  rollNo: z.string().nullable(),
})
type WaitingRow = z.infer<typeof WaitingRow>

type Chosen = { instituteId: string; role: string; class: string | null }

/** By class and name. */
export const listWaiting = (tx: Queries, chosen: Chosen): Promise<WaitingRow[]> =>
  tx.many(sql.listWaiting, chosen, WaitingRow)

/** Earlier codes stop working. Who chose a password meanwhile keeps it. */
export const saveCodes = (tx: Queries, codes: readonly { id: string; stored: string }[]): Promise<void> =>
  inParts(codes, (part) => tx.run(sql.saveCodes, { codes: JSON.stringify(part) }))

export const findInstituteName = async (db: Queries, instituteId: string): Promise<string> =>
  (await db.one(sql.findInstitute, { instituteId }, z.object({ name: z.string() }))).name
