import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { openServerLog } from './server-log.ts'

function logIn(t: TestContext, text = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-log-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'log')
  if (text) writeFileSync(path, text)
  return path
}

const lines = (count: number): string => Array.from({ length: count }, (_, i) => `line ${i}\n`).join('')

test('the end of a log is the last fifteen lines of this start', (t) => {
  const log = openServerLog(logIn(t, 'of an earlier start\n'))
  assert.equal(log.tail(), '')
  writeSync(log.file, lines(3))
  assert.equal(log.tail(), lines(3).trimEnd())
  writeSync(log.file, lines(20))
  assert.equal(log.tail(), lines(20).split('\n').slice(5, 20).join('\n'))
})

test('of very long lines only the end is told', (t) => {
  const log = openServerLog(logIn(t))
  writeSync(log.file, `${'x'.repeat(10_000)}end\n`)
  assert.equal(log.tail(), `${'x'.repeat(8_188)}end`)
})

test('a log of more than ten megabytes is put aside; only its owner may read the new one', (t) => {
  const path = logIn(t, 'old')
  truncateSync(path, 10 * 1024 * 1024)
  openServerLog(path)
  assert.equal(existsSync(`${path}.1`), false)
  truncateSync(path, 10 * 1024 * 1024 + 1)
  openServerLog(path)
  assert.equal(statSync(`${path}.1`).size, 10 * 1024 * 1024 + 1)
  const { size, mode } = statSync(path)
  assert.deepEqual([size, mode & 0o777], [0, 0o600])
})
