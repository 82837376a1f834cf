import type { Day } from '@vikalp/domain/progress/periods'
import type { PeriodUnit } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql } from '#platform/load-sql.ts'

const sql = loadSql(import.meta.url, 'readPupils', 'readRegisters')

export const PracticeRow = z.object({
  startsOn: z.string(),
  attempts: z.number(),
  scoreSum: z.number(),
  students: z.number(),
})
export type PracticeRow = z.infer<typeof PracticeRow>

export const PupilSums = z.object({
  students: z.number(),
  quizzes: z.number(),
  scoreSum: z.number(),
  rated: z.number(),
  poor: z.number(),
  /** Without any practice in the week that begins at `weekFrom`. */
  idle: z.number(),
})
export type PupilSums = z.infer<typeof PupilSums>

const PupilsRow = PupilSums.extend({ practice: z.array(PracticeRow) })
type PupilsRow = z.infer<typeof PupilsRow>

const RegistersRow = z.object({
  since: z.string().nullable(),
  attendance: z.array(z.object({ startsOn: z.string(), present: z.number(), marks: z.number() })),
})
export type RegistersRow = z.infer<typeof RegistersRow>

/** Of a teacher or an institute, between two days. */
export type PracticeQuery = { userId: string; unit: PeriodUnit; first: Day; today: Day }
export type SumsQuery = { userId: string; poorBelow: number; weekFrom: Date }

/** The totals of all pupils, and their practice since the day `first`. */
export const findPupils = (db: Db, query: PracticeQuery & SumsQuery): Promise<PupilsRow> =>
  db.one(sql.readPupils, query, PupilsRow)

/** The registers of the running classes, and the day of the first of these. */
export const findRegisters = (db: Db, query: PracticeQuery): Promise<RegistersRow> =>
  db.one(sql.readRegisters, query, RegistersRow)
