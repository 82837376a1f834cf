import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { letPass, makeDataFolder } from './data-folder.ts'

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-folder-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

const modeOf = (folder: string): number => statSync(folder).mode & 0o777

test('a new data folder is its owner’s alone, those above it are not; one that is there stays as it is', (t) => {
  const above = join(newFolder(t), 'above')
  const folder = join(above, 'data')
  makeDataFolder(folder)
  assert.equal(modeOf(folder), 0o700)
  assert.notEqual(modeOf(above), 0o700)
  chmodSync(folder, 0o750)
  makeDataFolder(folder)
  assert.equal(modeOf(folder), 0o750)
})

test('a file in its place is an error', (t) => {
  const file = join(newFolder(t), 'data')
  writeFileSync(file, '')
  assert.throws(() => makeDataFolder(file), /EEXIST/)
})

const skip = process.getuid?.() !== 0 && 'only root may give a folder to somebody else'

test('an account may pass through the private folder of root, which stays root’s; an open one is left', {
  skip,
}, (t) => {
  const folder = newFolder(t)
  letPass(folder, undefined)
  assert.equal(modeOf(folder), 0o700)
  letPass(folder, { uid: 54_321, gid: 54_322 })
  const { uid, gid } = statSync(folder)
  assert.deepEqual([uid, gid, modeOf(folder)], [0, 54_322, 0o710])
  const open = newFolder(t)
  chmodSync(open, 0o755)
  letPass(open, { uid: 54_321, gid: 54_322 })
  assert.deepEqual([statSync(open).gid, modeOf(open)], [0, 0o755])
})
