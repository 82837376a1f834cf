import assert from 'node:assert/strict'
import test from 'node:test'
import { gunzipSync } from 'node:zlib'
import fastify, { type InjectOptions } from 'fastify'
import { installCompression } from './compress.ts'

const text = '√2 ≤ x '.repeat(500)
const app = fastify()
installCompression(app)
app.get('/long', () => ({ text }))
app.get('/bytes', (_, reply) => reply.type('application/json').send(Buffer.from(JSON.stringify({ text }))))
app.get('/short', () => ({ text: 'x'.repeat(1_000) }))
app.get('/picture', (_, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)))
app.get('/none', (_, reply) => reply.code(204).send())

const ask = async (url: string, accepted?: string, method: InjectOptions['method'] = 'GET') => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const { rawPayload, headers: sent } = await app.inject({ method: method ?? 'GET', url, headers })
  return { body: rawPayload, coding: sent['content-encoding'], length: Number(sent['content-length']), sent }
}

for (const url of ['/long', '/bytes'])
  for (const accepted of ['gzip', 'br, gzip;q=0.5', 'gzip, deflate, br, zstd'])
    test(`who accepts ${accepted} gets ${url} compressed`, async () => {
      const { body, coding, length, sent } = await ask(url, accepted)
      assert.equal(coding, 'gzip')
      assert.equal(sent.vary, 'accept-encoding')
      assert.equal(length, body.length)
      assert.ok(body.length < 200)
      assert.equal(gunzipSync(body).toString(), JSON.stringify({ text }))
    })

for (const accepted of [undefined, '', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0, zstd'])
  test(`who accepts ${accepted} gets it as it is`, async () => {
    const { body, coding, sent } = await ask('/long', accepted)
    assert.equal(coding, undefined)
    assert.equal(sent.vary, 'accept-encoding')
    assert.equal(body.toString(), JSON.stringify({ text }))
  })

test('what is short, no JSON or nothing at all stays as it is', async () => {
  for (const url of ['/short', '/picture', '/none'])
    assert.equal((await ask(url, 'gzip')).coding, undefined, url)
  const { body, coding, length } = await ask('/long', 'gzip', 'HEAD')
  assert.deepEqual([body.length, coding, length], [0, undefined, Buffer.byteLength(JSON.stringify({ text }))])
})
