import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listHeld')

/** `hasPaper` also where one is ready, of which nothing is held before it begins. */
export type Held = { questionIds: ReadonlySet<string>; hasPaper: boolean }

const HeldRow = z.object({ questionIds: z.array(z.string()) })

/**
 * The questions of papers that this student is writing at present, or whose results are not out yet: nothing else may ask
 * them, or tell their answers.
 */
export const listHeld = async (db: Queries, studentId: string, now: Date): Promise<Held> => {
  const rows = await db.many(sql.listHeld, { studentId, now }, HeldRow)
  return {
    questionIds: new Set(rows.flatMap(({ questionIds }) => questionIds)),
    hasPaper: rows.length > 0,
  }
}
