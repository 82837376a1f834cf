import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'listSuggestions',
  'insertSuggestion',
  'deleteOwn',
  'insertVibe',
  'deleteVibe',
  'countVibes',
  'insertReport',
  'listReported',
  'approveSuggestion',
  'deleteReported',
)

/** Rule 23: three reports hide a suggestion until it is reviewed. */
export const hidingReports = 3

const SuggestionRow = z.object({
  id: z.string(),
  questionId: z.string(),
  authorId: z.string(),
  text: z.string(),
  createdAt: z.date(),
  likes: z.number(),
  vibed: z.boolean(),
  reported: z.boolean(),
})
export type SuggestionRow = z.infer<typeof SuggestionRow>

const VibeRow = z.object({ likes: z.number(), vibed: z.boolean() })
const ReportedRow = z.object({
  id: z.string(),
  questionId: z.string(),
  text: z.string(),
  reports: z.number(),
})

type Mark = { id: string; userId: string }
type NewSuggestion = Mark & { questionId: string; text: string; createdAt: Date }

/** Newest first, without those that wait for a review. */
export const listSuggestions = (
  db: Db,
  query: { questionId: string; userId: string; now: Date },
): Promise<SuggestionRow[]> => db.many(sql.listSuggestions, { ...query, hidingReports }, SuggestionRow)

/** False when the user has the most that one may have for the question. */
export const insertSuggestion = async (
  db: Db,
  suggestion: NewSuggestion & { most: number },
): Promise<boolean> => (await db.run(sql.insertSuggestion, suggestion)) === 1

/** False unless it is the user's own. */
export const deleteOwn = async (db: Db, mark: Mark): Promise<boolean> =>
  (await db.run(sql.deleteOwn, mark)) === 1

export const insertVibe = (db: Db, mark: Mark): Promise<number> => db.run(sql.insertVibe, mark)

export const deleteVibe = (db: Db, mark: Mark): Promise<number> => db.run(sql.deleteVibe, mark)

export const countVibes = (db: Db, mark: Mark): Promise<z.infer<typeof VibeRow> | undefined> =>
  db.maybeOne(sql.countVibes, mark, VibeRow)

/** False when there is no such suggestion. The same user again is the same report, made anew. */
export const insertReport = async (db: Db, report: Mark & { now: Date }): Promise<boolean> =>
  (await db.run(sql.insertReport, report)) === 1

type Review = { userId: string; now: Date }

/** Those of the user's present pupils that are hidden by reports and not yet reviewed, oldest first. */
export const listReported = (db: Db, review: Review): Promise<z.infer<typeof ReportedRow>[]> =>
  db.many(sql.listReported, { ...review, hidingReports }, ReportedRow)

/** False unless enough reports had hidden it. */
export const approveSuggestion = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql.approveSuggestion, { id, now, hidingReports })) === 1

/** False unless enough reports had hidden it. */
export const deleteReported = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql.deleteReported, { id, now, hidingReports })) === 1
