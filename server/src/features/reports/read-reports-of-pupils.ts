import type { ReportedPage } from '@vikalp/contract/reports'
import type { FeatureDeps } from '#feature-deps.ts'
import { countReportedByPupils, listReportedByPupils } from './reports.store.ts'

const pageSize = 5

/** What the present pupils of a teacher reported and nobody has decided yet. */
export async function readReportsOfPupils(
  { db, bank }: FeatureDeps,
  teacherId: string,
  after: string | null,
): Promise<ReportedPage> {
  const [total, found] = await Promise.all([
    countReportedByPupils(db, teacherId),
    listReportedByPupils(db, { teacherId, after, limit: pageSize + 1 }),
  ])
  const page = found.slice(0, pageSize)
  const questions = page.flatMap(({ questionId, reports, reasons, notes, reportedAt }) => {
    const question = bank.find(questionId)
    if (!question) return []
    const { subject, chapter, html } = question
    const dated = notes.map(({ reportedAt: at, ...one }) => ({ ...one, date: at.toISOString() }))
    const date = reportedAt.toISOString()
    return [{ questionId, subject, chapter, html: html.question, reports, reasons, notes: dated, date }]
  })
  return { total, questions, next: found.length > pageSize ? (page.at(-1)?.latestId ?? null) : null }
}
