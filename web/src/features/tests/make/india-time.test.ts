import assert from 'node:assert/strict'
import test from 'node:test'
import { localOf, momentOf } from './india-time.ts'

test('a day and an hour are those of India, whatever the device says', () => {
  assert.equal(momentOf('2026-12-12T14:00'), '2026-12-12T08:30:00.000Z')
  assert.equal(localOf('2026-12-12T08:30:00.000Z'), '2026-12-12T14:00')
  assert.equal(localOf('2026-12-31T20:00:00.000Z'), '2027-01-01T01:30')
})

test('what is not filled in is no moment', () => {
  assert.deepEqual([momentOf(''), momentOf('2026-12-12')], [undefined, undefined])
})
