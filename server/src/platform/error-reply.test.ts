import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import test, { after, before } from 'node:test'
import { ProblemReply } from '@vikalp/contract/problem'
import fastify from 'fastify'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { installErrorReply, rejectUnreadable } from './error-reply.ts'
import { notFound, unavailable } from './problem.ts'

let server: TestApp
let port: number
before(async () => {
  server = await testApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
after(() => server.close())

/** The raw answer to these bytes, complete when the server has closed the connection. */
async function send(request: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(request)
  let text = ''
  for await (const chunk of socket) text += chunk
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { head, body }
}

const host = 'Host: vikalp.example\r\nConnection: close\r\n'
const unread: [string, string, string][] = [
  ['a bad percent-encoding', `GET /api/%zz?token=SECRET HTTP/1.1\r\n${host}\r\n`, '400 invalid_request'],
  ['a line that is no header', `GET / HTTP/1.1\r\n${host}no header\r\n\r\n`, '400 invalid_request'],
  ['an unknown method', `FROB / HTTP/1.1\r\n${host}\r\n`, '400 invalid_request'],
  [
    'two lengths',
    `POST /api/test HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400 invalid_request',
  ],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, '413 too_large'],
]
for (const [name, request, expected] of unread)
  test(`${name} gets the standard error body, with the security headers and without its own text`, async () => {
    const { head, body } = await send(request)
    const { error } = ProblemReply.parse(JSON.parse(body))
    assert.equal(`${head.split(' ')[1]} ${error.code}`, expected)
    assert.match(head, /^content-security-policy: default-src 'none'/m)
    assert.match(head, /^cache-control: no-store/m)
    assert.ok(head.includes(`x-request-id: ${error.requestId}`))
    assert.doesNotMatch(body, /SECRET|FST_/)
  })

const cut: [code: string, said: RegExp][] = [
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    /^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 1\r\n[\s\S]*The request took too long/,
  ],
  ['HPE_HEADER_OVERFLOW', /^HTTP\/1\.1 413 [\s\S]*The headers are too large/],
  ['HPE_INVALID_METHOD', /^HTTP\/1\.1 400 [\s\S]*x-frame-options: DENY[\s\S]*The request cannot be read/],
  ['ECONNRESET', /^$/],
]
for (const [code, said] of cut)
  test(`a connection that ends with ${code} is told what is of use to it`, async (t) => {
    const { clientErrorHandler } = rejectUnreadable({ 'x-frame-options': 'DENY' })
    const failing = createServer((socket) =>
      clientErrorHandler?.call(
        server.app,
        Object.assign(new Error(), { code, bytesParsed: 0, rawPacket: { type: 'Buffer', data: [] } }),
        socket,
      ),
    )
    t.after(() => failing.close())
    await once(failing.listen(0, '127.0.0.1'), 'listening')
    const address = failing.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    let text = ''
    for await (const chunk of socket.setEncoding('utf8')) text += chunk
    assert.match(text, said)
  })

test('the body of a request may not take longer than the whole request', () => {
  const { requestTimeout, headersTimeout } = server.app.server
  assert.ok(requestTimeout > 0 && headersTimeout <= requestTimeout)
})

const inner: [string, () => Error][] = [
  ['a plain error', () => new Error('inner text')],
  ['a time-out, whose code is a number', () => new DOMException('inner text', 'TimeoutError')],
]
for (const [name, make] of inner)
  test(`${name} is unexpected and its text is not sent`, async () => {
    const app = fastify()
    installErrorReply(app)
    app.get('/', () => {
      throw make()
    })
    const reply = await app.inject('/')
    assert.deepEqual([reply.statusCode, errorOf(reply.json()).code], [500, 'unexpected'])
    assert.doesNotMatch(reply.body, /inner/)
  })

test('the log says what does not answer, and nothing about what is not there', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({ logger: { level: 'warn', stream } })
  installErrorReply(app)
  app.get('/missing', () => {
    throw notFound('The class')
  })
  app.get('/silent', () => {
    throw unavailable('The database', new Error('refused'))
  })
  assert.equal((await app.inject('/missing')).statusCode, 404)
  assert.deepEqual(lines, [])
  assert.equal((await app.inject('/silent')).statusCode, 503)
  assert.equal(lines.length, 1)
  assert.match(lines.join(), /The database does not answer just now/)
})
