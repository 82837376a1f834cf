import type { ActivitiesPage, ActivitiesQuery } from '@vikalp/contract/institute'
import type { Db } from '#platform/db.ts'
import { countActivities, listActivities } from './activities.store.ts'

const pageSize = 10

/** The activities of an institute, newest first: a page of them, or those after a place. */
export async function readActivities(
  db: Db,
  instituteId: string,
  { page, after }: ActivitiesQuery,
): Promise<ActivitiesPage> {
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const [total, found] = await Promise.all([
    countActivities(db, instituteId),
    listActivities(db, { instituteId, after, limit: pageSize + 1, offset }),
  ])
  const activities = found.slice(0, pageSize)
  const last = found.length > pageSize ? activities.at(-1) : undefined
  return { total, page, pageSize, activities, next: last ? placeOf(last) : null }
}

const placeOf = ({ date, recordedAt, id }: { date: string; recordedAt: Date; id: string }): string =>
  `${date}_${recordedAt.toISOString()}_${id}`
