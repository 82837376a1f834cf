import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import fastify from 'fastify'
import type { Caller } from '../caller.ts'
import { installErrorReply } from '../error-reply.ts'
import type { Tenant } from '../tenants.ts'
import { installLimits } from './limit-calls.ts'

const caller = (tenant: Tenant): Caller => ({
  userId: tenant,
  name: '',
  email: '',
  role: 'student',
  token: '',
  tenant,
})

/** A server with one limited address, at which a caller of the tenant calls, and the hand of its clock. */
async function limited(t: TestContext, tenant: Tenant) {
  let minutes = 0
  t.mock.method(performance, 'now', () => minutes * 60_000)
  const app = fastify()
  installErrorReply(app)
  await installLimits(app, true, async () => ({ calls: 1, secondsLeft: 60 }))
  app.get('/', { config: { limit: { perMinute: 2, perDay: 5, by: 'user' } } }, async (request) => {
    await app.countCall(request, caller(tenant))
    return 'done'
  })
  return async (atMinute: number): Promise<[status: number, retryAfter: unknown]> => {
    minutes = atMinute
    const { statusCode, headers } = await app.inject('/')
    return [statusCode, headers['retry-after']]
  }
}

test('an endpoint with a daily limit refuses beyond it, and takes calls again when the day is over', async (t) => {
  const call = await limited(t, 'public')
  assert.deepEqual(await call(0), [200, undefined])
  assert.deepEqual(await call(0), [200, undefined])
  assert.deepEqual(
    await call(0),
    [429, '60'],
    'the minute counts as ever, and what it refuses is not of the day',
  )
  assert.deepEqual(await call(1), [200, undefined])
  assert.deepEqual(await call(2), [200, undefined])
  assert.deepEqual(await call(3), [200, undefined])
  assert.deepEqual(await call(1_439), [429, '60'])
  assert.deepEqual(await call(1_440), [200, undefined])
})

test('a demo account, which many people use, has no daily limit', async (t) => {
  const call = await limited(t, 'demo')
  for (let minute = 0; minute < 10; minute++) assert.deepEqual(await call(minute), [200, undefined])
})
