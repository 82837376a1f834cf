import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listHeld')

const HeldRow = z.object({ questionIds: z.array(z.string()) })

/**
 * The questions of papers that this student is writing at present: nothing else may ask them, or tell their answers, until
 * the paper is over.
 */
export const heldQuestions = async (db: Queries, studentId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.many(sql.listHeld, { studentId }, HeldRow)).flatMap(({ questionIds }) => questionIds))
