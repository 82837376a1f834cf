import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodLabel } from './period-label.ts'

test('a period is named by its first day, wherever the reader is', () => {
  assert.equal(periodLabel('weekly', '2026-11-16'), 'Mon')
  assert.equal(periodLabel('weekly', '2026-11-22'), 'Sun')
  assert.equal(periodLabel('monthly', '2026-01-01'), 'Jan')
  assert.equal(periodLabel('yearly', '2022-01-01'), '2022')
})

test('where space is short one letter or two digits stand', () => {
  assert.equal(periodLabel('weekly', '2026-11-16', 'narrow'), 'M')
  assert.equal(periodLabel('monthly', '2026-08-01', 'narrow'), 'A')
  assert.equal(periodLabel('yearly', '2022-01-01', 'narrow'), '22')
})
