import { z } from 'zod'
import { hidingReports } from '../features/suggestions/suggestions.store.ts'
import type { Db } from '../platform/db.ts'
import { loadSql } from '../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listReportedTexts', 'keepText', 'removeText')

const ReportedText = z.object({
  id: z.string(),
  questionId: z.string(),
  text: z.string(),
  createdAt: z.date(),
  reports: z.number(),
  hidden: z.boolean(),
})
export type ReportedText = z.infer<typeof ReportedText>

/** The whole site's, with at least so many reports as hide one; the hidden ones first. */
export const listReportedTexts = (db: Db, now: Date): Promise<ReportedText[]> =>
  db.many(sql.listReportedTexts, { now, hidingReports }, ReportedText)

/** False when there is no such suggestion. */
export const keepText = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql.keepText, { id, now })) === 1

/** False when there is no such suggestion. */
export const removeText = async (db: Db, id: string): Promise<boolean> =>
  (await db.run(sql.removeText, { id })) === 1
