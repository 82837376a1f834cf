import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDay, formatDecimal, formatNumber, formatPercent, formatWeekday } from './format.ts'

test('numbers are grouped the Indian way', () => {
  assert.equal(formatNumber(3306), '3,306')
  assert.equal(formatNumber(1234567), '12,34,567')
})

test('rates have one decimal, also a round one', () => {
  assert.equal(formatPercent(70), '70.0%')
  assert.equal(formatDecimal(0.75), '0.8')
})

test('a day is the day in India', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  assert.equal(formatDay('2026-11-18T20:00:00Z', now), '19 Nov')
  assert.equal(formatDay('2026-11-18T18:00:00Z', now), '18 Nov')
})

test('the year stands where it is not this one, and this one turns at midnight in India', () => {
  assert.equal(formatDay('2025-11-19T10:00:00Z', new Date('2026-11-21T10:00:00Z')), '19 Nov 2025')
  assert.equal(formatDay('2025-12-31T20:00:00Z', new Date('2026-01-05T10:00:00Z')), '1 Jan')
})

test('a day of the register is named in full, wherever the browser stands', () =>
  assert.equal(formatWeekday('2026-11-21'), 'Saturday, 21 November'))
