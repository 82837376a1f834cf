import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toggleVibe } from './toggle-vibe.ts'

const suggestion = {
  id: 'a',
  questionId: 'opt-0001',
  user: 'Neon 120',
  text: 'Draw the ray first.',
  date: '2026-11-21T10:00:00Z',
  likes: 3,
  vibed: false,
  own: false,
  reported: false,
}

test('a vibe adds one to the count, and taking it back subtracts one', () => {
  const vibed = toggleVibe(suggestion)
  assert.deepEqual([vibed.vibed, vibed.likes], [true, 4])
  assert.deepEqual(toggleVibe(vibed), suggestion)
})

test('the count never falls below zero', () => {
  assert.equal(toggleVibe({ ...suggestion, vibed: true, likes: 0 }).likes, 0)
})
