import type { ActivityPlace } from '@vikalp/contract/institute'
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
  recordedAt: z.date(),
})
type ActivityRow = z.infer<typeof ActivityRow>

type NewActivity = Activity & { instituteId: string; createdAt: Date }

export const countActivities = async (db: Queries, instituteId: string): Promise<number> =>
  (await db.one(sql.countActivities, { instituteId }, z.object({ total: z.number() }))).total

/** The newest day first, and within a day the last recorded; `after` is where the page before ended. */
export const listActivities = (
  db: Queries,
  { after, ...page }: { instituteId: string; after?: ActivityPlace; limit: number; offset: number },
): Promise<ActivityRow[]> => {
  const place = { afterDay: after?.day, afterRecordedAt: after?.recordedAt, afterId: after?.id }
  return db.many(sql.listActivities, { ...page, ...place }, ActivityRow)
}

export const insertActivity = (db: Queries, activity: NewActivity): Promise<number> =>
  db.run(sql.insertActivity, activity)

/** False when it does not exist. */
export const deleteActivity = async (db: Queries, activityId: string): Promise<boolean> =>
  (await db.run(sql.deleteActivity, { activityId })) === 1
