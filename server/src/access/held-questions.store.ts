import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listHeld')

const HeldRow = z.object({ questionIds: z.array(z.string()) })

/**
 * The questions of papers that this student is writing at present, or whose results are not out yet: nothing else may ask
 * them, or tell their answers.
 */
export const heldQuestions = async (
  db: Queries,
  studentId: string,
  now: Date,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.many(sql.listHeld, { studentId, now }, HeldRow)).flatMap(({ questionIds }) => questionIds),
  )
