import assert from 'node:assert/strict'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { newDataDir } from '#testing/trial.ts'
import { copyPackage } from './copy-package.ts'

const name = 'postgres-9.9.9'

/** A package with one program, which only its owner can read. */
function packageIn(t: TestContext): { folder: string; installed: string } {
  const folder = newDataDir(t)
  const installed = join(folder, 'installed')
  mkdirSync(join(installed, 'native/bin'), { recursive: true, mode: 0o700 })
  writeFileSync(join(installed, 'package.json'), '{ "version": "9.9.9" }')
  writeFileSync(join(installed, 'native/bin/postgres'), '#!/bin/sh', { mode: 0o700 })
  symlinkSync('postgres', join(installed, 'native/bin/postmaster'))
  writeFileSync(join(installed, 'README.md'), 'not needed')
  return { folder, installed }
}
const always = () => true

test('a package is copied whole, for everybody to run, to the first place where it works', (t) => {
  const { folder, installed } = packageIn(t)
  const places = [join(folder, 'noexec'), join(folder, 'var/lib/vikalp')]
  const copy = copyPackage(installed, places, (at) => at.includes('var/lib'))
  assert.equal(copy, join(folder, 'var/lib/vikalp', name))
  assert.deepEqual(readdirSync(copy).sort(), ['native', 'package.json'])
  const modes = ['native', 'native/bin/postgres'].map((part) => statSync(join(copy, part)).mode & 0o777)
  assert.deepEqual(modes, [0o755, 0o755])
  assert.equal(readlinkSync(join(copy, 'native/bin/postmaster')), 'postgres')
  assert.equal(statSync(join(folder, 'var/lib/vikalp')).mode & 0o022, 0)
})

test('a copy that is there is used as it is', (t) => {
  const { folder, installed } = packageIn(t)
  const places = [join(folder, 'programs')]
  const copy = copyPackage(installed, places, always) ?? ''
  writeFileSync(join(copy, 'native/mark'), 'of the first start')
  assert.equal(copyPackage(installed, places, always), copy)
  assert.equal(readFileSync(join(copy, 'native/mark'), 'utf8'), 'of the first start')
})

const unsafe: [what: string, make: (place: string) => void][] = [
  [
    'a folder that others may write to',
    (place) => {
      mkdirSync(place)
      chmodSync(place, 0o777)
    },
  ],
  ['a file', (place) => writeFileSync(place, '')],
]
for (const [what, make] of unsafe)
  test(`${what} is no place for programs that we run`, (t) => {
    const { folder, installed } = packageIn(t)
    const place = join(folder, 'place')
    make(place)
    assert.equal(copyPackage(installed, [place], always), undefined)
  })

test('a package that cannot be copied whole leaves no half of it behind', (t) => {
  const folder = newDataDir(t)
  const installed = join(folder, 'installed')
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "version": "0.0.0-without-programs" }')
  assert.equal(copyPackage(installed, [join(folder, 'programs')], always), undefined)
  assert.deepEqual(readdirSync(join(folder, 'programs')), [])
})
