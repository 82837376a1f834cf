import type { Trend } from '@vikalp/contract/dashboard'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { type Day, mondayOf, periodStarts, unitOf } from '@vikalp/domain/progress/periods'
import { classTrend } from '@vikalp/domain/roster/class-trend'
import { scoresOf } from '@vikalp/domain/roster/student-status'
import type { Period } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import { findPupils, type PupilsRow } from './pupils.store.ts'

type PupilsSummary = Omit<PupilsRow, 'practice' | 'attendance'>

export type PupilsProgress = PupilsSummary & { avgPerformance: number | null; trend: Trend }

/** The figures of all pupils of a teacher or an institute together. */
export async function readPupils(
  db: Db,
  userId: string,
  period: Period,
  today: Day,
): Promise<PupilsProgress> {
  const { practice, attendance, ...summary } = await findPupils(db, {
    userId,
    poorBelow: scoresOf('poor').below,
    unit: unitOf[period],
    first: periodStarts(period, today)[0] ?? today,
    monday: mondayOf(today),
    today,
  })
  const points = classTrend(period, today, {
    pupils: summary.students,
    since: summary.since,
    practice,
    attendance,
  })
  return {
    ...summary,
    avgPerformance: meanPercent(summary.scoreSum, summary.quizzes),
    trend: { period, points },
  }
}
