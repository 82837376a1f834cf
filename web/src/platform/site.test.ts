import assert from 'node:assert/strict'
import test from 'node:test'
import { phoneLink } from './site.ts'

test('a number to call has its digits and its plus, and nothing between them', () => {
  assert.equal(phoneLink('+91 (79) 2345-6789'), 'tel:+917923456789')
  assert.equal(phoneLink('079 2345 6789'), 'tel:07923456789')
})
