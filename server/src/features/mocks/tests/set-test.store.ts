import { lateStarts, letters, lostTimePolicies, testKeyKinds } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'findSetTest', 'postponeResults')

export const KeyRow = z.object({
  questionId: z.string(),
  kind: z.enum(testKeyKinds),
  letters: z.array(z.enum(letters)),
})
export type KeyRow = z.infer<typeof KeyRow>

const SetTestRow = z.object({
  testId: z.string(),
  paperId: z.string(),
  title: z.string(),
  opensAt: z.date(),
  closesAt: z.date(),
  together: z.boolean(),
  lateStart: z.enum(lateStarts),
  isShuffled: z.boolean(),
  shufflesOptions: z.boolean(),
  resultsAt: z.date().nullable(),
  releasedAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  lostTime: z.enum(lostTimePolicies),
  tellsLeaves: z.boolean(),
  /** What this student is entitled to. */
  extraPercent: z.number(),
  /** Whether the student is in the class today, and shares what they do with it. */
  isPupil: z.boolean(),
  keys: z.array(KeyRow),
})
export type SetTest = z.infer<typeof SetTestRow>

export const findSetTest = (
  db: Queries,
  of: { testId: string; studentId: string },
): Promise<SetTest | undefined> => db.maybeOne(sql.findSetTest, of, SetTestRow)

/** The results of the test come out no earlier. */
export const postponeResults = (db: Queries, testId: string, until: Date): Promise<number> =>
  db.run(sql.postponeResults, { testId, until })
