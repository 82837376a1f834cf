import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { tokenSecret } from './token-secret.ts'

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-secret-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a key is made once, readable only by its owner, and no other file is left', (t) => {
  const folder = newFolder(t)
  const made = tokenSecret(undefined, folder)
  assert.ok(made.length >= 64)
  assert.equal(tokenSecret(undefined, folder), made)
  assert.equal(statSync(join(folder, 'token-secret')).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(folder), ['token-secret'])
})

test('the key of the settings is used and not stored', (t) => {
  const folder = newFolder(t)
  assert.equal(tokenSecret('x'.repeat(32), folder), 'x'.repeat(32))
  assert.deepEqual(readdirSync(folder), [])
})

test('a truncated key stops the start', (t) => {
  const folder = newFolder(t)
  writeFileSync(join(folder, 'token-secret'), '')
  assert.throws(() => tokenSecret(undefined, folder), /token-secret is damaged: remove it/)
  writeFileSync(join(folder, 'token-secret'), 'x'.repeat(31))
  assert.throws(() => tokenSecret(undefined, folder), /token-secret is damaged: remove it/)
  writeFileSync(join(folder, 'token-secret'), 'x'.repeat(32))
  assert.equal(tokenSecret(undefined, folder), 'x'.repeat(32))
})

test('a key that cannot be read stops the start, as another would end every sign-in', (t) => {
  const folder = newFolder(t)
  mkdirSync(join(folder, 'token-secret'))
  assert.throws(() => tokenSecret(undefined, folder), /token-secret cannot be read: EISDIR/)
})

test('a folder that cannot be made is named, with what to do', (t) => {
  const file = join(newFolder(t), 'a file')
  writeFileSync(file, '')
  assert.throws(() => tokenSecret(undefined, join(file, 'data')), /a file.*: point DATA_DIR to one/)
})
