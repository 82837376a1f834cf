import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { testApp } from '#testing/test-app.ts'
import { securityEvents } from './platform/monitoring/security-events.ts'
import { nodeOptions } from './testing/real-server.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const guide = read('docs/operating.md')

const found = (pattern: RegExp): string[] => [
  ...new Set([...guide.matchAll(pattern)].map(([whole, part]) => part ?? whole)),
]

test('docs/operating.md names only metrics that /metrics has', async () => {
  const server = await testApp()
  await server.call('GET', '/api/test')
  const lines = String((await server.call('GET', '/metrics')).body).split('\n')
  await server.close()
  const named = found(/\b(?:http|process|nodejs)_[a-z0-9_]+/g)
  assert.ok(named.length > 6)
  for (const name of named)
    assert.ok(
      lines.some((line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length))),
      name,
    )
})

test('docs/operating.md names only settings, commands and files that exist', () => {
  const settings = read('server/src/config.ts')
  const known = found(/(?<![\w$-])[A-Z]+(?:_[A-Z]+)+\b|\b(?:WORKERS|DEMO|PORT)\b/g)
  assert.ok(known.length > 10)
  for (const name of known) assert.match(settings, new RegExp(`^  ${name}: `, 'm'))
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const commands = [...found(/npm run (?:-s )?([\w:-]+)/g), ...found(/npm (start|test)\b/g)]
  assert.ok(commands.length > 4)
  for (const name of commands) assert.ok(scripts[name], name)
  for (const path of found(/\b(?:deploy|bench|server)\/[\w./-]*\w/g))
    assert.ok(existsSync(join(root, path)), path)
})

test('npm start, the unit, the image and the tests start Node in the same way', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const start = ['node', ...nodeOptions, 'server/main.js']
  assert.equal(scripts.start, `exec ${start.join(' ')}`)
  assert.ok(read('deploy/vikalp.service').includes(`/node_modules/.bin/${start.join(' ')}\n`))
  assert.ok(read('deploy/Dockerfile').includes(`CMD ["${start.join('", "')}"]`))
})

test('the unit keeps the socket of the database where the nightly backup sees it', () => {
  const unit = read('deploy/vikalp.service')
  const [, folder] = /^RuntimeDirectory=(.+)$/m.exec(unit) ?? []
  const [, temporary] = /^Environment=.*\bTMPDIR=(\S+)/m.exec(unit) ?? []
  assert.match(unit, /^PrivateTmp=true$/m)
  assert.equal(temporary, `/run/${folder}`)
})

test('docs/operating.md quotes only lines that the log can have, and routes that exist', () => {
  const code = globSync('server/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  for (const event of found(/"event":"([^"]+)"/g)) assert.ok(event in securityEvents, event)
  const messages = found(/"msg":"([^"]+)"/g)
  assert.ok(messages.length > 5)
  for (const message of messages) assert.ok(code.includes(`'${message}'`), message)
  const contract = globSync('contract/src/*.ts', { cwd: root }).map(read).join('\n')
  for (const path of found(/`(\/(?:api\/[\w/-]+|livez|readyz))`/g))
    assert.ok(contract.includes(`path: '${path}'`), path)
})
