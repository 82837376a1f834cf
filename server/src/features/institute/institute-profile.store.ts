import type { InstituteDetails } from '@vikalp/contract/institute-profile'
import type { Day } from '@vikalp/domain/progress/periods'
import type { PeriodUnit } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'findInstitute',
  'listSubjects',
  'listClasses',
  'listClassPractice',
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

const ClassRow = z.object({
  class: z.string(),
  subjects: z.array(z.string()),
  totalStudents: z.number(),
  quizzes: z.number(),
  scoreSum: z.number(),
  top: z
    .object({ userId: z.string(), name: z.string(), quizzes: z.number(), scoreSum: z.number() })
    .nullable(),
})
export type ClassRow = z.infer<typeof ClassRow>

/** Named as the class in small letters. */
const ClassPracticeRow = z.object({
  class: z.string(),
  startsOn: z.string(),
  attempts: z.number(),
  scoreSum: z.number(),
})
export type ClassPracticeRow = z.infer<typeof ClassPracticeRow>

type PracticeQuery = { userId: string; unit: PeriodUnit; first: Day; today: Day }

const FacultyRow = z.object({
  userId: z.string(),
  name: z.string(),
  photoId: z.string().nullable(),
  subject: z.string().nullable(),
  teachingSince: z.number().nullable(),
  students: z.number(),
  practised: z.number(),
})
export type FacultyRow = z.infer<typeof FacultyRow>

export const findInstitute = (db: Db, userId: string): Promise<InstituteRow | undefined> =>
  db.maybeOne(sql.findInstitute, { userId }, InstituteRow)

export const listSubjects = (db: Db, userId: string): Promise<SubjectRow[]> =>
  db.many(sql.listSubjects, { userId }, SubjectRow)

export const listClasses = (db: Db, userId: string): Promise<ClassRow[]> =>
  db.many(sql.listClasses, { userId }, ClassRow)

export const listClassPractice = (db: Db, query: PracticeQuery): Promise<ClassPracticeRow[]> =>
  db.many(sql.listClassPractice, query, ClassPracticeRow)

export const listFaculty = (db: Db, query: { userId: string; ratedFrom: Day }): Promise<FacultyRow[]> =>
  db.many(sql.listFaculty, query, FacultyRow)

/** Returns the details as stored. */
export const saveInstitute = (db: Db, userId: string, details: InstituteDetails): Promise<InstituteDetails> =>
  db.one(sql.saveInstitute, { userId, ...details }, DetailsRow)
