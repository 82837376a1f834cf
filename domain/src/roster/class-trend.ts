import { meanPercent } from '../progress/mean-percent.ts'
import { type Day, periodStarts } from '../progress/periods.ts'
import type { Period } from '../vocabulary.ts'
import { sharePercent } from './share-percent.ts'

/** The quizzes of the students in the period that begins on `startsOn`. */
export type Practice = { startsOn: Day; attempts: number; scoreSum: number; students: number }
/** The marks in the registers of the period that begins on `startsOn`. */
export type Attendance = { startsOn: Day; present: number; marks: number }

export type ClassTrendPoint = {
  period: Day
  performance: number | null
  engagement: number | null
  attendance: number | null
  students: number
}

type TeachingRecord = {
  pupils: number
  /** The day of the first class; null when there is none. */
  since: Day | null
  practice: readonly Practice[]
  attendance: readonly Attendance[]
}

/**
 * Rule 25: performance, engagement and attendance of each period. Future days are null, and so is the engagement of
 * periods without practice before the first class.
 */
export function classTrend(
  period: Period,
  today: Day,
  { pupils, since, practice, attendance }: TeachingRecord,
): ClassTrendPoint[] {
  const practiceOn = new Map(practice.map((one) => [one.startsOn, one]))
  const attendanceOn = new Map(attendance.map((one) => [one.startsOn, one]))
  const starts = periodStarts(period, today)
  const isBefore = (next: Day | undefined) => since !== null && next !== undefined && next <= since
  return starts.map((start, index) => {
    const { attempts = 0, scoreSum = 0, students = 0 } = practiceOn.get(start) ?? {}
    const { present = 0, marks = 0 } = attendanceOn.get(start) ?? {}
    return {
      period: start,
      performance: meanPercent(scoreSum, attempts),
      engagement:
        start > today || (students === 0 && isBefore(starts[index + 1]))
          ? null
          : sharePercent(students, pupils),
      attendance: sharePercent(present, marks),
      students,
    }
  })
}
