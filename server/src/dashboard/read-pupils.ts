import type { Trend } from '@vikalp/contract/dashboard'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { type Day, mondayOf, periodStarts, startOfIndianDay, unitOf } from '@vikalp/domain/progress/periods'
import { classTrend } from '@vikalp/domain/roster/class-trend'
import { scoresOf } from '@vikalp/domain/roster/student-status'
import type { Period } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import {
  findPupils,
  findRegisters,
  type PracticeQuery,
  type PracticeRow,
  type PupilSums,
  type RegistersRow,
  type SumsQuery,
} from './pupils.store.ts'

export type PupilsProgress = PupilSums & { avgPerformance: number | null; trend: Trend }

/** Whose practice is read, and of when. */
export const practiceQuery = (userId: string, period: Period, today: Day): PracticeQuery => ({
  userId,
  unit: unitOf[period],
  first: periodStarts(period, today)[0] ?? today,
  today,
})

export const sumsQuery = (userId: string, today: Day): SumsQuery => ({
  userId,
  poorBelow: scoresOf('poor').below,
  weekFrom: startOfIndianDay(mondayOf(today)),
})

/** The figures of all pupils of a teacher together. */
export async function readPupils(
  db: Db,
  userId: string,
  period: Period,
  today: Day,
): Promise<PupilsProgress> {
  const asked = practiceQuery(userId, period, today)
  const [{ practice, ...sums }, registers] = await Promise.all([
    findPupils(db, { ...asked, ...sumsQuery(userId, today) }),
    findRegisters(db, asked),
  ])
  return pupilsProgress({ period, today, sums, registers, practice, pupils: sums.students })
}

type Figures = {
  period: Period
  today: Day
  sums: PupilSums
  registers: RegistersRow
  practice: readonly PracticeRow[]
  /** How many there were when the practice was read. */
  pupils: number
}

export function pupilsProgress({ period, today, sums, registers, ...practised }: Figures): PupilsProgress {
  const points = classTrend(period, today, { ...registers, ...practised })
  return {
    ...sums,
    avgPerformance: meanPercent(sums.scoreSum, sums.quizzes),
    trend: { period, points },
  }
}
