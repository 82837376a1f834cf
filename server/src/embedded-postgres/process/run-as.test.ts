import assert from 'node:assert/strict'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { chooseAccount } from './run-as.ts'

const skip = process.getuid?.() !== 0 && 'only root may give a folder to somebody else'

test('a cluster keeps the account that owns it; root is never chosen', { skip }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-owner-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const system = chooseAccount(folder)
  assert.ok(system && system.uid > 0)
  chownSync(folder, 54_321, 54_322)
  assert.deepEqual(chooseAccount(folder), system, 'an empty folder has no owner to keep')
  writeFileSync(join(folder, 'PG_VERSION'), '18')
  assert.deepEqual(chooseAccount(folder), { uid: 54_321, gid: 54_322 })
  chownSync(folder, 0, 0)
  assert.deepEqual(chooseAccount(folder), system)
})
