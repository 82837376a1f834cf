import type { Role } from '@vikalp/domain/vocabulary'
import type { Bearer } from '../features/identity/token.ts'
import { markRegister } from './register.ts'
import { addClass, enrol, userIdOf } from './roster.ts'
import { inOrder } from './take-quiz.ts'
import type { TestApp } from './test-app.ts'

export type Person = { token: string; id: string }

/** Saturday: the week began on 16 November. */
export const today = '2026-11-21T06:00:00.000Z'

export async function signUpPerson(
  server: TestApp,
  role: Role,
  name: string,
  tenant: Bearer['tenant'] = 'public',
): Promise<Person> {
  const token = await server.signUp(role, name, tenant)
  return { token, id: await userIdOf(server, token) }
}

/** Ten questions of kinematics, or five for a quick quiz, with this many right. */
export const practise = (server: TestApp, { token }: Person, at: string, right: number, quick = false) =>
  server.takeQuiz(token, { verdict: inOrder(right, 10), quick, at })

export type Classroom = Record<'meera' | 'asha' | 'bharat' | 'chitra' | 'dev' | 'zoya', Person> &
  Record<'science' | 'jee', string>

/**
 * Meera's two classes. Asha is in both, with 90 and 100 %; Bharat has 60 % and a quick quiz all right, Dev 70 and 80 %,
 * Chitra no quiz yet. Zoya is with another teacher, who teaches Bharat too.
 */
export async function fillClassroom(
  server: TestApp,
  tenant: Bearer['tenant'] = 'public',
): Promise<Classroom> {
  const db = server.databases[tenant]
  const signUp = (role: Role, name: string) => signUpPerson(server, role, name, tenant)
  const meera = await signUp('teacher', 'Meera Trivedi')
  const asha = await signUp('student', 'Asha Patel')
  const bharat = await signUp('student', 'bharat rao')
  const chitra = await signUp('student', 'Chitra Nair')
  const dev = await signUp('student', 'Dev 50%_off\\ Mehta')
  const science = await addClass(db, meera.id, 'Class 11 Science')
  const jee = await addClass(db, meera.id, 'JEE Preparation')
  await enrol(db, science, asha.id, 'S-07')
  await enrol(db, science, bharat.id, 'S-08')
  await enrol(db, science, dev.id, 'S-09')
  await enrol(db, jee, asha.id, 'J-21')
  await enrol(db, jee, chitra.id, 'J-22')

  await practise(server, dev, '2025-03-03T06:00:00.000Z', 7)
  await practise(server, dev, '2026-10-05T06:00:00.000Z', 8)
  await practise(server, asha, '2026-11-16T06:00:00.000Z', 9)
  await practise(server, bharat, '2026-11-16T07:00:00.000Z', 6)
  await practise(server, asha, '2026-11-17T06:00:00.000Z', 10)
  await practise(server, bharat, '2026-11-18T06:00:00.000Z', 5, true)

  await markRegister(db, science, '2026-10-05', { absent: [asha.id, bharat.id, dev.id] })
  await markRegister(db, science, '2026-11-16', { present: [asha.id, dev.id], absent: [bharat.id] })
  await markRegister(db, science, '2026-11-17', { present: [bharat.id, dev.id], absent: [asha.id] })
  await markRegister(db, jee, '2026-11-16', { present: [asha.id, chitra.id] })

  const other = await signUp('teacher', 'Om Joshi')
  const otherClass = await addClass(db, other.id, 'Class 11 Science')
  const zoya = await signUp('student', 'Zoya Khan')
  await enrol(db, otherClass, zoya.id, '01')
  await enrol(db, otherClass, bharat.id, '02')
  await practise(server, zoya, '2026-11-16T06:00:00.000Z', 0)
  await markRegister(db, otherClass, '2026-11-16', { present: [zoya.id, bharat.id] })
  server.setTime(today)
  return { meera, asha, bharat, chitra, dev, zoya, science, jee }
}
