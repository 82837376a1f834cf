import assert from 'node:assert/strict'
import test from 'node:test'
import { adultFrom } from './adult-from.ts'

for (const [year, month, day] of [
  [2008, 11, '2026-12-01'],
  [2008, 12, '2027-01-01'],
  [2009, 1, '2027-02-01'],
  [1999, 9, '2017-10-01'],
] as const)
  test(`who was born in month ${month} of ${year} counts as 18 from ${day} on`, () =>
    assert.equal(adultFrom({ year, month }), day))
