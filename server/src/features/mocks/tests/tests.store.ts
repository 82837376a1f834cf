import type { KeyInput } from '@vikalp/contract/mocks/tests'
import { lateStarts, lostTimePolicies, resultTimes } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'
import { BlueprintRow } from '#question-bank/template-of.ts'
import { KeyRow } from './set-test.store.ts'

const sql = loadSql(
  import.meta.url,
  'countTests',
  'countOwnClasses',
  'saveTest',
  'forgetClasses',
  'insertClasses',
  'forgetExtra',
  'insertExtra',
  'listTests',
  'publishTest',
  'deleteDraft',
  'cancelTest',
  'cancelReady',
  'releaseTest',
  'saveKey',
  'listKeys',
  'countMet',
  'countPupils',
)

const Extra = z.object({ studentId: z.string(), percent: z.number() })

const TestRow = z.object({
  testId: z.string(),
  classId: z.string(),
  className: z.string(),
  teacher: z.string(),
  /** Those that are not archived, the one that it was made in first. */
  classes: z.array(z.object({ classId: z.string(), className: z.string(), students: z.int() })),
  paperId: z.string(),
  template: z.string(),
  blueprint: BlueprintRow.nullable(),
  questionIds: z.array(z.string()),
  paperSections: z.array(z.int()),
  title: z.string(),
  opensAt: z.date(),
  closesAt: z.date(),
  together: z.boolean(),
  lateStart: z.enum(lateStarts),
  isShuffled: z.boolean(),
  shufflesOptions: z.boolean(),
  fixedCircles: z.boolean(),
  results: z.enum(resultTimes),
  resultsAt: z.date().nullable(),
  lostTime: z.enum(lostTimePolicies),
  tellsLeaves: z.boolean(),
  publishedAt: z.date().nullable(),
  releasedAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  cancelReason: z.string().nullable(),
  students: z.int(),
  running: z.int(),
  handedIn: z.int(),
  extra: z.array(Extra),
})
export type TestRow = z.infer<typeof TestRow>

type NewTest = Pick<
  TestRow,
  | 'testId'
  | 'classId'
  | 'paperId'
  | 'title'
  | 'opensAt'
  | 'closesAt'
  | 'together'
  | 'lateStart'
  | 'isShuffled'
  | 'shufflesOptions'
  | 'fixedCircles'
  | 'results'
  | 'resultsAt'
  | 'lostTime'
  | 'tellsLeaves'
> & { madeAt: Date }

/** How many other tests the class has that has most. */
export const countTests = async (
  db: Queries,
  of: { classIds: readonly string[]; testId: string },
): Promise<number> => (await db.maybeOne(sql.countTests, of, z.object({ tests: z.int() })))?.tests ?? 0

/** How many of these the teacher teaches today. */
export const countOwnClasses = async (
  db: Queries,
  of: { classIds: readonly string[]; teacherId: string },
): Promise<number> => (await db.one(sql.countOwnClasses, of, z.object({ classes: z.int() }))).classes

/** False where it was published, or was made in another class. */
export async function saveTest(
  tx: Queries,
  { otherClasses, ...test }: NewTest & { otherClasses: readonly string[] },
): Promise<boolean> {
  if ((await tx.run(sql.saveTest, test)) !== 1) return false
  await tx.run(sql.forgetClasses, { testId: test.testId })
  await tx.run(sql.insertClasses, { testId: test.testId, classIds: otherClasses })
  return true
}

/** Replaces what was said before of who has more time. */
export async function saveExtra(
  tx: Queries,
  { testId, extra }: Pick<TestRow, 'testId' | 'extra'>,
): Promise<void> {
  await tx.run(sql.forgetExtra, { testId })
  const students = extra.map(({ studentId }) => studentId)
  await tx.run(sql.insertExtra, { testId, students, percents: extra.map(({ percent }) => percent) })
}

export const findTest = (db: Queries, testId: string): Promise<TestRow | undefined> =>
  db.maybeOne(sql.listTests, { testId, teacherId: null, instituteId: null }, TestRow)

/** Of a teacher's current classes, the latest first. */
export const listTests = (db: Queries, teacherId: string): Promise<TestRow[]> =>
  db.many(sql.listTests, { testId: null, teacherId, instituteId: null }, TestRow)

/** The published ones of its teachers, the latest first; none while it is not confirmed. */
export const listTestsOfInstitute = (db: Queries, instituteId: string): Promise<TestRow[]> =>
  db.many(sql.listTests, { testId: null, teacherId: null, instituteId }, TestRow)

/** False when it was published before. */
export const publishTest = async (db: Queries, testId: string, now: Date): Promise<boolean> =>
  (await db.run(sql.publishTest, { testId, now })) === 1

/** False when it was published. */
export const deleteDraft = async (db: Queries, testId: string): Promise<boolean> =>
  (await db.run(sql.deleteDraft, { testId })) === 1

/** False unless it was published and is not cancelled. */
export async function cancelTest(
  tx: Queries,
  cancelled: { testId: string; reason: string; now: Date },
): Promise<boolean> {
  if ((await tx.run(sql.cancelTest, cancelled)) !== 1) return false
  await tx.run(sql.cancelReady, { testId: cancelled.testId })
  return true
}

export const releaseTest = (db: Queries, testId: string, now: Date): Promise<number> =>
  db.run(sql.releaseTest, { testId, now })

export const saveKey = (db: Queries, key: KeyInput & { testId: string; now: Date }): Promise<number> =>
  db.run(sql.saveKey, key)

const ReasonedKey = KeyRow.extend({ reason: z.string() })
export type ReasonedKey = z.infer<typeof ReasonedKey>

export const listKeys = (db: Queries, testId: string): Promise<ReasonedKey[]> =>
  db.many(sql.listKeys, { testId }, ReasonedKey)

const MetRow = z.object({ questionId: z.string(), students: z.int() })

/** By how many pupils of the classes each question was met. */
export const countMet = async (
  db: Queries,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await db.many(sql.countMet, { classIds }, MetRow)).map(({ questionId, students }) => [
      questionId,
      students,
    ]),
  )

export const countPupils = async (db: Queries, classIds: readonly string[]): Promise<number> =>
  (await db.one(sql.countPupils, { classIds }, z.object({ pupils: z.int() }))).pupils
