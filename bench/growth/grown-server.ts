import { rebuildRollups } from '../../server/src/features/quiz/rollups.store.ts'
import { connect, type Db } from '../../server/src/platform/db.ts'
import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'
import { type TestApp, testApp } from '../../server/src/testing/test-app.ts'
import { addStudents, countAttempts, vacuum } from '../growth.store.ts'
import { employStaff, type Staff } from './staff.ts'

/** Attempts of a student. */
const each = 20
/** Students of the small institute's only teacher, who are the same however many others there are. */
export const pupils = 145
/** The large institute has those after them. */
const large = { students: 50_000, studentsEach: 2_000, classesEach: 10 }
const atOnce = 5_000

export type GrownServer = TestApp & {
  small: Staff
  /** Undefined where there are too few students for it. */
  large?: Staff
}

type Plan = {
  students: number
  /** Another student, the last, has so many attempts. */
  attemptsOfLast?: number
}

/** The whole server with so many students, an institute with one teacher, and one with 50,000 students if there are. */
export async function growServer(
  bank: QuestionBank,
  { students, attemptsOfLast = 0 }: Plan,
): Promise<GrownServer> {
  const server = await testApp({ DEMO: 'off', CALL_LIMITS: 'off' }, bank)
  const db = connect(server.databaseUrl, { size: 1, isUnhurried: true })
  try {
    for (let first = 1; first <= students; first += atOnce)
      await addStudents(db, bank, { first, last: Math.min(students, first + atOnce - 1) }, each)
    const last = students + 1
    if (attemptsOfLast > 0) await addStudents(db, bank, { first: last, last }, attemptsOfLast)
    const staff = await employ(server, db, students)
    if ((await countAttempts(db)) !== students * each + attemptsOfLast)
      throw new Error('The attempts are not all there')
    await db.transaction((tx) => rebuildRollups(tx, bank))
    await vacuum(db)
    return { ...server, ...staff }
  } catch (error) {
    await server.close()
    throw error
  } finally {
    await db.close()
  }
}

async function employ(
  server: TestApp,
  db: Db,
  students: number,
): Promise<Pick<GrownServer, 'small' | 'large'>> {
  const own = { students: { first: 1, last: pupils }, studentsEach: pupils, classesEach: 4, firstClass: 1 }
  const small = await employStaff(server, db, own)
  const last = pupils + large.students
  if (students < last) return { small }
  const others = { ...large, students: { first: pupils + 1, last }, firstClass: 5 }
  return { small, large: await employStaff(server, db, others) }
}
