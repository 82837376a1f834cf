import { notFound } from '#platform/problem.ts'
import { archiveClass, lockClass } from './classes.store.ts'
import type { ClassesDeps } from './classes-deps.ts'

/** Who joins at the same moment is in before the lock, and out again with the others, or finds no class. */
export async function endClass({ db, clock }: ClassesDeps, classId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockClass(tx, classId))) throw notFound('The class')
    await archiveClass(tx, { classId, now: clock() })
  })
}
