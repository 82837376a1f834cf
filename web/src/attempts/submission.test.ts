import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt } from '#testing/sample-attempt.ts'
import { holdsAll, mergeAttempts } from './attempt.ts'
import { submissionOf } from './submission.ts'

const answers = { 'opt-0001': { value: 1, at: 20 }, 'opt-0002': { value: 2, at: 20 } }
const saidOf = (changes: Parameters<typeof sampleAttempt>[0]) =>
  submissionOf(sampleAttempt({ answers, ...changes })).answers.map(({ hinted, guessed }) => [hinted, guessed])
const none = [undefined, undefined]

test('an answer after its hint says so; one that was there before the hint does not', () => {
  assert.deepEqual(saidOf({}), [none, none])
  assert.deepEqual(saidOf({ hinted: { 'opt-0001': 10, 'opt-0002': 30 } }), [[true, undefined], none])
})

test('a guess is the option that was guessed, not one that was chosen in its place', () => {
  const guessed = { 'opt-0001': { value: 1, at: 21 }, 'opt-0002': { value: 0, at: 10 } }
  assert.deepEqual(saidOf({ guessed }), [[undefined, true], none])
  assert.deepEqual(saidOf({ guessed: { 'opt-0001': { value: null, at: 22 } } }), [none, none])
})

test('a hint and a guess of a question that was skipped say nothing', () => {
  const skipped = sampleAttempt({
    hinted: { 'opt-0003': 1 },
    guessed: { 'opt-0003': { value: null, at: 2 } },
  })
  assert.deepEqual(submissionOf(skipped).answers, [])
  assert.deepEqual(
    submissionOf(skipped).skipped,
    skipped.questionIds.map((questionId) => ({ questionId, seconds: 0 })),
  )
})

test('of two tabs the first look at a hint and the last word on a guess stand', () => {
  const own = sampleAttempt({ hinted: { 'opt-0001': 9 }, guessed: { 'opt-0002': { value: 2, at: 5 } } })
  const other = sampleAttempt({ hinted: { 'opt-0001': 7 }, guessed: { 'opt-0002': { value: null, at: 8 } } })
  for (const merged of [mergeAttempts(own, other), mergeAttempts(other, own)]) {
    assert.deepEqual([merged.hinted, merged.guessed], [other.hinted, other.guessed])
    assert.ok(holdsAll(merged, own) && holdsAll(merged, other))
  }
  assert.equal(holdsAll(own, other), false)
  assert.equal(holdsAll(sampleAttempt(), sampleAttempt({ hinted: { 'opt-0001': 7 } })), false)
})
