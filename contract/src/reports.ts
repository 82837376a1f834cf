import { reportLimits } from '@vikalp/domain/limits'
import { caseStates, reportReasons, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { dashboardLimit } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields/text.ts'
import { next } from './lists/page.ts'
import { Letter, QuestionId, QuestionIds } from './question.ts'

const Reason = z.enum(reportReasons)

/** A report of the caller, with what became of it. */
export const OwnReport = z.object({
  questionId: z.string(),
  reason: Reason,
  date: z.iso.datetime(),
  state: z.enum(caseStates),
  /** What was decided; null while the case is open. */
  answer: z.string().nullable(),
})
export type OwnReport = z.infer<typeof OwnReport>

export const ReportInput = z.object({
  questionId: QuestionId,
  reason: Reason,
  /** The option that the student holds right. */
  option: Letter.optional(),
  note: text(reportLimits.note).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

/** A question that pupils reported. Who they are is not said. */
export const ReportedQuestion = z.object({
  questionId: z.string(),
  subject: z.enum(subjectKeys),
  chapter: z.string(),
  /** The stem, rendered and safe. */
  html: z.string(),
  reports: z.int(),
  reasons: z.array(z.object({ reason: Reason, reports: z.int() })),
  /** The newest notes. */
  notes: z.array(z.object({ reason: Reason, note: z.string(), date: z.iso.datetime() })),
  /** The day of the newest report. */
  date: z.iso.datetime(),
})
export type ReportedQuestion = z.infer<typeof ReportedQuestion>

export const ReportedPage = z.object({ total: z.int(), questions: z.array(ReportedQuestion), next })
export type ReportedPage = z.infer<typeof ReportedPage>

export const reportsContract = {
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Reports a question of a graded quiz; sent again, it is the same report',
    access: 'practise',
    closedToDemo: true,
    limit: { perMinute: 20, by: 'user' },
    data: true,
    body: ReportInput,
    response: OwnReport,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/reports/mine',
    summary: "The caller's latest report of each of these questions",
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query: z.object({ questionIds: QuestionIds }),
    response: z.array(OwnReport),
  }),
  ofPupils: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher/reports',
    summary: "The open questions that the caller's pupils reported, the newest report first",
    access: 'readTeacherDashboard',
    limit: dashboardLimit,
    data: true,
    query: z.object({ after: z.uuid().optional() }),
    response: ReportedPage,
  }),
}
