import assert from 'node:assert/strict'
import test from 'node:test'
import fastify from 'fastify'
import { installLateSerializers } from './late-serializers.ts'

const schemaOf = (properties: object) => ({ response: { 200: { type: 'object', properties } } })

test('each address cuts its answers to its own schema, the first as well as later ones', async () => {
  const app = fastify()
  installLateSerializers(app)
  const answer = { name: 'Asha', secret: 1 }
  app.get('/name', { schema: schemaOf({ name: { type: 'string' } }) }, () => answer)
  app.get('/none', { schema: schemaOf({}) }, () => answer)
  app.get('/all', () => answer)
  const ask = async (path: string) => (await app.inject(path)).body
  for (let times = 0; times < 2; times++) {
    assert.equal(await ask('/name'), '{"name":"Asha"}')
    assert.equal(await ask('/none'), '{}')
    assert.equal(await ask('/all'), '{"name":"Asha","secret":1}')
  }
})

test('an address that never answers compiles nothing', async () => {
  const app = fastify()
  installLateSerializers(app)
  app.get('/broken', { schema: { response: { 200: { type: 'no such type' } } } }, () => ({}))
  app.get('/fine', { schema: schemaOf({ n: { type: 'integer' } }) }, () => ({ n: 1 }))
  await app.ready()
  assert.equal((await app.inject('/fine')).body, '{"n":1}')
  assert.equal((await app.inject('/broken')).statusCode, 500)
})
