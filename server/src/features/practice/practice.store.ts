import type { AttemptLetters } from '@vikalp/domain/quiz/score-attempt'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listAnswered', 'listMet')

const AnsweredRow = z.object({
  questionIds: z.array(z.string()),
  chosen: z.string(),
  key: z.string(),
})

/** The student's last graded attempts in a subject, newest first. */
export const listAnswered = (
  db: Db,
  query: { studentId: string; subject: string },
): Promise<AttemptLetters[]> => db.many(sql.listAnswered, query, AnsweredRow)

const MetRow = z.object({ id: z.string() })

/** Every question of the chapter that was in a graded attempt or a paper, and others of those papers. */
export const listMet = async (db: Db, query: { studentId: string; chapter: string }): Promise<string[]> =>
  (await db.many(sql.listMet, query, MetRow)).map(({ id }) => id)
