import { randomUUIDv7 } from 'node:crypto'
import type { OwnReport, ReportInput } from '@vikalp/contract/reports'
import { reportLimits } from '@vikalp/domain/limits'
import { addDays, indianDay, startOfIndianDay } from '@vikalp/domain/progress/periods'
import { holdsContactDetails } from '@vikalp/domain/suggestions/contact-details'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import {
  countReports,
  findReport,
  hasMet,
  lockReporter,
  openCase,
  type ReportRow,
  upsertReport,
} from './reports.store.ts'

/**
 * Stores the report in the open case of the question. Sent again for the same reason, it is the same report with the
 * words of the last time; once it was decided, it stays as it is.
 */
export async function reportQuestion(
  { db, bank, clock }: FeatureDeps,
  reporterId: string,
  { questionId, reason, option, note }: ReportInput,
): Promise<OwnReport> {
  const question = bank.find(questionId)
  if (!question) throw notFound('The question')
  if (note !== undefined && holdsContactDetails(note))
    throw invalid('note', 'must not hold phone numbers, email addresses or links')
  const now = clock()
  const report = { reporterId, questionId, reason }
  return db.transaction(async (tx) => {
    await lockReporter(tx, reporterId)
    if (!(await hasMet(tx, reporterId, question))) throw notFound('The question')
    const known = await findReport(tx, report)
    if (known && known.state !== 'open') return toOwnReport(known)
    if (!known) await rejectAfterLimit(tx, reporterId, now)
    const caseId = await openCase(tx, { id: randomUUIDv7(), questionId, now })
    const words = { option: option ?? null, note: note ?? null }
    await upsertReport(tx, { ...report, ...words, id: randomUUIDv7(), caseId, now })
    return { questionId, reason, date: (known?.reportedAt ?? now).toISOString(), state: 'open', answer: null }
  })
}

async function rejectAfterLimit(tx: Queries, reporterId: string, now: Date): Promise<void> {
  const today = indianDay(now)
  const since = startOfIndianDay(today)
  if ((await countReports(tx, reporterId, since)) < reportLimits.perDay) return
  const tomorrow = startOfIndianDay(addDays(today, 1))
  throw new Problem('rate_limited', `A student reports at most ${reportLimits.perDay} questions a day`, {
    retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1000),
  })
}

export const toOwnReport = ({ reportedAt, ...report }: ReportRow): OwnReport => ({
  ...report,
  date: reportedAt.toISOString(),
})
