import { instituteLimits } from '@vikalp/domain/limits'
import { lockOffice } from '#access/office-pupils.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { Problem } from '#platform/problem.ts'
import { lockInviter } from '../invitations.store.ts'
import { endPlace } from './end-place.ts'
import { countTeachers, findInstitute, insertMembership, isRefused, lockTeacher } from './staff.store.ts'

/**
 * A teacher belongs to one institute at a time; joining the current one again changes nothing. Institutes are always locked
 * before the teacher, as an import does.
 */
export async function joinInstitute(
  deps: FeatureDeps,
  teacherId: string,
  code: string,
): Promise<{ institute: string }> {
  const former = await findInstitute(deps.db, teacherId)
  // Another join of the same teacher may come between.
  return (await join(deps, { teacherId, code, former })) ?? joinInstitute(deps, teacherId, code)
}

type Join = { teacherId: string; code: string; former: string | undefined }

/** Undefined where the teacher is not in the former institute any more. */
const join = (
  { db, clock }: FeatureDeps,
  { teacherId, code, former }: Join,
): Promise<{ institute: string } | undefined> =>
  db.transaction(async (tx) => {
    const inviter = await lockInviter(tx, code)
    if (!inviter) throw new Problem('not_found', 'No institute has this code')
    if (former !== undefined) await lockOffice(tx, former)
    await lockTeacher(tx, teacherId)
    const present = await findInstitute(tx, teacherId)
    if (present !== former) return undefined
    if (present !== inviter.id) {
      if (await isRefused(tx, { teacherId, instituteId: inviter.id, code }))
        throw new Problem('forbidden', 'This institute has ended your membership: ask it for a new code')
      if ((await countTeachers(tx, inviter.id)) >= instituteLimits.teachers)
        throw new Problem('conflict', `This institute is full: it has ${instituteLimits.teachers} teachers`)
      const now = clock()
      await endPlace(tx, { teacherId, now })
      await insertMembership(tx, { teacherId, instituteId: inviter.id, joinedAt: now })
    }
    return { institute: inviter.name }
  })
