import assert from 'node:assert/strict'
import test from 'node:test'
import { classTrend } from './class-trend.ts'

const nothing = { performance: null, attendance: null, students: 0 }

test('a day without practice is zero percent, and a future day is null', () => {
  const points = classTrend('weekly', '2026-11-18', {
    pupils: 3,
    since: '2026-01-01',
    practice: [{ startsOn: '2026-11-16', attempts: 4, scoreSum: 30_000, students: 2 }],
    attendance: [{ startsOn: '2026-11-17', present: 2, marks: 3 }],
  })
  assert.deepEqual(points, [
    { period: '2026-11-16', performance: 75, engagement: 67, attendance: null, students: 2 },
    { period: '2026-11-17', performance: null, engagement: 0, attendance: 67, students: 0 },
    { period: '2026-11-18', engagement: 0, ...nothing },
    ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((period) => ({
      period,
      engagement: null,
      ...nothing,
    })),
  ])
})

test('without students there are no shares', () =>
  assert.deepEqual(
    classTrend('monthly', '2026-01-31', { pupils: 0, since: null, practice: [], attendance: [] }),
    [{ period: '2026-01-01', engagement: null, ...nothing }],
  ))

test('before the first class, periods without practice are null and those with practice count', () => {
  const points = classTrend('monthly', '2026-05-10', {
    pupils: 4,
    since: '2026-04-01',
    practice: [{ startsOn: '2026-02-01', attempts: 1, scoreSum: 5_000, students: 1 }],
    attendance: [],
  })
  assert.deepEqual(
    points.map(({ engagement }) => engagement),
    [null, 25, null, 0, 0],
  )
})
