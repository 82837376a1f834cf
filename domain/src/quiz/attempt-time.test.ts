import assert from 'node:assert/strict'
import test from 'node:test'
import { attemptDuration, finishTime, meanSeconds, secondsPerQuestion } from './attempt-time.ts'

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`)
const ids = ['q1', 'q2', 'q3']

test('each question has its seconds, rounded, and 0 where none were sent', () => {
  const timings = [{ questionId: 'q3', seconds: 12.6 }, { questionId: 'q1' }]
  assert.deepEqual(secondsPerQuestion(ids, timings), [0, 0, 13])
})

test('no recorded time is not the same as zero seconds', () => {
  assert.equal(secondsPerQuestion(ids, [{ questionId: 'q1' }]), null)
  assert.equal(secondsPerQuestion(ids, []), null)
})

test('a question counts for at most an hour', () =>
  assert.deepEqual(
    secondsPerQuestion(
      ['q1', 'q2'],
      [
        { questionId: 'q1', seconds: 3600 },
        { questionId: 'q2', seconds: 3601 },
      ],
    ),
    [3600, 3600],
  ))

test('the time of an attempt is its time on the screen, else from start to finish, at most an hour a question', () => {
  assert.equal(attemptDuration([30, 0, 45], at('06:00:00'), at('08:00:00'), 3), 75)
  assert.equal(attemptDuration(null, at('06:00:00'), at('06:44:10'), 3), 2650)
  assert.equal(attemptDuration(null, at('06:00:00'), at('12:00:00'), 3), 3 * 3600)
})

test('the finishing time is accepted only between the start and the submit', () => {
  const [start, delivered] = [at('06:00:00'), at('07:00:00')]
  assert.deepEqual(finishTime(start, at('06:20:00'), delivered), at('06:20:00'))
  assert.deepEqual(finishTime(start, at('05:59:59'), delivered), start)
  assert.deepEqual(finishTime(start, at('07:00:01'), delivered), delivered)
  assert.deepEqual(
    finishTime(start, at('05:00:00'), at('05:30:00')),
    start,
    'the clock of the server went back',
  )
})

test('the mean is over all questions', () => {
  assert.equal(meanSeconds([10, 0, 20]), 10)
  assert.equal(meanSeconds(null), null)
})
