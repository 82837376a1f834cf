import assert from 'node:assert/strict'
import test from 'node:test'
import { togglePick } from './picks.ts'

const [first, second] = [
  { questionId: 'opt-0001', chapter: 'optics' },
  { questionId: 'gra-0001', chapter: 'gravitation' },
]

test('a question is taken, and given back the second time', () => {
  assert.deepEqual(togglePick([first], second, 5), [first, second])
  assert.deepEqual(togglePick([first, second], { ...first }, 5), [second])
})

test('a full set takes no other question, but gives one back', () => {
  assert.deepEqual(togglePick([first], second, 1), [first])
  assert.deepEqual(togglePick([first], first, 1), [])
})
