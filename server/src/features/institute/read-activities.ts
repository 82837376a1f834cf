import type { ActivitiesPage } from '@vikalp/contract/institute'
import type { Db } from '#platform/db.ts'
import { countActivities, listActivities } from './activities.store.ts'

const pageSize = 10

export async function readActivities(db: Db, instituteId: string, page: number): Promise<ActivitiesPage> {
  const [total, activities] = await Promise.all([
    countActivities(db, instituteId),
    listActivities(db, { instituteId, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { total, page, pageSize, activities }
}
