import { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { loadSql } from '../../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findStudents')

const StudentRow = z.object({ id: z.string(), name: z.string() })

/** By e-mail address, username or id. */
export const findStudents = (db: Db, who: string): Promise<z.infer<typeof StudentRow>[]> =>
  db.many(sql.findStudents, { who }, StudentRow)
