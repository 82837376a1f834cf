import type { Activity } from '@vikalp/contract/institute-profile'
import { activityTypes } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'countActivities', 'listActivities', 'insertActivity', 'deleteActivity')

const ActivityRow = z.object({
  id: z.string(),
  type: z.enum(activityTypes),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  score: z.string().nullable(),
})

type NewActivity = Activity & { instituteId: string; createdAt: Date }

export const countActivities = async (db: Queries, instituteId: string): Promise<number> =>
  (await db.one(sql.countActivities, { instituteId }, z.object({ total: z.number() }))).total

/** The newest day first, and within a day the last recorded; `after` is the last activity already read. */
export const listActivities = (
  db: Queries,
  page: { instituteId: string; after: string | null; limit: number; offset: number },
): Promise<Activity[]> => db.many(sql.listActivities, page, ActivityRow)

export const insertActivity = (db: Queries, activity: NewActivity): Promise<number> =>
  db.run(sql.insertActivity, activity)

/** False when it does not exist. */
export const deleteActivity = async (db: Queries, activityId: string): Promise<boolean> =>
  (await db.run(sql.deleteActivity, { activityId })) === 1
