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
  'listStudents',
  'listTeachers',
  'listJoinedAlone',
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
})
type ClassRow = z.infer<typeof ClassRow>

const PersonRow = z.object({
  userId: z.string(),
  username: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  admissionNo: z.string().nullable(),
  classes: z.array(z.string()),
  rollNo: z.string().nullable(),
  grade: z.enum(grades).nullable(),
  subject: z.enum(subjectKeys).nullable(),
  hasLeft: z.boolean(),
  isOwnAccount: z.boolean(),
})
type PersonRow = z.infer<typeof PersonRow>

const NamesakeRow = z.object({ name: z.string(), class: z.string() })
type NamesakeRow = z.infer<typeof NamesakeRow>

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

export const listStudents = (db: Queries, instituteId: string): Promise<PersonRow[]> =>
  db.many(sql.listStudents, { instituteId }, PersonRow)

export const listTeachers = (db: Queries, instituteId: string): Promise<PersonRow[]> =>
  db.many(sql.listTeachers, { instituteId }, PersonRow)

export const listJoinedAlone = (db: Queries, instituteId: string): Promise<NamesakeRow[]> =>
  db.many(sql.listJoinedAlone, { instituteId }, NamesakeRow)
