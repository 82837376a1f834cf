import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { DataFolderInUse } from '../failures.ts'
import { lockFolder } from './folder-lock.ts'

async function lockedFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'))
  const mark = randomUUID()
  const { release } = await lockFolder(folder, mark)
  t.after(async () => {
    await release()
    rmSync(folder, { recursive: true })
  })
  return { folder, lockAgain: () => lockFolder(folder, mark) }
}

test('a second Vikalp is told which process has the folder', async (t) => {
  const { folder, lockAgain } = await lockedFolder(t)
  await assert.rejects(lockAgain, new DataFolderInUse(folder, process.pid))
})

test('a number that no running process has names nobody', async (t) => {
  const { folder, lockAgain } = await lockedFolder(t)
  for (const left of [String(2 ** 30), '']) {
    writeFileSync(join(folder, 'vikalp.pid'), left)
    await assert.rejects(lockAgain, new DataFolderInUse(folder, undefined))
  }
})
