import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const namesIn = (list = ''): string[] => [...list.matchAll(/\w+/g)].map(([name]) => name).sort()

test('the English texts that are no chunks of their own are those that the entry brings', () => {
  const left = namesIn(/'!\.\/en\/\{([^}]*)\}\.ts'/.exec(read('messages/load-messages.ts'))?.[1])
  const brought = namesIn(/addMessages\(\{([^}]*)\}/.exec(read('app/main.tsx'))?.[1])
  assert.ok(left.length > 0)
  assert.deepEqual(left, brought)
})
