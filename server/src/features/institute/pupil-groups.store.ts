import { z } from 'zod'
import { type PracticeQuery, PracticeRow, PupilSums, type SumsQuery } from '#dashboard/pupils.store.ts'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listGroups', 'listGroupPractice')

const GroupRow = PupilSums.extend({
  /** All that these pupils attend. */
  classIds: z.array(z.string()),
  practised: z.number(),
  /** Among the best of all groups it has a place; null while nobody has taken a quiz. */
  top: z
    .object({
      place: z.number(),
      userId: z.string(),
      name: z.string(),
      quizzes: z.number(),
      scoreSum: z.number(),
    })
    .nullable(),
})
export type GroupRow = z.infer<typeof GroupRow>

const GroupPracticeRow = z.object({
  classIds: z.array(z.string()),
  students: z.number(),
  practice: z.array(PracticeRow),
})
export type GroupPracticeRow = z.infer<typeof GroupPracticeRow>

/** `practised` are those who did so since `ratedFrom`. */
export const listGroups = (db: Db, query: SumsQuery & { ratedFrom: Date }): Promise<GroupRow[]> =>
  db.many(sql.listGroups, query, GroupRow)

export const listGroupPractice = (db: Db, query: PracticeQuery): Promise<GroupPracticeRow[]> =>
  db.many(sql.listGroupPractice, query, GroupPracticeRow)
