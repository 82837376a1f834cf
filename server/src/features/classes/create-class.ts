import { randomUUIDv7 } from 'node:crypto'
import type { TaughtClass } from '@vikalp/contract/classes'
import { classLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import { withNewCode } from '#access/new-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { countClasses, insertClass, lockUser } from './classes.store.ts'

export async function createClass(
  { db, clock }: FeatureDeps,
  teacherId: string,
  name: string,
): Promise<TaughtClass> {
  const created = { classId: randomUUIDv7(), teacherId, name, createdAt: clock() }
  const code = await db.transaction(async (tx) => {
    await lockUser(tx, teacherId)
    if ((await countClasses(tx, teacherId)) >= classLimits.taught)
      throw new Problem('conflict', `A teacher has at most ${classLimits.taught} running classes`)
    return withNewCode(async (code) => ((await insertClass(tx, { ...created, code })) ? code : undefined))
  })
  const startedOn = indianDay(created.createdAt)
  return { classId: created.classId, name, code, students: 0, waiting: 0, startedOn, lastRegister: null }
}
