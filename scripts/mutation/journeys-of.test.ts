import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { journeysOf } from './journeys-of.ts'

const root = join(import.meta.dirname, '../..')

test('every file of the web has journeys, and each of them is there', () => {
  const paths = globSync('web/src/**/*.ts', { cwd: root })
  assert.ok(paths.length > 0)
  for (const path of paths) {
    const names = journeysOf(path)
    assert.ok(names.length > 0, path)
    for (const name of names) assert.ok(existsSync(join(root, 'e2e', `${name}.e2e.ts`)), name)
  }
})

test('the nearest folder decides, and no other workspace has journeys', () => {
  assert.deepEqual(journeysOf('web/src/features/hint/hint.api.ts'), ['hint'])
  assert.deepEqual(journeysOf('domain/src/random.ts'), [])
})
