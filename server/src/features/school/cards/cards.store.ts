import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { inParts } from '../roster-changes.store.ts'

const sql = loadSql(import.meta.url, 'listWaiting', 'saveCodes', 'findInstitute')

const WaitingRow = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  class: z.string().nullable(),
  rollNo: z.string().nullable(),
  storedBefore: z.string().nullable(),
})
type WaitingRow = z.infer<typeof WaitingRow>

type Chosen = { instituteId: string; role: string; class: string | null; most: number }

/** In any order. */
export const listWaiting = (db: Queries, chosen: Chosen): Promise<WaitingRow[]> =>
  db.many(sql.listWaiting, chosen, WaitingRow)

type NewCode = { id: string; stored: string; storedBefore: string | null }

/** Earlier codes stop working. False when somebody has chosen a password or got another card since: then nobody may. */
export async function saveCodes(tx: Queries, codes: readonly NewCode[]): Promise<boolean> {
  let saved = 0
  await inParts(codes, async (part) => {
    saved += await tx.run(sql.saveCodes, { codes: JSON.stringify(part) })
  })
  return saved === codes.length
}

export const findInstituteName = async (db: Queries, instituteId: string): Promise<string> =>
  (await db.one(sql.findInstitute, { instituteId }, z.object({ name: z.string() }))).name
