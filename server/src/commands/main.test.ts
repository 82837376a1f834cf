import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

test('replacing what people stored is a security event, done or not; looking at it is none', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-commands-'))
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const file = join(folder, 'security.log')
  const env = { DATA_DIR: join(folder, 'data'), DEMO: 'off', SECURITY_LOG: file }
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
  const unknown = '00000000-0000-4000-8000-000000000000'
  const broken = join(folder, 'broken.backup')
  writeFileSync(broken, 'no backup')
  assert.equal(run('reset').status, 0)
  assert.equal(run('reports').status, 0)
  assert.equal(run('moderation').status, 0)
  assert.equal(run('moderation', 'keep', unknown).status, 1)
  assert.equal(run('restore', broken).status, 1)
  const missing = run('restore', join(folder, 'missing.backup'))
  assert.match(missing.stderr, /^The backup .*missing\.backup cannot be read \(ENOENT/m)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  assert.deepEqual(
    lines
      .map((line) => JSON.parse(line))
      .map(({ kind, event, outcome, user }) => [kind, event, outcome, user]),
    [
      ['security', 'database-reset', 'ok', 'operator'],
      ['security', 'suggestion-judged', 'failed', 'operator'],
      ['security', 'database-restored', 'failed', 'operator'],
      ['security', 'database-restored', 'failed', 'operator'],
    ],
  )
})
