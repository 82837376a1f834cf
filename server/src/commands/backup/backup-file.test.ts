import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import test, { type TestContext } from 'node:test'
import { allMigrations } from '#platform/migrate.ts'
import { migrationsSince, writeWhole } from './backup-file.ts'

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-backup-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a file gets its name once it is whole, and only its owner can read it', async (t) => {
  const folder = folderOf(t)
  const file = join(folder, 'backup')
  await writeWhole(file, async (sink) => {
    assert.ok(!readdirSync(folder).includes('backup'))
    await pipeline(Readable.from(['whole']), sink)
  })
  assert.deepEqual(readdirSync(folder), ['backup'])
  assert.equal(readFileSync(file, 'utf8'), 'whole')
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('a backup that fails leaves the one before it, and no half of itself', async (t) => {
  const folder = folderOf(t)
  const file = join(folder, 'backup')
  writeFileSync(file, 'before')
  const broken = writeWhole(file, async (sink) => {
    await pipeline(Readable.from(['half']), sink)
    throw new Error('The database is gone')
  })
  await assert.rejects(broken, /The database is gone/)
  assert.deepEqual(readdirSync(folder), ['backup'])
  assert.equal(readFileSync(file, 'utf8'), 'before')
})

test('the migrations since a backup are told; one that is not known is of a newer Vikalp', () => {
  const all = allMigrations()
  assert.deepEqual(migrationsSince('backup', all), [])
  assert.deepEqual(migrationsSince('backup', all.slice(0, -2)), all.slice(-2))
  assert.throws(
    () => migrationsSince('backup', [...all, '9999_later.sql']),
    new Error('backup comes from a newer Vikalp: 9999_later.sql'),
  )
})
