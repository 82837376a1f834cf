import type { Day } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'listStudents', 'listClasses')

const StudentRow = z.object({
  id: z.string(),
  name: z.string(),
  rollNo: z.string(),
  avatar: z.string().nullable(),
  className: z.string(),
  lastScore: z.number().nullable(),
  avgScore: z.number().nullable(),
  attendance: z.number().nullable(),
  quizzesTaken: z.number(),
  lastActive: z.coerce.date().nullable(),
})
const FoundStudents = z.object({
  contactWithheld: z.boolean(),
  of: z.number(),
  total: z.number(),
  foundByEmail: z.array(z.string()),
  students: z.array(StudentRow),
})
type FoundStudents = z.infer<typeof FoundStudents>

const ClassRow = z.object({ id: z.string(), name: z.string() })
type ClassRow = z.infer<typeof ClassRow>

/** Null means every class, and every score. */
type Filters = {
  userId: string
  search: string
  /** The fewest characters of an email that find it. */
  emailPart: number
  class: string | null
  from: number | null
  below: number | null
  /** The first day of the week in which nothing was practised; null means whoever. */
  idleSince: Day | null
  skipped: number
  pageSize: number
}

export const listStudents = (db: Db, filters: Filters): Promise<FoundStudents> =>
  db.one(sql.listStudents, filters, FoundStudents)

/** The current classes, including empty ones. */
export const listClasses = (db: Db, userId: string): Promise<ClassRow[]> =>
  db.many(sql.listClasses, { userId }, ClassRow)
