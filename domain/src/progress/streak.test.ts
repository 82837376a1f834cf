import assert from 'node:assert/strict'
import test from 'node:test'
import { currentStreak, extendStreak, firstRun, noStreak } from './streak.ts'

const threeDays = { length: 3, lastDay: '2026-02-28' }

test('the first day makes a streak of one', () =>
  assert.deepEqual(extendStreak(noStreak, '2026-02-28'), { length: 1, lastDay: '2026-02-28' }))

test('a second quiz on the same day leaves the streak alone', () =>
  assert.deepEqual(extendStreak(threeDays, '2026-02-28'), threeDays))

test('the next day adds one, across a month end', () =>
  assert.equal(extendStreak(threeDays, '2026-03-01').length, 4))

test('a missed day starts again at one', () => assert.equal(extendStreak(threeDays, '2026-03-02').length, 1))

const days = ['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-14', '2026-11-15']

test('a streak counts back from today, and from yesterday until midnight', () => {
  assert.equal(currentStreak(days, '2026-11-15'), 3)
  assert.equal(currentStreak(days, '2026-11-16'), 3)
})

test('a whole day without practice ends the streak, and without any day there is none', () => {
  assert.equal(currentStreak(days, '2026-11-17'), 0)
  assert.equal(currentStreak([], '2026-11-17'), 0)
})

test('a day that a fast clock recorded in the future hides nothing', () =>
  assert.equal(currentStreak([...days, '2026-12-30'], '2026-11-15'), 3))

test('the day on which a run was first completed stays, even when the run broke or went on', () => {
  assert.equal(firstRun(days, 2), '2026-11-11')
  assert.equal(firstRun(days, 3), '2026-11-15')
  assert.equal(firstRun(days, 4), undefined)
})
