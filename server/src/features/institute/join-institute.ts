import { instituteLimits } from '@vikalp/domain/limits'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { lockInviter } from './invitations.store.ts'
import { countTeachers, endMembership, findInstitute, insertMembership, lockTeacher } from './staff.store.ts'

/**
 * A teacher belongs to one institute at a time; joining the current one again changes nothing. The institute is always
 * locked before the teacher.
 */
export async function joinInstitute(
  { db, clock }: FeatureDeps,
  teacherId: string,
  code: string,
): Promise<{ institute: string }> {
  return db.transaction(async (tx) => {
    const inviter = await lockInviter(tx, code)
    if (!inviter) throw new Problem('not_found', 'No institute has this code')
    await lockTeacher(tx, teacherId)
    const present = await findInstitute(tx, teacherId)
    if (present !== inviter.id) {
      if ((await countTeachers(tx, inviter.id)) >= instituteLimits.teachers)
        throw new Problem('conflict', `This institute is full: it has ${instituteLimits.teachers} teachers`)
      const now = clock()
      await endMembership(tx, { teacherId, now })
      await insertMembership(tx, { teacherId, instituteId: inviter.id, joinedAt: now })
    }
    return { institute: inviter.name }
  })
}
