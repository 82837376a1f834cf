import { connect } from 'node:net'

const patienceMs = 25_000

type Case = { name: string; bytes: string; expected: RegExp }

const get = 'GET /api/test HTTP/1.1\r\nHost: localhost\r\n'
const refused = /^HTTP\/1\.1 4\d\d /
const refusedOrClosed = /^(HTTP\/1\.1 4\d\d |$)/

// Requests that no HTTP client sends. Whether a proxy and we read them alike decides about smuggling.
const cases: readonly Case[] = [
  { name: 'no request at all', bytes: 'hello\r\n\r\n', expected: refused },
  {
    name: 'a NUL in the address',
    bytes: 'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    expected: refused,
  },
  { name: 'HTTP/0.9', bytes: 'GET /\r\n\r\n', expected: /^HTTP\/1\.1 [24]\d\d / },
  { name: 'HTTP/9.9', bytes: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', expected: refused },
  { name: 'an unknown method', bytes: 'FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n', expected: refused },
  { name: 'no host', bytes: 'GET /api/test HTTP/1.1\r\n\r\n', expected: refused },
  { name: 'a header without a colon', bytes: `${get}strange\r\n\r\n`, expected: refused },
  { name: 'a header with a NUL', bytes: `${get}x: a\u0000b\r\n\r\n`, expected: refused },
  { name: 'a line of a header folded', bytes: `${get}x: a\r\n b\r\n\r\n`, expected: /^HTTP\/1\.1 [24]\d\d / },
  { name: 'a bare CR', bytes: `${get}x: a\rb: c\r\n\r\n`, expected: refused },
  { name: 'headers of 100 kB', bytes: `${get}x: ${'a'.repeat(100_000)}\r\n\r\n`, expected: refused },
  { name: 'two lengths', bytes: `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, expected: refused },
  { name: 'a negative length', bytes: `${get}Content-Length: -1\r\n\r\n`, expected: refused },
  {
    name: 'a length and chunks',
    bytes: `${get}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    expected: refused,
  },
  { name: 'an unknown encoding', bytes: `${get}Transfer-Encoding: cows\r\n\r\n`, expected: refused },
  {
    name: 'chunks that are none',
    bytes: `POST /api/accounts/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    expected: refusedOrClosed,
  },
  {
    name: 'a body shorter than it says',
    bytes: `POST /api/accounts/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{}`,
    expected: /^(HTTP\/1\.1 (4\d\d|503) |$)/,
  },
  {
    name: 'a body of 10 MB announced',
    bytes: `POST /api/accounts/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n`,
    expected: refused,
  },
  {
    name: 'an upgrade',
    bytes: `${get}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    expected: /^(HTTP\/1\.1 [24]\d\d |$)/,
  },
  {
    name: 'an absolute address',
    bytes: 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    expected: /^HTTP\/1\.1 [24]\d\d /,
  },
  {
    name: 'a tunnel',
    bytes: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    expected: refusedOrClosed,
  },
]

/** Sends each case over a connection of its own; gives the faults. */
export async function findFramingFaults(port: number): Promise<string[]> {
  const faults = await Promise.all(
    cases.map(async ({ name, bytes, expected }) => {
      const said = await talk(port, bytes)
      if (said === undefined) return `${name}: the connection stays open for ${patienceMs / 1000} s`
      return expected.test(said) ? undefined : `${name}: ${JSON.stringify(said.slice(0, 80))}`
    }),
  )
  return faults.filter((fault) => fault !== undefined)
}

/** Everything that the server says until it closes, or until its first answer is complete; undefined when it says nothing. */
function talk(port: number, bytes: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let said = ''
    const end = (answer: string | undefined) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(() => end(said === '' ? undefined : said), patienceMs)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      said += chunk
      if (said.includes('\r\n\r\n')) end(said)
    })
    socket.on('close', () => end(said))
    socket.on('error', () => end(said))
  })
}
