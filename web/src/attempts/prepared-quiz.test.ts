import assert from 'node:assert/strict'
import test from 'node:test'
import { storeOf } from '#platform/device-store.ts'
import { installStorage } from '#testing/device-storage.ts'
import { sampleQuestion } from '#testing/sample-attempt.ts'
import { makeRoom } from './attempt-entries.ts'
import { dropOthers, dropPrepared, findPrepared, keepPrepared } from './prepared-quiz.ts'

const stored = installStorage()
test.beforeEach(() => stored.clear())

const device = storeOf('asha')
const quiz = { quizId: 'one', questions: [sampleQuestion('opt-0001')] }
/** 23:59 and midnight in India. */
const [evening, midnight] = [new Date('2026-11-23T18:29:00Z'), new Date('2026-11-23T18:30:00Z')]

test('a block that was fetched is in hand until its day is over in India, or it is dropped', () => {
  keepPrepared('2026-11-23/4', quiz, device)
  assert.deepEqual(findPrepared('2026-11-23/4', evening, device), quiz)
  assert.equal(findPrepared('2026-11-23/4', midnight, device), undefined)
  assert.equal(findPrepared('2026-11-23/5', evening, device), undefined)
  dropPrepared('2026-11-23/4', device)
  assert.equal(findPrepared('2026-11-23/4', evening, device), undefined)
})

test('of blocks that are none of the next ones nothing stays, and answers go before all of them', () => {
  for (const today of ['2026-11-22/1', '2026-11-23/1', '2026-11-23/2']) keepPrepared(today, quiz, device)
  dropOthers(['2026-11-23/2'], device)
  assert.deepEqual(device.names('prepared:'), ['prepared:2026-11-23/2'])
  assert.equal(makeRoom(device, 'attempt:two'), true)
  assert.deepEqual(device.names('prepared:'), [])
})
