import type { RosterCode } from '@vikalp/contract/accounts/reset'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { findListed } from './reset.store.ts'
import { makeResetCode } from './reset-code.ts'

/**
 * For an account that the institute itself made: also of a pupil who may not share yet, or whose class has no teacher, whom
 * no teacher can help.
 */
export async function makeRosterCode(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  listed: { instituteId: string; username: string },
  note: (more: { user: string }) => void,
): Promise<RosterCode> {
  const student = await findListed(db, listed)
  if (!student) throw notFound('A student of your roster with this username')
  const { id, name, username, class: className, isWaiting, hasOwnEmail } = student
  if (isWaiting) throw new Problem('conflict', 'This student has no password yet: print a sign-in card')
  if (hasOwnEmail)
    throw new Problem('forbidden', 'This student has an email of their own, and comes back by it')
  note({ user: id })
  const made = await makeResetCode(db, { userId: id, makerId: listed.instituteId, now: clock() })
  return { name, username, class: className, code: made.code, expiresAt: made.expiresAt.toISOString() }
}
