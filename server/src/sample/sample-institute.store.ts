import type { Day } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import { newCode } from '#access/new-code.ts'
import { keepReached } from '#dashboard/earned-badges.store.ts'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { correctIn, type SampleAttempt } from './attempts/sample-attempt.ts'
import type { Sample } from './make-sample.ts'
import type { DemoAccount } from './people/demo-accounts.ts'
import { sampleId } from './sample-id.ts'

const sql = loadSql(
  import.meta.url,
  'sampleDay',
  'insertAccount',
  'insertPeople',
  'insertStudents',
  'insertAges',
  'insertTeachers',
  'insertInstitute',
  'insertStaff',
  'confirmInstitute',
  'insertClasses',
  'insertEnrolments',
  'insertRegister',
  'insertActivities',
  'insertAttempts',
  'insertGoal',
  'markPractised',
  'analyse',
)

/** The day of the current sample: the last one with practice. */
export const sampleDay = async (db: Queries): Promise<Day | undefined> =>
  (await db.one(sql.sampleDay, {}, z.object({ day: z.string().nullable() }))).day ?? undefined

export type Account = DemoAccount & { passwordHash: string; createdAt: Date }

/** Fills the tables of an empty schema, except the rollups. */
export async function insertSample(tx: Queries, sample: Sample, accounts: readonly Account[]): Promise<void> {
  const { institute } = sample
  const teachers = JSON.stringify(sample.teachers)
  const students = JSON.stringify(sample.students)
  for (const account of accounts) await tx.run(sql.insertAccount, account)
  await tx.run(sql.insertPeople, { rows: teachers, role: 'teacher' })
  await tx.run(sql.insertPeople, { rows: students, role: 'student' })
  await tx.run(sql.insertTeachers, { rows: teachers })
  await tx.run(sql.insertStudents, { rows: students })
  await tx.run(sql.insertAges, { rows: students })
  await tx.run(sql.insertInstitute, institute)
  await tx.run(sql.insertStaff, { rows: teachers, instituteId: institute.id })
  await tx.run(sql.confirmInstitute, {})
  await tx.run(sql.insertClasses, {
    rows: JSON.stringify(sample.classes.map((one) => ({ ...one, code: newCode() }))),
  })
  await tx.run(sql.insertEnrolments, {
    rows: JSON.stringify(sample.enrolments),
    instituteId: institute.id,
  })
  await tx.run(sql.insertRegister, { rows: JSON.stringify(sample.register) })
  await tx.run(sql.insertActivities, {
    rows: JSON.stringify(sample.activities),
    instituteId: institute.id,
  })
  await tx.run(sql.insertAttempts, { rows: JSON.stringify(sample.attempts.map(rowOf)) })
  await tx.run(sql.markPractised, {})
  await tx.run(sql.insertGoal, sample.goal)
  for (const { owner, reached } of sample.earnedBadges) await keepReached(tx, owner, reached)
}

export const analyse = (tx: Queries): Promise<number> => tx.run(sql.analyse, {})

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
