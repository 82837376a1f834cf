import type { Day } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import { newCode } from '#access/new-code.ts'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { correctIn, type SampleAttempt } from './attempts/sample-attempt.ts'
import type { AccountIds, Sample } from './make-sample.ts'
import type { DemoAccount } from './people/demo-accounts.ts'
import { sampleId, sampleIds } from './sample-id.ts'

const sql = loadSql(
  import.meta.url,
  'sampleDay',
  'lockSeeding',
  'saveDemoAccount',
  'deletePeople',
  'deleteAttempts',
  'deleteActivities',
  'deleteRegister',
  'deleteEnrolment',
  'deleteStaff',
  'insertPeople',
  'saveStudents',
  'saveTeachers',
  'saveInstitute',
  'insertStaff',
  'saveClasses',
  'insertEnrolments',
  'insertRegister',
  'insertActivities',
  'insertAttempts',
)

/** The day for which there is a sample: the last one with practice. */
export const sampleDay = async (db: Queries): Promise<Day | undefined> =>
  (await db.one(sql.sampleDay, sampleIds('attempt'), z.object({ day: z.string().nullable() }))).day ??
  undefined

/** Until the end of the transaction. */
export const lockSeeding = (tx: Queries): Promise<number> => tx.run(sql.lockSeeding, {})

type NewAccount = DemoAccount & { passwordHash: string; createdAt: Date }

/** Gives the id, which is an older one where the account was there before. */
export const saveDemoAccount = async (tx: Queries, account: NewAccount): Promise<string> =>
  (await tx.one(sql.saveDemoAccount, account, z.object({ id: z.string() }))).id

/** Deletes what a seeding made, save the demo accounts, what was done with them, and the demo teacher's classes. */
export async function deleteSample(tx: Queries, ids: AccountIds): Promise<void> {
  await tx.run(sql.deletePeople, {})
  await tx.run(sql.deleteAttempts, { studentId: ids.student, ...sampleIds('attempt') })
  await tx.run(sql.deleteActivities, sampleIds('activity'))
  await tx.run(sql.deleteRegister, sampleIds('class'))
  await tx.run(sql.deleteEnrolment, { studentId: ids.student, ...sampleIds('class') })
  await tx.run(sql.deleteStaff, { teacherId: ids.teacher })
}

export async function insertSample(tx: Queries, sample: Sample, ids: AccountIds): Promise<void> {
  const teachers = JSON.stringify(sample.teachers)
  const students = JSON.stringify(sample.students)
  await tx.run(sql.insertPeople, { rows: teachers, role: 'teacher' })
  await tx.run(sql.insertPeople, { rows: students, role: 'student' })
  await tx.run(sql.saveTeachers, { rows: teachers })
  await tx.run(sql.saveStudents, { rows: students })
  await tx.run(sql.saveInstitute, sample.institute)
  await tx.run(sql.insertStaff, { rows: teachers, instituteId: ids.institute })
  await tx.run(sql.saveClasses, {
    rows: JSON.stringify(sample.classes.map((one) => ({ ...one, code: newCode() }))),
  })
  await tx.run(sql.insertEnrolments, { rows: JSON.stringify(sample.enrolments) })
  await tx.run(sql.insertRegister, { rows: JSON.stringify(sample.register) })
  await tx.run(sql.insertActivities, {
    rows: JSON.stringify(sample.activities),
    instituteId: ids.institute,
  })
  await tx.run(sql.insertAttempts, { rows: JSON.stringify(sample.attempts.map(rowOf)) })
}

const rowOf = (attempt: SampleAttempt, n: number): object => {
  const { chosen, key, seconds } = attempt
  const correct = correctIn(attempt)
  const skipped = chosen.split('-').length - 1
  return {
    ...attempt,
    id: sampleId('attempt', n + 1),
    correct,
    incorrect: key.length - correct - skipped,
    durationSeconds: seconds.reduce((sum, one) => sum + one, 0),
  }
}
