import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'lockTeacher',
  'findInstitute',
  'countTeachers',
  'insertMembership',
  'endMembership',
  'isRefused',
  'setConfirmed',
  'listStaff',
)

const InstituteRow = z.object({ instituteId: z.string() })
const StaffRow = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  classes: z.number(),
  joinedOn: z.string(),
  confirmed: z.boolean(),
})
type StaffRow = z.infer<typeof StaffRow>

export type Membership = { teacherId: string; instituteId: string }

/** Joins of one teacher wait for each other. */
export const lockTeacher = (tx: Queries, teacherId: string): Promise<number> =>
  tx.run(sql.lockTeacher, { teacherId })

/** The id of the institute that the teacher belongs to. */
export const findInstitute = async (db: Queries, teacherId: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.findInstitute, { teacherId }, InstituteRow))?.instituteId

export const countTeachers = async (db: Queries, instituteId: string): Promise<number> =>
  (await db.one(sql.countTeachers, { instituteId }, z.object({ teachers: z.number() }))).teachers

export const insertMembership = (tx: Queries, membership: Membership & { joinedAt: Date }): Promise<number> =>
  tx.run(sql.insertMembership, membership)

/** Ends the membership in the institute, or in any, and returns which it was. */
export const endMembership = async (
  tx: Queries,
  { teacherId, instituteId = null, now }: { teacherId: string; instituteId?: string | null; now: Date },
): Promise<string | undefined> =>
  (await tx.maybeOne(sql.endMembership, { teacherId, instituteId, now }, InstituteRow))?.instituteId

/** Whether the institute dismissed the teacher while it had this invitation code. */
export const isRefused = async (tx: Queries, join: Membership & { code: string }): Promise<boolean> =>
  (await tx.one(sql.isRefused, join, z.object({ refused: z.boolean() }))).refused

/** Null takes the confirmation back. False when the teacher is not with the institute. */
export const setConfirmed = async (
  db: Queries,
  confirmed: Membership & { confirmedAt: Date | null },
): Promise<boolean> => (await db.run(sql.setConfirmed, confirmed)) === 1

/** Sorted by name. */
export const listStaff = (db: Queries, instituteId: string): Promise<StaffRow[]> =>
  db.many(sql.listStaff, { instituteId }, StaffRow)
