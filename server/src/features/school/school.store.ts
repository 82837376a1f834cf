import type { HeldNames } from '@vikalp/domain/school/plan-roster'
import { grades, roles, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'findHandle',
  'lockHandle',
  'saveHandle',
  'countPeople',
  'listClasses',
  'findVersion',
  'listStudents',
  'listTeachers',
  'listUsernames',
  'listNumbersElsewhere',
  'listJoinedAlone',
  'listClassTeachers',
)

const HandleRow = z.object({ handle: z.string().nullable() })
const CountRow = z.object({ role: z.enum(roles), people: z.number(), waiting: z.number() })
type CountRow = z.infer<typeof CountRow>

const ClassRow = z.object({
  name: z.string(),
  students: z.number(),
  sharing: z.number(),
  onRoster: z.number(),
  waiting: z.number(),
  teachers: z.number(),
  confirmed: z.number(),
})
type ClassRow = z.infer<typeof ClassRow>

const PersonRow = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  admissionNo: z.string().nullable(),
  classes: z.array(z.string()),
  rollNo: z.string().nullable(),
  grade: z.enum(grades).nullable(),
  subject: z.enum(subjectKeys).nullable(),
  hasLeft: z.boolean(),
  hasOwnEmail: z.boolean(),
  isOwnAccount: z.boolean(),
  isConfirmed: z.boolean(),
  isMissing: z.boolean(),
  keepsAway: z.boolean(),
})
type PersonRow = z.infer<typeof PersonRow>

const NamesakeRow = z.object({ name: z.string(), class: z.string() })
type NamesakeRow = z.infer<typeof NamesakeRow>

const ClassTeacherRow = z.object({ class: z.string(), teacher: z.string(), isConfirmed: z.boolean() })
export type ClassTeacherRow = z.infer<typeof ClassTeacherRow>

export const findHandle = async (db: Queries, instituteId: string): Promise<string | null> =>
  (await db.maybeOne(sql.findHandle, { instituteId }, HandleRow))?.handle ?? null

/** Imports of one institute wait here for each other. */
export const lockHandle = async (tx: Queries, instituteId: string): Promise<string | null> =>
  (await tx.maybeOne(sql.lockHandle, { instituteId }, HandleRow))?.handle ?? null

/** False when it is taken, or the institute has one. */
export const saveHandle = async (
  db: Queries,
  chosen: { instituteId: string; handle: string },
): Promise<boolean> => (await db.run(sql.saveHandle, chosen)) === 1

export const countPeople = (db: Queries, instituteId: string): Promise<CountRow[]> =>
  db.many(sql.countPeople, { instituteId }, CountRow)

export const listClasses = (db: Queries, instituteId: string): Promise<ClassRow[]> =>
  db.many(sql.listClasses, { instituteId }, ClassRow)

/** Names who is in which class of the roster. */
export const findVersion = async (db: Queries, instituteId: string): Promise<string> =>
  (await db.one(sql.findVersion, { instituteId }, z.object({ version: z.string() }))).version

export const listStudents = (db: Queries, instituteId: string): Promise<PersonRow[]> =>
  db.many(sql.listStudents, { instituteId }, PersonRow)

export const listTeachers = (db: Queries, instituteId: string): Promise<PersonRow[]> =>
  db.many(sql.listTeachers, { instituteId }, PersonRow)

/** What new people of a roster can no longer have: usernames of either role, and numbers of teachers who went elsewhere. */
export async function listHeldNames(
  db: Queries,
  { instituteId, handle }: { instituteId: string; handle: string },
): Promise<HeldNames> {
  const named = await db.many(sql.listUsernames, { handle }, z.object({ username: z.string() }))
  const numbered = await db.many(
    sql.listNumbersElsewhere,
    { instituteId },
    z.object({ admissionNo: z.string() }),
  )
  return {
    usernames: named.map(({ username }) => username),
    admissionNos: numbered.map(({ admissionNo }) => admissionNo),
  }
}

export const listJoinedAlone = (db: Queries, instituteId: string): Promise<NamesakeRow[]> =>
  db.many(sql.listJoinedAlone, { instituteId }, NamesakeRow)

/** By the names of teachers; of classes whose names are these in lower case. */
export const listClassTeachers = (
  db: Queries,
  instituteId: string,
  keys: readonly string[],
): Promise<ClassTeacherRow[]> => db.many(sql.listClassTeachers, { instituteId, keys }, ClassTeacherRow)
