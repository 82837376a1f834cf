import { type CaseState, letters, reportReasons } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '../platform/db.ts'
import { loadSql } from '../platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listOpenCases', 'decideCase')

const ReportRow = z.object({
  reason: z.enum(reportReasons),
  option: z.enum(letters).nullable(),
  note: z.string().nullable(),
  reportedAt: z.coerce.date(),
})
export type ReportRow = z.infer<typeof ReportRow>

const CaseRow = z.object({
  questionId: z.string(),
  openedAt: z.date(),
  students: z.number(),
  reports: z.array(ReportRow),
})
export type CaseRow = z.infer<typeof CaseRow>

type Decision = { questionId: string; state: CaseState; answer: string; now: Date }

export const listOpenCases = (db: Queries): Promise<CaseRow[]> => db.many(sql.listOpenCases, {}, CaseRow)

/** False when no case of the question is open. */
export const decideCase = async (db: Queries, decision: Decision): Promise<boolean> =>
  (await db.run(sql.decideCase, decision)) === 1
