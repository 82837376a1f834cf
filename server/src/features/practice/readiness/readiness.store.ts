import type { PapersOfMonth, TenthOfMonth } from '@vikalp/domain/learner/calibration'
import { type ExamKey, examKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findLatestExam', 'listTenths', 'listPaperMonths')

const ExamRow = z.object({ exam: z.enum(examKeys) })

/** Of the last quiz that was handed in. */
export const findLatestExam = async (db: Queries, studentId: string): Promise<ExamKey | undefined> =>
  (await db.maybeOne(sql.findLatestExam, { studentId }, ExamRow))?.exam

const TenthRow = z.object({
  month: z.string(),
  tenth: z.int(),
  answers: z.int(),
  predicted: z.number(),
  credit: z.number(),
  squares: z.number(),
}) satisfies z.ZodType<TenthOfMonth>

export const listTenths = (db: Queries): Promise<TenthOfMonth[]> => db.many(sql.listTenths, {}, TenthRow)

const PapersRow = z.object({
  month: z.string(),
  papers: z.int(),
  inside: z.int(),
}) satisfies z.ZodType<PapersOfMonth>

export const listPaperMonths = (db: Queries, most: number): Promise<PapersOfMonth[]> =>
  db.many(sql.listPaperMonths, { most }, PapersRow)
