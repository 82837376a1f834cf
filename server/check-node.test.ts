import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import test from 'node:test'

/** Runs a file in a Node that reports this version. */
function runAs(version: string, file: string): { code: number | null; said: string } {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`
  const pretence = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`
  const args = ['--import', pretence, join(import.meta.dirname, file)]
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PORT: 'none' }, // an accepted Node stops at this setting
    timeout: 60_000,
  })
  return { code: status, said: stderr }
}

for (const version of ['18.20.8', '20.20.2', '23.11.0', '24.0.0', '24.15.0', '25.9.0', '26.0.0'])
  test(`with Node ${version} the server only says which version it needs`, () => {
    const { code, said } = runAs(version, 'main.js')
    assert.equal(code, 1)
    assert.match(said, /^Vikalp needs Node 24\.16 or 26\.1, or later, and this is Node [\d.]+\. .+\n$/)
    assert.ok(said.includes(`this is Node ${version}.`))
  })

for (const version of ['24.16.0', '26.1.0', '27.0.0'])
  test(`Node ${version} is accepted`, () => {
    assert.deepEqual(runAs(version, 'check-node.js'), { code: 0, said: '' })
    assert.match(runAs(version, 'main.js').said, /PORT/)
  })
