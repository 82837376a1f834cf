import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { jsonLog } from './json-log.ts'

function linesAt(t: TestContext, level: string): Record<string, unknown>[] {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 })
  const lines: Record<string, unknown>[] = []
  const { mock } = t.mock.method(process.stdout, 'write', (line: string) => lines.push(JSON.parse(line)) > 0)
  const log = jsonLog(level)
  log.info('started', { port: 3000 })
  log.error('broke')
  mock.restore() // what runs the tests writes there as well
  return lines
}

const info = { level: 30, time: 1_000, port: 3000, msg: 'started' }
const error = { level: 50, time: 1_000, msg: 'broke' }
const shown: [level: string, lines: object[]][] = [
  ['trace', [info, error]],
  ['info', [info, error]],
  ['warn', [error]],
  ['error', [error]],
  ['fatal', []],
  ['silent', []],
]
for (const [level, lines] of shown)
  test(`the lines of a log at the level ${level}`, (t) => assert.deepEqual(linesAt(t, level), lines))
