import { Problem } from '#platform/problem.ts'
import type { InstitutesDeps } from './institutes-deps.ts'
import { findInviter } from './invitations.store.ts'
import { endMembership, findInstitute, insertMembership, lockTeacher } from './staff.store.ts'

/** A teacher belongs to one institute at a time; joining the present one again changes nothing. */
export async function joinInstitute(
  { db, clock }: InstitutesDeps,
  teacherId: string,
  code: string,
): Promise<{ institute: string }> {
  return db.transaction(async (tx) => {
    await lockTeacher(tx, teacherId)
    const inviter = await findInviter(tx, code)
    if (!inviter) throw new Problem('not_found', 'No institute has this code')
    const present = await findInstitute(tx, teacherId)
    if (present !== inviter.id) {
      const now = clock()
      await endMembership(tx, { teacherId, now })
      await insertMembership(tx, { teacherId, instituteId: inviter.id, joinedAt: now })
    }
    return { institute: inviter.name }
  })
}
