import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let port: number
before(async () => {
  server = await testApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
after(() => server.close())

const ask = 'GET /livez HTTP/1.1\r\nHost: vikalp.example\r\n\r\n'

test('a request that is not over after two minutes loses its connection, one that was answered does not', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const [slow, quick] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')].map((socket) =>
    socket.setEncoding('utf8'),
  )
  assert.ok(slow && quick)
  quick.write(ask)
  const [first] = await once(quick, 'data')
  const begun = once(server.app.server, 'request')
  slow.write(
    'POST /api/accounts/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await begun
  await new Promise(setImmediate)
  t.mock.timers.tick(119_999)
  assert.equal(slow.destroyed, false)
  const closed = once(slow, 'close')
  t.mock.timers.tick(1)
  await closed
  quick.write(ask)
  const [second] = await once(quick, 'data')
  for (const answer of [first, second]) assert.match(String(answer), /^HTTP\/1\.1 200 /)
  quick.destroy()
})

test('of more connections than a server can serve, those beyond are closed at once', () => {
  assert.equal(server.app.server.maxConnections, 10_000)
})

test('a server that leaves asks every client to close its connection', async () => {
  const connectionOf = async () => (await server.call('GET', '/livez')).headers.connection
  assert.notEqual(await connectionOf(), 'close')
  server.app.leave()
  assert.equal(await connectionOf(), 'close')
})

test('an empty body counts as none', async () => {
  const token = await server.signUp('student')
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token, raw: '' })).status, 204)
})
