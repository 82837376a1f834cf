import { lockOffice, releaseOfficePupils } from '#access/office-pupils.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { notFound } from '#platform/problem.ts'
import { endMembership, findInstitute, type Membership, setConfirmed } from './staff.store.ts'

type Deps = Pick<FeatureDeps, 'db' | 'clock'>

/** The institute's own act. */
export const dismissTeacher = ({ db, clock }: Deps, { teacherId, instituteId }: Membership): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOffice(tx, instituteId)
    if (!(await endPlace(tx, { teacherId, instituteId, now: clock() }))) throw notFound('The teacher')
  })

/** The teacher's own act. */
export const leaveInstitute = ({ db, clock }: Deps, teacherId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const instituteId = await findInstitute(tx, teacherId)
    if (instituteId === undefined) throw notFound('An institute of yours')
    await lockOffice(tx, instituteId)
    await endPlace(tx, { teacherId, now: clock() })
  })

export const takeConfirmationBack = (
  { db, clock }: Deps,
  { teacherId, instituteId }: Membership,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOffice(tx, instituteId)
    if (!(await setConfirmed(tx, { teacherId, instituteId, confirmedAt: null })))
      throw notFound('The teacher')
    await releaseOfficePupils(tx, { instituteId, teacherIds: [teacherId], now: clock() })
  })

/** Ends the place of a teacher, and with it what the office had given to it. False where there was none. */
export async function endPlace(
  tx: Queries,
  place: { teacherId: string; instituteId?: string; now: Date },
): Promise<boolean> {
  const instituteId = await endMembership(tx, place)
  if (instituteId === undefined) return false
  await releaseOfficePupils(tx, { instituteId, teacherIds: [place.teacherId], now: place.now })
  return true
}
