import assert from 'node:assert/strict'
import test from 'node:test'
import { studentTrend } from './student-trend.ts'

test('every period has a bar, and the average is over quizzes, not over bars', () => {
  const practices = [
    { startsOn: '2026-11-18', attempts: 1, scoreSum: 7000, seconds: 400 },
    { startsOn: '2026-11-19', attempts: 3, scoreSum: 14_799, seconds: 5180 },
  ]
  assert.deepEqual(studentTrend(['2026-11-17', '2026-11-18', '2026-11-19'], practices), {
    points: [
      { period: '2026-11-17', score: null, quizzes: 0, time: 0 },
      { period: '2026-11-18', score: 70, quizzes: 1, time: 400 },
      { period: '2026-11-19', score: 49, quizzes: 3, time: 5180 },
    ],
    averageScore: 54, // 21,799 / 4 is a quarter of a ten-thousandth below the half
    totalQuizzes: 4,
    studyHours: 1.6, // 5,580 s are 1.55 h
  })
})

test('a second below the half is rounded down', () =>
  assert.equal(
    studentTrend(['2026-11-18'], [{ startsOn: '2026-11-18', attempts: 1, scoreSum: 0, seconds: 5579 }])
      .studyHours,
    1.5,
  ))

test('without practice there is no average, and there are 0 quizzes and 0 hours', () => {
  const { averageScore, totalQuizzes, studyHours } = studentTrend(['2026-01-01'], [])
  assert.deepEqual([averageScore, totalQuizzes, studyHours], [null, 0, 0])
})
