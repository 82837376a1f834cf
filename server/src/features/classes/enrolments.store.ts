import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'lockClassOfCode',
  'findByCode',
  'listJoined',
  'listRollNos',
  'insertEnrolment',
  'agreeToInstitute',
  'endEnrolment',
  'listMembers',
  'saveRollNo',
)

const OfferedRow = z.object({
  name: z.string(),
  teacher: z.string(),
  teacherConfirmed: z.boolean(),
  institute: z.string().nullable(),
  instituteId: z.string().nullable(),
  instituteConfirmed: z.boolean(),
  shares: z.boolean(),
})
type OfferedRow = z.infer<typeof OfferedRow>

const JoinedRow = OfferedRow.extend({ classId: z.string(), rollNo: z.string(), asksAgain: z.boolean() })
type JoinedRow = z.infer<typeof JoinedRow>

const RollNoRow = z.object({ studentId: z.string(), rollNo: z.string() })
type RollNoRow = z.infer<typeof RollNoRow>

const MemberRow = z.object({
  userId: z.string(),
  name: z.string(),
  rollNo: z.string(),
  enrolledOn: z.string(),
  shares: z.boolean(),
})
type MemberRow = z.infer<typeof MemberRow>

type Place = { classId: string; studentId: string }

/** The id of the current class with the code, locked as by lockClass. */
export const lockClassOfCode = async (tx: Queries, code: string): Promise<string | undefined> =>
  (await tx.maybeOne(sql.lockClassOfCode, { code }, z.object({ classId: z.string() })))?.classId

/** The current class with the code, as it is offered to the student. */
export const findByCode = (
  db: Queries,
  asked: { code: string; studentId: string },
): Promise<OfferedRow | undefined> => db.maybeOne(sql.findByCode, asked, OfferedRow)

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
  enrolment: Place & { rollNo: string; enrolledAt: Date; instituteId: string | null },
): Promise<number> => tx.run(sql.insertEnrolment, enrolment)

/** False when another institute is behind the class by now, or the student is not in it. */
export const agreeToInstitute = async (
  db: Queries,
  agreed: Place & { instituteId: string | null },
): Promise<boolean> => (await db.run(sql.agreeToInstitute, agreed)) === 1

/** False unless the student was in the class. Whoever leaves by choice is not put back by the institute's office. */
export const endEnrolment = async (
  db: Queries,
  ended: Place & { now: Date; byStudent: boolean },
): Promise<boolean> => (await db.run(sql.endEnrolment, ended)) === 1

/** Sorted by name. */
export const listMembers = (db: Queries, classId: string): Promise<MemberRow[]> =>
  db.many(sql.listMembers, { classId }, MemberRow)

/** False unless the student is in the class. */
export const saveRollNo = async (tx: Queries, numbered: Place & { rollNo: string }): Promise<boolean> =>
  (await tx.run(sql.saveRollNo, numbered)) === 1
