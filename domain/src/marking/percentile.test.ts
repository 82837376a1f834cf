import assert from 'node:assert/strict'
import test from 'node:test'
import { betaQuantile, betaShare } from './beta-quantile.ts'
import { jeffreysInterval, percentileOf, percentilesByShift } from './percentile.ts'

const scores = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const close = (found: number, wanted: number) =>
  assert.ok(Math.abs(found - wanted) < 1e-9, `${found}, not ${wanted}`)

test('the share of those who scored no more, with an interval that narrows', () => {
  const shown = (own: number, n: number) => {
    const found = percentileOf(own, scores(n))
    return found && [found.percentile, Math.round(found.low), Math.round(found.high)]
  }
  assert.deepEqual(shown(23, 30), [80, 69, 88])
  assert.deepEqual(shown(79, 100), [80, 74, 85])
  assert.deepEqual(shown(284, 300), [95, 93, 96])
  assert.deepEqual(shown(299, 300)?.[2], 100)
})

test('equal scores share a percentile, to seven decimals', () => {
  const found = percentileOf(7, [...Array(10).fill(7), ...Array(23).fill(9)])
  assert.deepEqual([found?.percentile, found?.atMost, found?.takers], [30.3030303, 10, 33])
})

test('of 29 takers nothing is said', () => assert.equal(percentileOf(5, scores(29)), undefined))

test('shifts are merged by the percentile within each', () =>
  assert.deepEqual(
    percentilesByShift([
      [10, 20, 20, 30],
      [5, 15, 25],
    ]),
    [
      [25, 75, 75, 100],
      [33.3333333, 66.6666667, 100],
    ],
  ))

test('at the ends the interval is closed', () => {
  assert.equal(jeffreysInterval(0, 30).low, 0)
  close(jeffreysInterval(0, 30).high, 4.373176309343119)
  assert.equal(jeffreysInterval(30, 30).high, 100)
})

// By scipy 1.17.1, beta.ppf and betainc.
const quantiles: [p: number, a: number, b: number, x: number][] = [
  [0.1, 24.5, 6.5, 0.6938554250762181],
  [0.9, 24.5, 6.5, 0.8784078967196003],
  [0.1, 80.5, 20.5, 0.7447109595643815],
  [0.9, 80.5, 20.5, 0.8467947923839411],
  [0.1, 285.5, 15.5, 0.9316812903595355],
  [0.9, 285.5, 15.5, 0.964047887508255],
  [0.1, 15.5, 15.5, 0.385529921220325],
  [0.9, 7.5, 38.5, 0.23507018654088938],
]
for (const [p, a, b, x] of quantiles)
  test(`the ${p} quantile of beta(${a}, ${b})`, () => close(betaQuantile(p, a, b), x))

test('shares of the beta distribution', () => {
  close(betaShare(0.3, 1, 1), 0.3)
  close(betaShare(0.3, 2, 1), 0.09)
  close(betaShare(0.25, 0.5, 0.5), 1 / 3)
  close(betaShare(0.8, 24.5, 6.5), 0.5186220566454827)
  close(betaShare(0.001, 0.5, 300.5), 0.5617273143679506)
  close(betaShare(0.9, 2.5, 1.5), 0.9021193570586202)
  // 0.5 of a symmetric one, however narrow.
  close(betaShare(0.5, 500_000.5, 500_000.5), 0.5)
  assert.deepEqual([betaShare(0, 2, 3), betaShare(1, 2, 3)], [0, 1])
})
