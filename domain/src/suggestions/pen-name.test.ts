import assert from 'node:assert/strict'
import test from 'node:test'
import { penName } from './pen-name.ts'

test('a pen name is an element and a number of three digits, for every number of 32 bits', () => {
  assert.equal(penName(0), 'Argon 100')
  assert.equal(penName(23), 'Zirconium 100')
  assert.equal(penName(24), 'Argon 101')
  assert.equal(penName(24 * 900), 'Argon 100')
  assert.match(penName(0xffffffff), /^[A-Z][a-z]+ \d{3}$/)
})
