import type { Trend } from '@vikalp/contract/dashboard'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { type Day, periodStarts, unitOf } from '@vikalp/domain/progress/periods'
import { classTrend } from '@vikalp/domain/roster/class-trend'
import { scoresOf } from '@vikalp/domain/roster/student-status'
import type { Period } from '@vikalp/domain/vocabulary'
import type { Db } from '#platform/db.ts'
import { listAttendance, listPractice, type PupilsSummary, summarisePupils } from './pupils.store.ts'

export type PupilsProgress = PupilsSummary & { avgPerformance: number | null; trend: Trend }

/** What a teacher or an institute sees of all its pupils together. */
export async function readPupils(
  db: Db,
  userId: string,
  period: Period,
  today: Day,
): Promise<PupilsProgress> {
  const span = { unit: unitOf[period], first: periodStarts(period, today)[0] ?? today, today }
  const [summary, practice, attendance] = await Promise.all([
    summarisePupils(db, { userId, poorBelow: scoresOf('poor').below }),
    listPractice(db, { userId, ...span }),
    listAttendance(db, { userId, ...span }),
  ])
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
