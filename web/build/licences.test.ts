import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { listPackages, writeLicences } from './licences.ts'

// All let the code be used, changed and sold, and ask at most for their notice.
const permitted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]
// libvips is a library of its own that sharp loads unchanged, which its licence permits to any program. Fonts may be part
// of a document. The MIT licence of png-js is in its file alone.
const permittedTo: [RegExp, string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^@fontsource\//, 'OFL-1.1'],
  [/^png-js /, ''],
]

const isPermitted = (name: string, licence: string): boolean =>
  permitted.includes(licence) || permittedTo.some(([who, what]) => who.test(name) && what === licence)

test('every package of a production install has a permitted licence', () => {
  const packages = listPackages()
  assert.ok(packages.length > 150)
  for (const { name, licence } of packages)
    for (const part of licence.split(/ and /i)) assert.ok(isPermitted(name, part), `${name}: ${licence}`)
  assert.equal(isPermitted('sharp', 'LGPL-3.0-or-later'), false)
})

test('the licences that go with the site name each package here, and each font has its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-licences-'))
  await writeLicences(folder)
  const text = readFileSync(join(folder, 'licences.txt'), 'utf8')
  rmSync(folder, { recursive: true })
  for (const { name, licence, folder } of listPackages())
    if (existsSync(folder)) assert.ok(text.includes(`${name} (${licence})`), name)
  assert.match(text, /^Copyright \(c\) Meta Platforms, Inc\. and affiliates\./m)
  assert.match(text, /Copyright 2021 The Anek Project Authors[^-]+SIL Open Font License/)
  assert.match(text, /Copyright 2001-2021 The STIX Fonts Project Authors[^-]+SIL Open Font License/)
  const fonts = readdirSync(join(import.meta.dirname, '../src/fonts')).filter((name) =>
    name.endsWith('.woff2'),
  )
  // science.woff2 has the figures and signs of STIX Two Math.
  for (const font of fonts) assert.match(font, /^(anek|stix|science)\b/)
})
