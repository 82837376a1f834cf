import type { StudentsPage, StudentsQuery } from '@vikalp/contract/teacher-profile'
import { initials } from '@vikalp/domain/progress/initials'
import { indianDay, mondayOf } from '@vikalp/domain/progress/periods'
import { scoresOf, statusOf } from '@vikalp/domain/roster/student-status'
import { avatarAddress } from '#dashboard/photo-address.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import type { Db } from '#platform/db.ts'
import { noteReadings } from './contact.store.ts'
import { listClasses, listStudents } from './students.store.ts'

// A screenful or two on a phone.
const pageSize = 15

/** Fewer are in every email. */
const emailPart = 3

/**
 * The current pupils of a teacher that match all the filters (requirement 11.3). A search by which only an email was found
 * says something of the email, so it is written down like an opening of contact details, before it is answered.
 */
export async function readStudents(
  { db, log, clock }: Omit<FeatureDeps, 'bank' | 'random'> & { log: Db },
  caller: Caller,
  { search = '', class: wanted, status, practice, page }: StudentsQuery,
): Promise<StudentsPage> {
  const { userId } = caller
  const filters = {
    userId,
    search,
    emailPart,
    class: !wanted || wanted.toLowerCase() === 'all' ? null : wanted,
    ...(status === 'all' ? { from: null, below: null } : scoresOf(status)),
    idleSince: practice === 'idle' ? mondayOf(indianDay(clock())) : null,
    skipped: (page - 1) * pageSize,
    pageSize,
  }
  const [{ foundByEmail, ...found }, classes] = await Promise.all([
    listStudents(db, filters),
    listClasses(db, userId),
  ])
  if (foundByEmail.length > 0 && !isSample(caller))
    await noteReadings(log, { readerId: userId, studentIds: foundByEmail, readAt: clock() })
  const students = found.students.map(({ avatar, ...student }) => ({
    ...student,
    photo: avatarAddress(avatar),
    initials: initials(student.name),
    status: statusOf(student.avgScore),
    lastActive: student.lastActive?.toISOString() ?? null,
  }))
  return { ...found, isSample: isSample(caller), page, pageSize, classes, students }
}
