import assert from 'node:assert/strict'
import test from 'node:test'
import { yearsSince } from './years-since.ts'

test('years are counted by the calendar, and a future year is negative', () => {
  assert.equal(yearsSince(2017, '2026-01-01'), 9)
  assert.equal(yearsSince(2026, '2026-12-31'), 0)
  assert.equal(yearsSince(2027, '2026-12-31'), -1)
})
