import assert from 'node:assert/strict'
import test from 'node:test'
import { isOneTimeCode, newOneTimeCode, oneTimeCodeMatches, storedOneTimeCode } from './one-time-code.ts'

const now = new Date('2026-11-21T06:00:00Z')

test('a one-time code has 60 bits of chance, and no two are stored alike', () => {
  const code = newOneTimeCode()
  assert.match(code, /^[A-HJ-NP-Z2-9]{12}$/)
  assert.notEqual(newOneTimeCode(), code)
  assert.notEqual(storedOneTimeCode(code, now), storedOneTimeCode(code, now))
  assert.ok(!storedOneTimeCode(code, now).includes(code))
})

test('it is recognised as it is typed from the card, for ninety days, and no other is', () => {
  const stored = storedOneTimeCode('K7QM2WXDABCD', now)
  assert.deepEqual([stored, 'argon2id$1$2$3$4', null, undefined].map(isOneTimeCode), [
    true,
    false,
    false,
    false,
  ])
  for (const typed of ['K7QM2WXDABCD', 'k7qm-2wxd-abcd', ' K7QM 2WXD ABCD '])
    assert.ok(oneTimeCodeMatches(typed, stored, now), typed)
  for (const typed of ['', 'K7QM2WXDABCE', 'K7QM2WXDABC'])
    assert.ok(!oneTimeCodeMatches(typed, stored, now), typed)
  assert.ok(oneTimeCodeMatches('K7QM2WXDABCD', stored, new Date('2027-02-19T05:59:59Z')))
  assert.ok(!oneTimeCodeMatches('K7QM2WXDABCD', stored, new Date('2027-02-19T06:00:00Z')))
})
