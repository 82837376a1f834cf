import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { archiveClass, lockClass } from './classes.store.ts'

/** A student who joins at the same time joins before the lock and leaves with the others, or finds no class. */
export async function endClass({ db, clock }: FeatureDeps, classId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockClass(tx, classId))) throw notFound('The class')
    await archiveClass(tx, { classId, now: clock() })
  })
}
