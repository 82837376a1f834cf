import { caseStates, reportReasons } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db, Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import type { BankQuestion } from '#question-bank/question-bank.ts'

const sql = loadSql(
  import.meta.url,
  'lockReporter',
  'hasMet',
  'findReport',
  'countReports',
  'openCase',
  'upsertReport',
  'listOwnReports',
  'listQuestionsReportedByPupils',
  'listReportedByPupils',
)

const Reason = z.enum(reportReasons)

const ReportRow = z.object({
  questionId: z.string(),
  reason: Reason,
  reportedAt: z.date(),
  state: z.enum(caseStates),
  answer: z.string().nullable(),
})
export type ReportRow = z.infer<typeof ReportRow>

const ReportedRow = z.object({
  questionId: z.string(),
  latestId: z.string(),
  reportedAt: z.date(),
  reports: z.number(),
  reasons: z.array(z.object({ reason: Reason, reports: z.number() })),
  notes: z.array(z.object({ reason: Reason, note: z.string(), reportedAt: z.coerce.date() })),
})
type ReportedRow = z.infer<typeof ReportedRow>

type ReportKey = { reporterId: string; questionId: string; reason: string }
type NewReport = ReportKey & {
  id: string
  caseId: string
  option: string | null
  note: string | null
  now: Date
}

/** Reports of one student wait for each other, so that they are counted one after the other. */
export const lockReporter = (tx: Queries, reporterId: string): Promise<number> =>
  tx.run(sql.lockReporter, { reporterId })

/** Whether the student has met the question in a graded quiz. */
export const hasMet = async (
  tx: Queries,
  reporterId: string,
  { id: questionId, chapter }: BankQuestion,
): Promise<boolean> => (await tx.run(sql.hasMet, { reporterId, questionId, chapter })) === 1

export const findReport = (tx: Queries, report: ReportKey): Promise<ReportRow | undefined> =>
  tx.maybeOne(sql.findReport, report, ReportRow)

export const countReports = async (tx: Queries, reporterId: string, since: Date): Promise<number> =>
  (await tx.one(sql.countReports, { reporterId, since }, z.object({ reports: z.number() }))).reports

/** The id of the open case of the question, which is opened where there is none. */
export const openCase = async (
  tx: Queries,
  opened: { id: string; questionId: string; now: Date },
): Promise<string> => (await tx.one(sql.openCase, opened, z.object({ id: z.string() }))).id

export const upsertReport = (tx: Queries, report: NewReport): Promise<number> =>
  tx.run(sql.upsertReport, report)

/** The student's latest report of each of these questions. */
export const listOwnReports = (
  db: Db,
  reporterId: string,
  questionIds: readonly string[],
): Promise<ReportRow[]> => db.many(sql.listOwnReports, { reporterId, questionIds }, ReportRow)

export const listQuestionsReportedByPupils = async (db: Db, teacherId: string): Promise<string[]> => {
  const rows = await db.many(
    sql.listQuestionsReportedByPupils,
    { teacherId },
    z.object({ questionId: z.string() }),
  )
  return rows.map(({ questionId }) => questionId)
}

/** Of these questions, the newest report first; `after` is the `latestId` of the last question that was read. */
export const listReportedByPupils = (
  db: Db,
  wanted: { teacherId: string; questionIds: readonly string[]; after: string | null; limit: number },
): Promise<ReportedRow[]> => db.many(sql.listReportedByPupils, wanted, ReportedRow)
