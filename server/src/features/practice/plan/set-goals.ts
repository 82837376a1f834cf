import type { Goals } from '@vikalp/contract/practice/plan'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { FeatureDeps } from '#feature-deps.ts'
import { readDay } from '#learners/day.store.ts'
import { keptOf } from './change-today.ts'
import { checkGoals, usualGoals } from './goals.ts'
import { changePlan, storeGoals } from './plan.store.ts'
import { planAnew } from './plan-anew.ts'

export async function readGoals({ db, clock }: FeatureDeps, studentId: string): Promise<Goals> {
  const { goals } = await readDay(db, { studentId, day: indianDay(clock()) })
  return goals ?? usualGoals
}

/** What is not begun of today is planned anew; a change that comes at the same moment is planned with the next. */
export async function setGoals(deps: FeatureDeps, studentId: string, wanted: Goals): Promise<Goals> {
  const own = { studentId, day: indianDay(deps.clock()) }
  const goals = checkGoals(wanted, own.day)
  await storeGoals(deps.db, { studentId, ...goals })
  const row = await readDay(deps.db, own)
  if (!row.plan) return goals
  const { minutes, blocks: before } = row.plan
  const blocks = await planAnew(deps, own, row, { minutes, kept: keptOf(row) })
  await changePlan(deps.db, { ...own, minutes, blocks, before })
  return goals
}
