import assert from 'node:assert/strict'
import test from 'node:test'
import {
  areaUnderCurve,
  brier,
  calibrationError,
  correlation,
  deviation,
  rootMeanSquare,
} from './statistics.ts'

const answers = (...pairs: [p: number, right: boolean][]) => pairs.map(([p, right]) => ({ p, right }))

test('the area is the share of pairs in the right order, half for equal ones', () => {
  assert.equal(areaUnderCurve(answers([0.2, false], [0.4, true], [0.3, false], [0.9, true])), 1)
  assert.equal(areaUnderCurve(answers([0.2, true], [0.4, false])), 0)
  assert.equal(areaUnderCurve(answers([0.5, true], [0.5, false], [0.5, false])), 0.5)
  // Of four pairs one is in the wrong order.
  assert.equal(areaUnderCurve(answers([0.1, false], [0.3, true], [0.4, false], [0.8, true])), 0.75)
})

test('the calibration error is the distance of each bin, weighed by its answers', () => {
  assert.equal(calibrationError(answers([0.5, true], [0.5, false])), 0)
  // Three at 0.75 of which all are right, one at 0.25 that is wrong.
  const error = calibrationError(answers([0.75, true], [0.75, true], [0.75, true], [0.25, false]))
  assert.equal(error, 0.25)
})

test('sums of squares', () => {
  assert.equal(brier(answers([0.5, true], [1, true])), 0.125)
  assert.equal(rootMeanSquare([3, -4]), Math.sqrt(12.5))
  assert.equal(deviation([1, 3]), 1)
  assert.ok(
    Math.abs(
      correlation([
        [1, 2],
        [2, 4],
        [3, 6],
      ]) - 1,
    ) < 1e-12,
  )
})
