import assert from 'node:assert/strict'
import test from 'node:test'
import { penNames } from './pen-names.ts'

const ids = Array.from({ length: 60 }, (_, i) => `0197f3c2-1111-7abc-8def-0000000000${i}`)
const names = (secret: string) => ids.map(penNames(secret))

test('a user always has the same pen name, and those of one class are told apart', () => {
  assert.deepEqual(names('one key'), names('one key'))
  assert.ok(new Set(names('one key')).size >= 58)
})

test('without the key of the server a pen name cannot be worked out', () => {
  const others = names('another key')
  assert.ok(names('one key').filter((name, i) => name === others[i]).length <= 1)
})
