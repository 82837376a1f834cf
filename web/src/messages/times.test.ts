import assert from 'node:assert/strict'
import test from 'node:test'
import { times } from './en/times.ts'

test('a length of time leaves out what is nothing, and seconds beside hours', () => {
  const lengths = [0, 40, 60, 372, 3600, 4320, 4325].map(times.length)
  assert.deepEqual(lengths, ['0 s', '40 s', '1 min', '6 min 12 s', '1 h', '1 h 12 min', '1 h 12 min'])
})

test('the clock always has two digits for minutes and seconds', () => {
  assert.deepEqual([10_800, 3599, 65, 0].map(times.clock), ['3:00:00', '0:59:59', '0:01:05', '0:00:00'])
})

test('a moment is said as it is in India', () => {
  assert.equal(times.time('2026-12-12T11:12:00.000Z'), '16:42')
  assert.equal(times.time('2026-12-12T18:30:00.000Z'), '00:00')
  assert.equal(times.moment('2026-12-12T12:30:00.000Z'), '12 December at 18:00')
})
