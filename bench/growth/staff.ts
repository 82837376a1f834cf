import type { Db } from '../../server/src/platform/db.ts'
import { dataOf, type TestApp } from '../../server/src/testing/test-app.ts'
import { addClasses, type Range } from '../growth.store.ts'

/** The tokens of an institute and of one of its teachers. */
export type Staff = { teacher: string; institute: string }

type Plan = { students: Range; studentsEach: number; classesEach: number; firstClass: number }

/** An institute whose teachers have so many of the students each. */
export async function employStaff(
  server: TestApp,
  db: Db,
  { students, studentsEach, classesEach, firstClass }: Plan,
): Promise<Staff> {
  const institute = await server.signUp('institute')
  const invitation = await server.call('GET', '/api/institutes/invitation', { token: institute })
  const { code } = dataOf<{ code: string }>(invitation.body)
  let teacher = ''
  let classes = firstClass
  for (let first = students.first; first <= students.last; first += studentsEach) {
    teacher = await server.signUp('teacher')
    await server.call('POST', '/api/institutes/join', { token: teacher, body: { code } })
    const details = { subject: 'Physics', qualification: null, phone: null, teachingSince: null }
    await server.call('PUT', '/api/profiles/teacher', { token: teacher, body: details })
    const account = await server.call('GET', '/api/accounts/me', { token: teacher })
    const { id: teacherId } = dataOf<{ id: string }>(account.body)
    const own = { first, last: first + studentsEach - 1 }
    await addClasses(db, { teacherId, firstClass: classes, classes: classesEach, students: own })
    classes += classesEach
  }
  return { teacher, institute }
}
