import assert from 'node:assert/strict'
import test from 'node:test'
import { addDays, daysBetween, indianDay, mondayOf, periodStarts, startOfIndianDay } from './periods.ts'

test('a week runs from Monday to Sunday, across a month and for a Sunday too', () => {
  const week = [
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]
  assert.deepEqual(periodStarts('weekly', '2026-12-02'), week)
  assert.deepEqual(periodStarts('weekly', '2026-12-06'), week)
  assert.equal(mondayOf('2026-11-30'), '2026-11-30')
})

test('the months run from January to this one', () =>
  assert.deepEqual(periodStarts('monthly', '2026-03-31'), ['2026-01-01', '2026-02-01', '2026-03-01']))

test('five years end with this one', () =>
  assert.deepEqual(
    periodStarts('yearly', '2026-01-01'),
    [2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01`),
  ))

test('a day ends at midnight in India', () => {
  assert.equal(indianDay(new Date('2026-11-21T18:29:59.999Z')), '2026-11-21')
  assert.equal(indianDay(new Date('2026-11-21T18:30:00.000Z')), '2026-11-22')
  assert.equal(startOfIndianDay('2026-11-22').toISOString(), '2026-11-21T18:30:00.000Z')
})

test('days are added and counted across the end of February', () => {
  assert.equal(daysBetween('2028-02-28', '2028-03-01'), 2)
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2026-03-01', -1), '2026-02-28')
})
