import type * as quiz from '@vikalp/domain/quiz/history-entry'
import { z } from 'zod'
import { next } from './page.ts'

/** A graded attempt as a line of a list. */
export const HistoryEntry = z.object({
  attemptId: z.uuid(),
  title: z.string(),
  exam: z.string(),
  subject: z.string(),
  chapters: z.array(z.string()),
  score: z.int(),
  total: z.int(),
  percentage: z.int(),
  date: z.iso.datetime(),
  quick: z.boolean(),
}) satisfies z.ZodType<quiz.HistoryEntry>

export const HistoryPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  attempts: z.array(HistoryEntry),
  next,
})
export type HistoryPage = z.infer<typeof HistoryPage>
