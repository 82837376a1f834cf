import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newDataDir } from '#testing/trial.ts'
import { copyPackage } from './copy-package.ts'

test('a package that cannot be copied whole leaves no half of it behind', (t) => {
  const dataDir = newDataDir(t)
  const installed = join(dataDir, 'installed')
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "version": "0.0.0-without-programs" }')
  assert.equal(
    copyPackage(installed, dataDir, () => true),
    undefined,
  )
  assert.deepEqual(readdirSync(join(dataDir, 'programs')), [])
})
