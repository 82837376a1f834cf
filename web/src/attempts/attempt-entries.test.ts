import assert from 'node:assert/strict'
import test from 'node:test'
import { storeOf } from '#platform/device-store.ts'
import { installStorage } from '#testing/device-storage.ts'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { finishedOf, hasAttempts, makeRoom, openOf, outcomeOf, questionsOf } from './attempt-entries.ts'
import { createAttemptStore } from './attempt-store.ts'

const stored = installStorage()
test.beforeEach(() => stored.clear())

test('one open or one finished attempt is an answer on the device; what else is kept there is not', () => {
  const device = storeOf('asha')
  assert.equal(hasAttempts('asha'), false)
  device.write(questionsOf('one'), [])
  device.write(outcomeOf('one'), {})
  assert.equal(hasAttempts('asha'), false)
  for (const entry of [openOf, finishedOf]) {
    device.write(entry('one'), sampleAttempt())
    assert.equal(hasAttempts('asha'), true)
    assert.equal(hasAttempts('ravi'), false)
    device.remove(entry('one'))
  }
})

test('room is made of the questions of other attempts that do not wait, and it is said whether there were any', () => {
  const device = storeOf('asha')
  const finished = sampleAttempt({ finishedAt: '2026-11-21T10:05:00.000Z' })
  for (const quizId of ['waiting', 'refused', 'new']) device.write(questionsOf(quizId), [])
  for (const quizId of ['waiting', 'refused']) device.write(finishedOf(quizId), { ...finished, quizId })
  device.write(outcomeOf('refused'), { refused: 'conflict' })
  assert.equal(makeRoom(device, openOf('new')), false)
  device.write(questionsOf('other'), [])
  assert.equal(makeRoom(device, openOf('new')), true)
  assert.deepEqual(
    device.names(questionsOf('')).sort(),
    ['new', 'refused', 'waiting'].map(questionsOf).sort(),
  )
})

test('the questions of a graded attempt make room as well', () => {
  const device = storeOf('asha')
  device.write(questionsOf('graded'), [])
  device.write(finishedOf('graded'), sampleAttempt({ finishedAt: '2026-11-21T10:05:00.000Z' }))
  device.write(outcomeOf('graded'), { result: {} })
  assert.equal(makeRoom(device, openOf('new')), true)
  assert.deepEqual(device.names(questionsOf('')), [])
})

test('what was discarded is neither open nor waiting, leaves room, and goes with the old ones', () => {
  const store = createAttemptStore(storeOf('asha'), () => 'asha')
  const discarded = { finishedAt: '2026-11-21T10:05:00.000Z', isDiscarded: true }
  for (let n = 0; n < 30; n++) store.save({ ...sampleAttempt({ quizId: `old-${n}` }), ...discarded })
  assert.deepEqual([store.listOpen(), store.listWaiting()], [[], []])
  storeOf('asha').write(questionsOf('old-1'), [])
  assert.equal(makeRoom(storeOf('asha'), openOf('new')), true)
  const { questions, ...names } = sampleAttempt({ quizId: 'new' })
  store.open({ ...names, questions }, new Date())
  assert.equal(storeOf('asha').names(finishedOf('')).length, 20)
})
