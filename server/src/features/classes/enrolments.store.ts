import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'lockClassOfCode',
  'listJoined',
  'listRollNos',
  'insertEnrolment',
  'endEnrolment',
  'listMembers',
  'saveRollNo',
)

const JoinedRow = z.object({
  classId: z.string(),
  name: z.string(),
  teacher: z.string(),
  institute: z.string().nullable(),
  rollNo: z.string(),
})
type JoinedRow = z.infer<typeof JoinedRow>

const RollNoRow = z.object({ studentId: z.string(), rollNo: z.string() })
type RollNoRow = z.infer<typeof RollNoRow>

const MemberRow = z.object({
  userId: z.string(),
  name: z.string(),
  rollNo: z.string(),
  enrolledOn: z.string(),
})
type MemberRow = z.infer<typeof MemberRow>

type Place = { classId: string; studentId: string }

/** The id of the current class with the code, locked as by lockClass. */
export const lockClassOfCode = async (tx: Queries, code: string): Promise<string | undefined> =>
  (await tx.maybeOne(sql.lockClassOfCode, { code }, z.object({ classId: z.string() })))?.classId

/** The current classes that a student attends, in the order of joining. */
export const listJoined = (db: Queries, studentId: string): Promise<JoinedRow[]> =>
  db.many(sql.listJoined, { studentId, classId: null }, JoinedRow)

/** Whether the student is in the class. */
export const getJoined = (db: Queries, place: Place): Promise<JoinedRow> =>
  db.one(sql.listJoined, place, JoinedRow)

/** The roll numbers of the students who are in the class now. */
export const listRollNos = (db: Queries, classId: string): Promise<RollNoRow[]> =>
  db.many(sql.listRollNos, { classId }, RollNoRow)

export const insertEnrolment = (
  tx: Queries,
  enrolment: Place & { rollNo: string; enrolledAt: Date },
): Promise<number> => tx.run(sql.insertEnrolment, enrolment)

/** False unless the student was in the class. */
export const endEnrolment = async (db: Queries, ended: Place & { now: Date }): Promise<boolean> =>
  (await db.run(sql.endEnrolment, ended)) === 1

/** Sorted by name. */
export const listMembers = (db: Queries, classId: string): Promise<MemberRow[]> =>
  db.many(sql.listMembers, { classId }, MemberRow)

/** False unless the student is in the class. */
export const saveRollNo = async (tx: Queries, numbered: Place & { rollNo: string }): Promise<boolean> =>
  (await tx.run(sql.saveRollNo, numbered)) === 1
