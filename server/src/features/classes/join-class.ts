import type { AttendedClass } from '@vikalp/contract/classes'
import { nextRollNo } from '@vikalp/domain/classes/roll-number'
import { classLimits } from '@vikalp/domain/limits'
import { mayShare } from '@vikalp/domain/sharing/sharing-state'
import type { SharingState } from '@vikalp/domain/vocabulary'
import { findSharing } from '#access/sharing-state.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Queries } from '#platform/db.ts'
import { Problem } from '#platform/problem.ts'
import { lockUser } from './classes.store.ts'
import {
  findByCode,
  getJoined,
  insertEnrolment,
  listJoined,
  listRollNos,
  lockClassOfCode,
} from './enrolments.store.ts'

export const noSuchClass = (): Problem => new Problem('not_found', 'No class has this code')

const mayNotJoin = (state: SharingState): Problem =>
  new Problem('forbidden', 'A guardian has to agree first, or the age is not known', {
    fields: { sharing: state },
  })

/** The student saw another institute than the one that would see the student now. */
export const changedMeanwhile = (): Problem =>
  new Problem('conflict', 'Another institute is behind this class by now', {
    fields: { instituteId: 'is not the institute of the class' },
  })

/** Joining twice has the effect of joining once. Locks, always class before student, protect roll numbers and limits. */
export async function joinClass(
  { db, clock }: FeatureDeps,
  studentId: string,
  { code, instituteId }: { code: string; instituteId?: string | null | undefined },
): Promise<AttendedClass> {
  return db.transaction(async (tx) => {
    const classId = await lockClassOfCode(tx, code)
    const offered = await findByCode(tx, { code, studentId })
    if (!classId || !offered) throw noSuchClass()
    if (instituteId !== undefined && instituteId !== offered.instituteId) throw changedMeanwhile()
    // Whoever may not share yet is enrolled by name and roll number, and only where somebody knows the teacher.
    const { state } = await findSharing(tx, studentId, clock())
    if (!mayShare(state) && (state === 'unasked' || !offered.teacherConfirmed)) throw mayNotJoin(state)
    await lockUser(tx, studentId)
    const before = await listJoined(tx, studentId)
    const place = { classId, studentId }
    if (!before.some((joined) => joined.classId === classId)) {
      if (before.length >= classLimits.attended)
        throw new Problem('conflict', `A student is in at most ${classLimits.attended} classes`)
      await insertEnrolment(tx, {
        ...place,
        rollNo: await freeRollNo(tx, classId),
        enrolledAt: clock(),
        instituteId: offered.instituteId,
      })
    }
    return getJoined(tx, place)
  })
}

async function freeRollNo(tx: Queries, classId: string): Promise<string> {
  const taken = await listRollNos(tx, classId)
  if (taken.length >= classLimits.members)
    throw new Problem('conflict', `This class is full: it has ${classLimits.members} students`)
  return nextRollNo(taken.map(({ rollNo }) => rollNo))
}
