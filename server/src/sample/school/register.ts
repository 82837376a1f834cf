import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import { drawBetween } from '../draw.ts'
import { momentOf } from '../moments.ts'
import { demoAccounts } from '../people/demo-accounts.ts'
import type { SampleStudent } from '../people/students.ts'
import type { SampleClass } from './classes.ts'

export type RegisterDay = { classId: string; day: Day; takenAt: Date; absent: string[] }

/** How far back the register goes, in days: half a year in the demo teacher's classes, three weeks elsewhere. */
const kept = { demoTeacher: 182, others: 21 } as const

/** Monday to Saturday, without today before its lesson. */
export function makeRegister(
  classes: readonly SampleClass[],
  students: readonly SampleStudent[],
  { today, now, random }: { today: Day; now: Date; random: Random },
): RegisterDay[] {
  return classes.flatMap(({ id, teacherId, section }) => {
    const seated = students.filter((student) => student.section === section)
    return lastDays(teacherId === demoAccounts.teacher.id ? kept.demoTeacher : kept.others, today)
      .map((day) => ({
        classId: id,
        day,
        takenAt: momentOf(day, drawBetween(8 * 60, 12 * 60, random)),
        absent: seated.filter(({ presence }) => random() >= presence).map((student) => student.id),
      }))
      .filter(({ takenAt }) => takenAt <= now)
  })
}

const lastDays = (count: number, today: Day): Day[] =>
  Array.from({ length: count }, (_, i) => addDays(today, i + 1 - count)).filter((day) => !isSunday(day))

const isSunday = (day: Day): boolean => new Date(day).getUTCDay() === 0
