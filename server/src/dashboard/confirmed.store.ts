import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'isConfirmed')

/** Whether the operator knows this teacher or institute, or a known institute its teacher (rule 34). */
export const isConfirmed = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.one(sql.isConfirmed, { userId }, z.object({ isConfirmed: z.boolean() }))).isConfirmed
