import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listAnswered')

const AnsweredRow = z.object({
  chapters: z.array(z.string()),
  questionIds: z.array(z.string()),
  chosen: z.string(),
  key: z.string(),
})
export type AnsweredRow = z.infer<typeof AnsweredRow>

/** The student's last graded attempts in a subject, newest first. */
export const listAnswered = (db: Db, where: { studentId: string; subject: string }): Promise<AnsweredRow[]> =>
  db.many(sql.listAnswered, where, AnsweredRow)
