import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listBegunChapters')

const BegunChapterRow = z.object({
  chapter: z.string(),
  met: z.array(z.string()),
  correct: z.number(),
  total: z.number(),
})
type BegunChapterRow = z.infer<typeof BegunChapterRow>

/** Of these chapters the ones with a graded attempt: the questions met, and the last score. */
export const listBegunChapters = (
  db: Db,
  query: { studentId: string; chapters: readonly string[] },
): Promise<BegunChapterRow[]> => db.many(sql.listBegunChapters, query, BegunChapterRow)
