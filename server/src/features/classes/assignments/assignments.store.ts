import { examKeys, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'saveAssignment',
  'addStudents',
  'countAssignments',
  'deleteAssignment',
  'listProgress',
  'listSheets',
  'findTestPaper',
)

export type NewAssignment = {
  id: string
  classId: string
  title: string
  exam: string
  subject: string
  chapters: readonly string[]
  count: number
  questionIds: readonly string[] | null
  dueAt: Date
  madeAt: Date
  /** For whom it is; null is the whole class. */
  students: readonly string[] | null
  testId: string | null
  repairs: string | null
}

/** False when it was set before. */
export async function saveAssignment(tx: Queries, assignment: NewAssignment): Promise<boolean> {
  if ((await tx.run(sql.saveAssignment, assignment)) !== 1) return false
  const { id, classId, students } = assignment
  if (students) await tx.run(sql.addStudents, { id, classId, students })
  return true
}

const CountRow = z.object({ assignments: z.int() })

export const countAssignments = async (db: Queries, classId: string): Promise<number> =>
  (await db.one(sql.countAssignments, { classId }, CountRow)).assignments

/** False when the class has none with this id. */
export const deleteAssignment = async (db: Queries, of: { id: string; classId: string }): Promise<boolean> =>
  (await db.run(sql.deleteAssignment, of)) === 1

const ProgressRow = z.object({
  assignmentId: z.string(),
  title: z.string(),
  exam: z.enum(examKeys),
  subject: z.enum(subjectKeys),
  chapters: z.array(z.string()),
  count: z.int(),
  dueAt: z.date(),
  repairs: z.string().nullable(),
  /** Null where it is for nobody who is in the class today. */
  studentId: z.string().nullable(),
  name: z.string().nullable(),
  rollNo: z.string().nullable(),
  isBegun: z.boolean(),
  finishedAt: z.date().nullable(),
  correct: z.int().nullable(),
  total: z.int().nullable(),
})
export type ProgressRow = z.infer<typeof ProgressRow>

type Wanted = { classId: string; id?: string; testId?: string }

/** A row for each student of each assignment, those due last first. */
export const listProgress = (db: Queries, { classId, id, testId }: Wanted): Promise<ProgressRow[]> =>
  db.many(sql.listProgress, { classId, id: id ?? null, testId: testId ?? null }, ProgressRow)

const SheetRow = z.object({
  studentId: z.string(),
  responses: z.array(z.string().nullable()),
  questionOrder: z.array(z.int()).nullable(),
})

/** What the class answered in a test whose results are out. */
export const listSheets = (
  db: Queries,
  of: { testId: string; classId: string; now: Date },
): Promise<z.infer<typeof SheetRow>[]> => db.many(sql.listSheets, of, SheetRow)

const PaperRow = z.object({ template: z.string(), questionIds: z.array(z.string()) })

export const findTestPaper = (
  db: Queries,
  of: { testId: string; classId: string },
): Promise<z.infer<typeof PaperRow> | undefined> => db.maybeOne(sql.findTestPaper, of, PaperRow)
