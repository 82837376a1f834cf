import type * as quiz from '@vikalp/domain/quiz/history-entry'
import { z } from 'zod'
import { page } from './page.ts'

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

/** The attempts of a page, or those older than the attempt `after`, so that reading on repeats none and misses none. */
export const HistoryQuery = z.object({
  page,
  after: z.uuid().optional(),
})

export const HistoryPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  attempts: z.array(HistoryEntry),
  /** The value of `after` for the next page; null at the end. */
  next: z.uuid().nullable(),
})
export type HistoryPage = z.infer<typeof HistoryPage>
