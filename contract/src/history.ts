import { z } from 'zod'

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
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Attempts of the page, or those older than the attempt `after`: a list read on so shows none twice and misses none. */
export const HistoryQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  after: z.uuid().optional(),
})

export const HistoryPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  attempts: z.array(HistoryEntry),
  /** What to ask for `after` this page; null at the end. */
  next: z.uuid().nullable(),
})
export type HistoryPage = z.infer<typeof HistoryPage>
