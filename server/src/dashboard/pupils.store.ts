import type { Day } from '@vikalp/domain/progress/periods'
import type { Attendance, Practice } from '@vikalp/domain/roster/class-trend'
import type { PeriodUnit } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'summarisePupils', 'listPractice', 'listAttendance')

const Summary = z.object({
  students: z.number(),
  quizzes: z.number(),
  scoreSum: z.number(),
  rated: z.number(),
  poor: z.number(),
  since: z.string().nullable(),
})
export type PupilsSummary = z.infer<typeof Summary>

const PracticeRow = z.object({
  startsOn: z.string(),
  attempts: z.number(),
  scoreSum: z.number(),
  students: z.number(),
})
const AttendanceRow = z.object({ startsOn: z.string(), present: z.number(), marks: z.number() })

type Span = { userId: string; unit: PeriodUnit; first: Day; today: Day }

export const summarisePupils = (
  db: Db,
  whose: { userId: string; poorBelow: number },
): Promise<PupilsSummary> => db.one(sql.summarisePupils, whose, Summary)

export const listPractice = (db: Db, which: Span): Promise<Practice[]> =>
  db.many(sql.listPractice, which, PracticeRow)

/** By the registers of the running classes. */
export const listAttendance = (db: Db, which: Span): Promise<Attendance[]> =>
  db.many(sql.listAttendance, which, AttendanceRow)
