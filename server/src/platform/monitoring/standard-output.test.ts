import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import test from 'node:test'

const file = (name: string): string => JSON.stringify(import.meta.resolve(name))
const lines = 20_000
type Output = 'standard' | 'gathered'
const outputs: readonly Output[] = ['standard', 'gathered']

/** Writes far more than a pipe holds, in two goes, says what still waits to be written, and ends as the server does. */
const script = (output: Output): string => `
  const { fastify } = await import(${file('fastify')})
  const { jsonLog } = await import(${file('./json-log.ts')})
  const { logOptions } = await import(${file('./request-log.ts')})
  const { securityLog } = await import(${file('./security-log.ts')})
  const { standardOutput, gatheredOutput } = await import(${file('./standard-output.ts')})
  const output = { standard: standardOutput, gathered: gatheredOutput }['${output}']
  const write = () => { for (let i = 0; i < ${lines / 2}; i++) output.write('x'.repeat(199) + '\\n') }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 50))
  write()
  await turn()
  fastify(logOptions('info')).log.info('answered')
  jsonLog('info').info('started')
  securityLog({ where: 'stdout' })({ event: 'sign-in', outcome: 'ok' })
  console.log('said by somebody else')
  await turn()
  write()
  await turn()
  process.stderr.write(process.stdout.writableLength + '\\n', () => process.exit(0))`

async function waitingAtTheEnd(child: ChildProcess): Promise<number> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  assert.equal(code, 0, said)
  return Number(said)
}

const run = (output: Output, to: 'pipe' | number): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '--eval', script(output)], {
    stdio: ['ignore', to, 'pipe'],
  })

const skip = existsSync('/dev/full') ? false : 'this system has no /dev/full'

for (const output of outputs) {
  test(`a process whose ${output} log goes to a full disk lives on`, { skip }, async () => {
    const full = openSync('/dev/full', 'w')
    assert.equal(await waitingAtTheEnd(run(output, full)), 0)
    closeSync(full)
  })

  test(`a process whose ${output} log nobody reads any more lives on`, async () => {
    const child = run(output, 'pipe')
    child.stdout?.destroy()
    assert.equal(await waitingAtTheEnd(child), 0)
  })

  test(`a process whose reader of the ${output} log has ceased to read keeps a megabyte for it`, async () => {
    const child = run(output, 'pipe')
    const waiting = await waitingAtTheEnd(child)
    assert.ok(waiting >= 1024 * 1024 && waiting < 1024 * 1024 + 200, `${waiting} bytes wait`)
  })
}

test('lines are gathered in their order, and written when the process ends', async () => {
  const lines = `
    const { standardOutput, gatheredOutput } = await import(${file('./standard-output.ts')})
    gatheredOutput.write('1')
    standardOutput.write('2')
    gatheredOutput.write('3')
    gatheredOutput.write('4')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines])
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await once(child, 'close')
  assert.equal(said, '1234')
})
