import type { Day } from '@vikalp/domain/progress/periods'
import type { PeriodUnit } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'readPupils')

const PracticeRow = z.object({
  startsOn: z.string(),
  attempts: z.number(),
  scoreSum: z.number(),
  students: z.number(),
})
/** By the registers of the running classes. */
const AttendanceRow = z.object({ startsOn: z.string(), present: z.number(), marks: z.number() })

const PupilsRow = z.object({
  students: z.number(),
  quizzes: z.number(),
  scoreSum: z.number(),
  rated: z.number(),
  poor: z.number(),
  /** Without any practice since `monday`. */
  idle: z.number(),
  since: z.string().nullable(),
  practice: z.array(PracticeRow),
  attendance: z.array(AttendanceRow),
})
export type PupilsRow = z.infer<typeof PupilsRow>

type PupilsQuery = {
  userId: string
  poorBelow: number
  unit: PeriodUnit
  first: Day
  monday: Day
  today: Day
}

/** The totals of all pupils of a teacher or an institute, and their practice since the day `first`. */
export const findPupils = (db: Db, query: PupilsQuery): Promise<PupilsRow> =>
  db.one(sql.readPupils, query, PupilsRow)
