import type { ActivitiesPage } from '@vikalp/contract/institute'
import type { Caller } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/problem.ts'
import { countActivities, findSampleInstitute, listActivities } from './activities.store.ts'

const pageSize = 10

/** An institute reads its own; everybody else those of the sample (rule 3). */
export async function readActivities(
  db: Db,
  { userId, role }: Caller,
  page: number,
): Promise<ActivitiesPage> {
  const isSample = role !== 'institute'
  const instituteId = isSample ? await findSampleInstitute(db) : userId
  if (!instituteId) throw notFound('The sample institute')
  const [total, activities] = await Promise.all([
    countActivities(db, { instituteId, isSample }),
    listActivities(db, { instituteId, isSample, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { total, page, pageSize, activities }
}
