import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { installQuestionImages } from './question-images.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"/>'

test('a picture of a question is cached for a year, compressed where the browser accepts it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'kin-0011.svg'), picture)
  writeFileSync(join(folder, 'kin-0011.svg.br'), brotliCompressSync(picture))
  const app = fastify()
  t.after(() => app.close())
  installQuestionImages(app, folder)

  const plain = await app.inject('/images/kin-0011.svg?v=12345678')
  assert.equal(plain.statusCode, 200)
  assert.match(String(plain.headers['content-type']), /^image\/svg\+xml/)
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(plain.body, picture)

  const headers = { 'accept-encoding': 'gzip, br' }
  const small = await app.inject({ url: '/images/kin-0011.svg?v=12345678', headers })
  assert.equal(small.headers['content-encoding'], 'br')
  assert.match(String(small.headers['content-type']), /^image\/svg\+xml/)

  assert.equal((await app.inject('/images/none.svg')).statusCode, 404)
  assert.equal((await app.inject('/images/..%2fkinematics.json')).statusCode, 404)
})

test('a bank without pictures leaves the server as it is', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  installQuestionImages(app, join(tmpdir(), 'no-such-folder'))
  assert.equal((await app.inject('/images/kin-0011.svg')).statusCode, 404)
})
