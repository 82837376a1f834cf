import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findName')

export const findName = async (db: Db, studentId: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.findName, { studentId }, z.object({ name: z.string() })))?.name
