import type { Role } from '@vikalp/domain/vocabulary'
import type { Caller } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { findSampleUser } from './sample.store.ts'

export type Shown = { userId: string; isSample: boolean }

/** Whose dashboard of a role a caller sees: the own one, else the sample's (rule 3). */
export const ownOrSample = async (deps: DashboardDeps, caller: Caller, role: Role): Promise<Shown> =>
  caller.role === role ? { userId: caller.userId, isSample: false } : sampleOf(deps, role)

export async function sampleOf({ db }: DashboardDeps, role: Role): Promise<Shown> {
  const userId = await findSampleUser(db, role)
  if (!userId) throw notFound('The sample')
  return { userId, isSample: true }
}
