import assert from 'node:assert/strict'
import test from 'node:test'
import { assignmentState } from './assignment-state.ts'

test('an assignment is done up to its last moment, and late after it', () => {
  const at = (finishedAt: number | null, isBegun = true) =>
    assignmentState({ isBegun, finishedAt, dueAt: 100 })
  assert.deepEqual([at(100), at(101), at(null), at(null, false)], ['done', 'late', 'begun', 'not-begun'])
})
