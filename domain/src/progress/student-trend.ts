import { meanPercent } from './mean-percent.ts'
import type { Day } from './periods.ts'

/** The practice of one period; `scoreSum` in ten-thousandths. */
export type Practice = { startsOn: Day; attempts: number; scoreSum: number; seconds: number }

export type StudentTrendPoint = { period: Day; score: number | null; quizzes: number; time: number }

export type StudentTrend = {
  points: StudentTrendPoint[]
  averageScore: number | null
  totalQuizzes: number
  studyHours: number
}

/** One bar for each period, with or without practice, and the figures of all together (requirement 10.6). */
export function studentTrend(starts: readonly Day[], practices: readonly Practice[]): StudentTrend {
  const byStart = new Map(practices.map((practice) => [practice.startsOn, practice]))
  const shown = starts.map((startsOn) => byStart.get(startsOn) ?? nothing(startsOn))
  const attempts = shown.reduce((sum, practice) => sum + practice.attempts, 0)
  const scoreSum = shown.reduce((sum, practice) => sum + practice.scoreSum, 0)
  const seconds = shown.reduce((sum, practice) => sum + practice.seconds, 0)
  return {
    points: shown.map((practice) => ({
      period: practice.startsOn,
      score: meanPercent(practice.scoreSum, practice.attempts),
      quizzes: practice.attempts,
      time: practice.seconds,
    })),
    averageScore: meanPercent(scoreSum, attempts),
    totalQuizzes: attempts,
    studyHours: Math.round(seconds / 360) / 10,
  }
}

const nothing = (startsOn: Day): Practice => ({ startsOn, attempts: 0, scoreSum: 0, seconds: 0 })
