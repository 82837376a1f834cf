import assert from 'node:assert/strict'
import test from 'node:test'
import fastify from 'fastify'
import { describeError, installRequestLog, logOptions, toTenths } from './request-log.ts'

test('an answer is one line without its address; a file that was sent is none', async () => {
  const lines: string[] = []
  const options = logOptions('info')
  const logger = Object.assign({}, options.logger, { stream: { write: (line: string) => lines.push(line) } })
  const app = fastify({ ...options, logger })
  installRequestLog(app)
  app.get('/api/things/:id', (_, reply) => reply.code(202).send())
  app.get('/assets/app.js', (_, reply) => reply.send('ok'))
  app.get('/assets/broken.js', (_, reply) => reply.code(500).send('no'))
  const answered = await app.inject('/api/things/7?token=secret')
  await app.inject('/assets/app.js')
  await app.inject('/assets/broken.js')
  await app.inject('/nowhere')
  await app.close()
  const [first, second, third] = lines.map((line): Record<string, unknown> => JSON.parse(line))
  const { method, route, status, ms, reqId, msg } = first ?? {}
  assert.deepEqual([method, route, status, msg], ['GET', '/api/things/:id', 202, 'answered'])
  assert.equal(reqId, answered.headers['x-request-id'])
  assert.equal(typeof ms, 'number')
  assert.deepEqual([second?.route, second?.status], ['/assets/broken.js', 500])
  assert.deepEqual([third?.route, third?.status], ['none', 404])
  assert.equal(lines.length, 3)
  assert.ok(!lines.join().includes('secret'))
})

test('a duration is told in tenths of a millisecond', () =>
  assert.deepEqual([0, 0.04, 0.06, 12.34, 1234.56].map(toTenths), [0, 0, 0.1, 12.3, 1234.6]))

test('a logged error has its type, message and code, and not the row that PostgreSQL quotes', () => {
  const broken = Object.assign(new Error('duplicate key', { cause: new Error('lost race') }), {
    code: '23505',
    detail: 'Key (email)=(asha@mail.example)',
  })
  const { stack, ...rest } = describeError(broken)
  assert.deepEqual(rest, { type: 'Error', message: 'duplicate key', code: '23505', cause: 'lost race' })
  assert.match(stack, /request-log\.test/)
})
