import assert from 'node:assert/strict'
import test from 'node:test'
import { calibrationOf, coverageOf, type TenthOfMonth } from './calibration.ts'

const rows = (month: string, tenth: number, answers: number, right: number): TenthOfMonth => {
  const p = tenth / 10 + 0.05
  const squares = right * (1 - p) ** 2 + (answers - right) * p ** 2
  return { month, tenth, answers, predicted: answers * p, credit: right, squares }
}
const near = (actual: number | undefined, expected: number): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-9, `${actual} is not ${expected}`)

test('of fewer than a thousand predictions nothing is said but how many there are', () => {
  assert.deepEqual(calibrationOf([]), { answers: 0, whole: undefined, months: [] })
  assert.deepEqual(calibrationOf([rows('2026-11-01', 7, 999, 750)]), {
    answers: 999,
    whole: undefined,
    months: [],
  })
})

test('the error is the gap between predicted and right, the tenths weighing by their predictions', () => {
  // 600 at .75 of which 480 were right, .05 too few; 400 at .55 of which 200 were, .05 too many.
  const { whole, months } = calibrationOf([rows('2026-11-01', 7, 600, 480), rows('2026-11-01', 5, 400, 200)])
  near(whole?.calibrationError, 0.05)
  near(whole?.brier, (480 * 0.25 ** 2 + 120 * 0.75 ** 2 + 200 * 0.45 ** 2 + 200 * 0.55 ** 2) / 1000)
  assert.deepEqual(months, [{ month: '2026-11-01', answers: 1000, ...whole }])
})

test('months that err to either side in one tenth are each wrong, and right together', () => {
  const { whole, months } = calibrationOf([
    rows('2026-10-01', 5, 1000, 500),
    rows('2026-11-01', 5, 1000, 600),
  ])
  near(whole?.calibrationError, 0)
  assert.deepEqual(
    months.map(({ month }) => month),
    ['2026-11-01', '2026-10-01'],
  )
  for (const { calibrationError } of months) near(calibrationError, 0.05)
})

test('only the newest months are shown that hold ten thousand predictions', () => {
  const { answers, months } = calibrationOf(
    ['08', '09', '10', '11'].map((month) => rows(`2026-${month}-01`, 5, 5_000, 2_500)),
  )
  assert.deepEqual([answers, months.map(({ month }) => month)], [10_000, ['2026-11-01', '2026-10-01']])
})

test('of fewer than thirty papers no coverage is said', () => {
  const months = [
    { month: '2026-11-01', papers: 19, inside: 15 },
    { month: '2026-10-01', papers: 10, inside: 9 },
  ]
  assert.deepEqual(coverageOf(months), { papers: 29, share: undefined })
  assert.deepEqual(coverageOf([...months, { month: '2026-09-01', papers: 1, inside: 0 }]), {
    papers: 30,
    share: 0.8,
  })
})
