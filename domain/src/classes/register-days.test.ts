import assert from 'node:assert/strict'
import test from 'node:test'
import { registerDays } from './register-days.ts'

test('a new class has a register from its first day on', () =>
  assert.deepEqual(registerDays('2026-11-02', '2026-11-21'), { first: '2026-11-02', last: '2026-11-21' }))

test('an old class has a register for the last sixty days', () =>
  assert.deepEqual(registerDays('2026-06-15', '2026-11-21'), { first: '2026-09-22', last: '2026-11-21' }))
