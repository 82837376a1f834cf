import type { Register } from '@vikalp/contract/classes'
import { registerDays } from '@vikalp/domain/classes/register-days'
import { byRollNo } from '@vikalp/domain/classes/roll-number'
import { type Day, indianDay } from '@vikalp/domain/progress/periods'
import type { FeatureDeps } from '#feature-deps.ts'
import { invalid, notFound } from '#platform/problem.ts'
import { findClass, lockClass } from './classes.store.ts'
import { isTaken, listPresence, saveDay } from './register.store.ts'

type ClassDay = { classId: string; day: Day }

export async function readRegister({ db, clock }: FeatureDeps, of: ClassDay): Promise<Register> {
  requireOpenDay(of.day, await findClass(db, of.classId), clock())
  const [taken, students] = await Promise.all([isTaken(db, of), listPresence(db, of)])
  return { day: of.day, taken, students: students.sort(byRollNo) }
}

/** Takes or corrects the attendance of a day: the last one counts. */
export async function takeRegister(
  { db, clock }: FeatureDeps,
  of: ClassDay,
  absent: string[],
): Promise<Register> {
  const takenAt = clock()
  const students = await db.transaction(async (tx) => {
    requireOpenDay(of.day, await lockClass(tx, of.classId), takenAt)
    const inClass = await listPresence(tx, of)
    const ids = inClass.map(({ userId }) => userId)
    if (ids.length === 0) throw invalid('day', 'is a day on which nobody was in the class')
    if (!absent.every((id) => ids.includes(id)))
      throw invalid('absent', 'names somebody who was not in the class on this day')
    await saveDay(tx, { ...of, students: ids, absent, takenAt })
    return inClass.map((student) => ({ ...student, present: !absent.includes(student.userId) }))
  })
  return { day: of.day, taken: true, students: students.sort(byRollNo) }
}

function requireOpenDay(day: Day, taught: { startedOn: Day } | undefined, now: Date): void {
  if (!taught) throw notFound('The class')
  const { first, last } = registerDays(taught.startedOn, indianDay(now))
  if (day < first || day > last) throw invalid('day', `must be from ${first} to ${last}`)
}
