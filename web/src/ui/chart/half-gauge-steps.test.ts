import assert from 'node:assert/strict'
import test from 'node:test'
import { lastStep, shownAt, stepMs } from './half-gauge-steps.ts'

test('the gauge takes about 900 ms in steps of 16 ms', () => {
  assert.ok(lastStep * stepMs >= 900 && lastStep * stepMs < 900 + stepMs)
  assert.equal(stepMs, 16)
})

test('it starts at zero and ends exactly at its value', () => {
  for (const part of [0, 0.01, 0.5, 0.99, 1]) {
    assert.equal(shownAt(part, 0), 0)
    assert.equal(shownAt(part, lastStep), part)
    assert.equal(shownAt(part, lastStep + 5), part)
  }
})

test('it never moves back and never exceeds its value', () => {
  for (let step = 1; step <= lastStep; step += 1) {
    assert.ok(shownAt(0.7, step) > shownAt(0.7, step - 1))
    assert.ok(shownAt(0.7, step) <= 0.7)
  }
})

test('half-way through the time seven eighths of the way are done', () => {
  assert.equal(Math.round(1000 * shownAt(0.8, lastStep / 2)), 700)
})
