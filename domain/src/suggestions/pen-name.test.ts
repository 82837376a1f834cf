import assert from 'node:assert/strict'
import test from 'node:test'
import { penName } from './pen-name.ts'

test('a user always has the same pen name, and it contains nothing of the id', () => {
  const id = '0197f3c2-1111-7abc-8def-000000000001'
  assert.equal(penName(id), penName(id))
  assert.match(penName(id), /^[A-Z][a-z]+ \d{3}$/)
})

test('users of one class are told apart', () => {
  const names = Array.from({ length: 60 }, (_, i) => penName(`0197f3c2-1111-7abc-8def-0000000000${i}`))
  assert.ok(new Set(names).size >= 58)
})
