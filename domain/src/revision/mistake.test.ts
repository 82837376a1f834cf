import assert from 'node:assert/strict'
import test from 'node:test'
import { afterRight, type LaterAnswer, type Mistake, mistakeMade, reviewItem } from './mistake.ts'

const made = mistakeMade(undefined, { questionId: 'q1', option: 'B', on: '2026-11-12', code: 'sign' })
const answer = (changes: Partial<LaterAnswer>): LaterAnswer => ({
  questionId: 'q1',
  codes: ['sign'],
  option: 'A',
  right: true,
  on: '2026-11-13',
  ...changes,
})

test('right on the same day repairs nothing, on a later day it does', () => {
  assert.equal(afterRight(made, answer({ on: '2026-11-12' })).repairedOn, null)
  assert.equal(afterRight(made, answer({})).repairedOn, '2026-11-13')
})

const repaired = afterRight(made, answer({}))
const proven = (changes: Partial<LaterAnswer>): string | null =>
  afterRight(repaired, answer({ questionId: 'q2', on: '2026-11-15', ...changes })).provenOn

test('another of its kind right two days after that proves it', () => {
  assert.equal(proven({}), '2026-11-15')
  assert.equal(proven({ on: '2026-11-14' }), null)
  assert.equal(proven({ codes: ['units'] }), null)
  assert.equal(proven({ right: false }), null)
  assert.equal(proven({ questionId: 'q1' }), null)
})

test('what is not repaired cannot be proven', () =>
  assert.deepEqual(afterRight(made, answer({ questionId: 'q2', on: '2026-11-20' })), made))

test('the same mistake again is open again and remembers its first day', () => {
  const again = mistakeMade(repaired, { questionId: 'q1', option: 'C', on: '2026-11-20', code: 'sign' })
  assert.deepEqual(
    [again.times, again.firstOn, again.repairedOn, again.lastOption],
    [2, '2026-11-12', null, 'C'],
  )
})

test('a wrong answer that arrives late is counted and opens nothing', () => {
  const late = mistakeMade(repaired, { questionId: 'q1', option: 'C', on: '2026-11-10', code: 'units' })
  assert.deepEqual(late, { ...repaired, times: 2, firstOn: '2026-11-10' })
})

const items = [
  { id: 'q3', codes: [], isSeen: false },
  { id: 'q2', codes: ['sign'], isSeen: false },
  { id: 'q1', codes: ['sign'], isSeen: true },
]
const asked = (from: typeof items, mistakes: Mistake[]): string | undefined => reviewItem(from, mistakes)?.id

test('a review asks the open mistake, then another of its kind, then something new, then what was seen', () => {
  assert.equal(asked(items, [made]), 'q1')
  assert.equal(asked(items, [repaired]), 'q2')
  assert.equal(asked(items, []), 'q3')
  assert.equal(asked(items.slice(2), []), 'q1')
  assert.equal(asked([], [made]), undefined)
})
