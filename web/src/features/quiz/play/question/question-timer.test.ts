import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QuestionTimer } from './question-timer.ts'

function bench() {
  const reports: [string, number][] = []
  const clock = { now: 1000 }
  const timer = new QuestionTimer(
    () => clock.now,
    (questionId, seconds) => reports.push([questionId, seconds]),
  )
  return { timer, clock, reports }
}

test('the time of a question ends when the next one is shown', () => {
  const { timer, clock, reports } = bench()
  timer.run('one')
  clock.now += 4000
  timer.run('two')
  clock.now += 1500
  timer.pause()
  assert.deepEqual(reports, [
    ['one', 4],
    ['two', 1.5],
  ])
})

test('time in a hidden tab does not count', () => {
  const { timer, clock, reports } = bench()
  timer.run('one')
  timer.pause()
  clock.now += 60_000
  timer.run('one')
  clock.now += 2000
  timer.pause()
  assert.deepEqual(reports, [
    ['one', 0],
    ['one', 2],
  ])
})

test('pausing twice reports once', () => {
  const { timer, reports } = bench()
  timer.run('one')
  timer.pause()
  timer.pause()
  assert.equal(reports.length, 1)
})

test('after two minutes without input the clock rests until the next one', () => {
  const { timer, clock, reports } = bench()
  timer.run('one')
  clock.now += 119_000
  timer.noticeInput()
  clock.now += 3_600_000
  timer.noticeInput()
  clock.now += 5000
  timer.pause()
  clock.now += 1000
  timer.noticeInput()
  timer.pause()
  assert.deepEqual(reports, [['one', 119 + 120 + 5]])
})
