import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import fastify from 'fastify'
import { errorOf } from '#testing/test-app.ts'
import { installLoadShedding } from './shed-load.ts'

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** The status of a call with these very first lines, which `fetch` would write otherwise. */
async function statusOf(url: string, ...lines: string[]): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${[...lines, `host: ${hostname}`, 'connection: close'].join('\r\n')}\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1])
}

/** A server whose answers under /api wait until `release`. */
async function slowServer(t: TestContext) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const app = fastify()
  let nowMs = 0
  installLoadShedding(app, { 'x-frame-options': 'DENY' }, () => nowMs)
  const wait = (ms: number) => {
    nowMs += ms
  }
  let began = 0
  app.route({
    method: ['GET', 'POST'],
    url: '/api/slow',
    handler: async () => {
      began++
      await released
      return { data: 'done' }
    },
  })
  app.get('/livez', () => ({ status: 'alive' }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => {
    release()
    return app.close()
  })
  let client = new AbortController()
  const call = (path: string, method = 'GET', token?: string) => {
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    return fetch(url + path, { method, headers, signal: client.signal })
  }
  let underWay: Promise<Response>[] = []
  /** Sends the calls and waits until all of them are under way. */
  const occupy = async (count: number, token: (i: number) => string) => {
    const end = began + count
    const calls = Array.from({ length: count }, (_, i) => call('/api/slow', 'POST', token(i)))
    underWay.push(...calls)
    while (began < end) await new Promise(setImmediate)
    return calls
  }
  /** All clients go away; returns when the server has noticed. */
  const lose = async () => {
    client.abort()
    client = new AbortController()
    await Promise.allSettled(underWay)
    underWay = []
    while ((await connectionsOf(app.server)) > 0) await new Promise(setImmediate)
  }
  return { url, call, occupy, release, lose, wait }
}

test('a caller with too much under way is refused in our shape, while others are served', async (t) => {
  const { call, occupy, release } = await slowServer(t)
  const calls = await occupy(12, () => 'one')
  let isAnswered = false
  const refusal = call('/api/slow', 'POST', 'one').finally(() => {
    isAnswered = true
  })
  for (let i = 0; i < 5; i++) assert.equal((await call('/livez')).status, 200)
  assert.equal(isAnswered, false, 'it waits for as long as it is asked to, while others do not')
  const refused = await refusal
  assert.equal(refused.status, 429)
  assert.equal(errorOf(await refused.json()).code, 'rate_limited')
  const { headers } = refused
  assert.deepEqual(
    ['retry-after', 'x-frame-options', 'cache-control'].map((name) => headers.get(name)),
    ['1', 'DENY', 'no-store'],
  )
  const other = await occupy(1, () => 'other')
  release()
  for (const answer of await Promise.all([...calls, ...other])) assert.equal(answer.status, 200)
  assert.equal((await call('/api/slow', 'GET', 'one')).status, 200)
})

test('a full server refuses what is read before what is written, and says that it is alive', async (t) => {
  const { url, call, occupy, release } = await slowServer(t)
  const calls = await occupy(40, (i) => `student ${i}`)
  const read = await call('/api/slow')
  assert.deepEqual([read.status, read.headers.get('retry-after')], [503, '2'])
  assert.equal(errorOf(await read.json()).code, 'unavailable')
  calls.push(...(await occupy(80, (i) => `writer ${i}`)))
  assert.equal((await call('/api/slow', 'POST')).status, 503)
  assert.equal((await call('/%61pi/slow', 'POST')).status, 503, 'the same address written otherwise')
  for (const site of ['http://vikalp.example', 'HTTPS://vikalp.example:443'])
    assert.equal(await statusOf(url, `POST ${site}/api/slow HTTP/1.1`), 503, 'and as to a proxy')
  assert.equal((await call('/livez')).status, 200)
  release()
  for (const answer of await Promise.all(calls)) assert.equal(answer.status, 200)
  assert.equal((await call('/api/slow')).status, 200)
})

test('once a queue stands fewer are taken on, and what is written still before what is read', async (t) => {
  const { url, occupy, lose, wait } = await slowServer(t)
  const ask = (method: string) => statusOf(url, `${method} /api/slow HTTP/1.1`)
  await occupy(60, (i) => `student ${i}`)
  wait(100)
  await occupy(1, () => 'one more')
  wait(100)
  assert.equal(await ask('POST'), 503, 'in a burst there was room for 59 more')
  await lose()
  await occupy(12, (i) => `writer ${i}`)
  assert.equal(await ask('GET'), 503)
  await occupy(4, (i) => `late writer ${i}`)
  assert.equal(await ask('POST'), 503)
})

test('a caller who writes the scheme of the token otherwise is the same caller', async (t) => {
  const { url, occupy } = await slowServer(t)
  await occupy(12, () => 'one')
  const status = await statusOf(url, 'GET /api/slow HTTP/1.1', 'authorization: bEARER one')
  assert.equal(status, 429)
})

test('calls whose clients have gone do not count', async (t) => {
  const { call, occupy, lose } = await slowServer(t)
  await occupy(12, () => 'one')
  await lose()
  await occupy(12, () => 'one')
  assert.equal((await call('/api/slow', 'GET', 'one')).status, 429)
})
