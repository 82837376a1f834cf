import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'findInstitute',
  'listSubjects',
  'listClasses',
  'listFaculty',
  'saveInstitute',
)

// Values that an older rule accepted are still shown.
const DetailsRow = z.object({
  accreditation: z.string().nullable(),
  location: z.string().nullable(),
  establishedYear: z.number().nullable(),
})

const InstituteRow = DetailsRow.extend({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  photoId: z.string().nullable(),
  activeTeachers: z.number(),
  totalActivities: z.number(),
  confirmed: z.boolean(),
})
export type InstituteRow = z.infer<typeof InstituteRow>

const SubjectRow = z.object({ subject: z.string(), attempts: z.number(), scoreSum: z.number() })
type SubjectRow = z.infer<typeof SubjectRow>

const ClassRow = z.object({ class: z.string(), classIds: z.array(z.string()), subjects: z.array(z.string()) })
export type ClassRow = z.infer<typeof ClassRow>

const FacultyRow = z.object({
  userId: z.string(),
  name: z.string(),
  photoId: z.string().nullable(),
  subject: z.string().nullable(),
  teachingSince: z.number().nullable(),
  classIds: z.array(z.string()),
})
export type FacultyRow = z.infer<typeof FacultyRow>

export const findInstitute = (db: Db, userId: string): Promise<InstituteRow | undefined> =>
  db.maybeOne(sql.findInstitute, { userId }, InstituteRow)

export const listSubjects = (db: Db, userId: string): Promise<SubjectRow[]> =>
  db.many(sql.listSubjects, { userId }, SubjectRow)

export const listClasses = (db: Db, userId: string): Promise<ClassRow[]> =>
  db.many(sql.listClasses, { userId }, ClassRow)

export const listFaculty = (db: Db, userId: string): Promise<FacultyRow[]> =>
  db.many(sql.listFaculty, { userId }, FacultyRow)

/** Returns the details as stored. */
export const saveInstitute = (db: Db, userId: string, details: InstituteDetails): Promise<InstituteDetails> =>
  db.one(sql.saveInstitute, { userId, ...details }, DetailsRow)
