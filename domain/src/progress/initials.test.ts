import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initials } from './initials.ts'

test('first and last name give two letters, whatever stands between them', () => {
  assert.equal(initials('Aarav Shah'), 'AS')
  assert.equal(initials(' meera  k. joshi '), 'MJ')
})

test('one name gives one letter, and no name gives none', () => {
  assert.equal(initials('Priya'), 'P')
  assert.equal(initials('  '), '')
})

test('a letter of two UTF-16 units is not cut in half', () => assert.equal(initials('𑄌akma Roy'), '𑄌R'))

test('a letter written with several code points stays whole', () => {
  assert.equal(initials('श्री सरस्वती विद्यालय'), 'श्रीवि')
  assert.equal(initials('અનુષ્કા ક્ષત્રિય'), 'અક્ષ')
})
