import type { School } from '@vikalp/contract/school'
import type { Role } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import { countPeople, findHandle, findVersion, listClasses } from './school.store.ts'

export async function readSchool(db: Db, instituteId: string): Promise<School> {
  // First, so that it never names more than what is shown.
  const version = await findVersion(db, instituteId)
  const [handle, counts, classes] = await Promise.all([
    findHandle(db, instituteId),
    countPeople(db, instituteId),
    listClasses(db, instituteId),
  ])
  const countOf = (role: Role) => counts.find((count) => count.role === role) ?? { people: 0, waiting: 0 }
  const [students, teachers] = [countOf('student'), countOf('teacher')]
  return {
    handle,
    version,
    students: students.people,
    teachers: teachers.people,
    waiting: { student: students.waiting, teacher: teachers.waiting },
    classes,
  }
}
