import type { ReportedPage } from '@vikalp/contract/reports'
import type { FeatureDeps } from '#feature-deps.ts'
import { listQuestionsReportedByPupils, listReportedByPupils } from './reports.store.ts'

const pageSize = 5

/** What the present pupils of a teacher reported and nobody has decided yet. */
export async function readReportsOfPupils(
  { db, bank }: FeatureDeps,
  teacherId: string,
  after: string | null,
): Promise<ReportedPage> {
  // A question may have left the bank after its report; nothing of it could be shown.
  const reported = await listQuestionsReportedByPupils(db, teacherId)
  const questionIds = reported.filter((id) => bank.find(id))
  const found = await listReportedByPupils(db, { teacherId, questionIds, after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const questions = page.flatMap(({ questionId, reports, reasons, notes, reportedAt }) => {
    const question = bank.find(questionId)
    if (!question) return []
    const { subject, chapter, html } = question
    const dated = notes.map(({ reportedAt: at, ...one }) => ({ ...one, date: at.toISOString() }))
    const date = reportedAt.toISOString()
    return [{ questionId, subject, chapter, html: html.question, reports, reasons, notes: dated, date }]
  })
  return {
    total: questionIds.length,
    questions,
    next: found.length > pageSize ? (page.at(-1)?.latestId ?? null) : null,
  }
}
