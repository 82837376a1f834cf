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

const uncounted = { add: async () => ({ calls: 1, secondsLeft: 60 }), giveBack: async () => {} }

/** A server with one limited address, at which a caller of the tenant calls, and the hand of its clock. */
async function limited(t: TestContext, tenant: Tenant) {
  let minutes = 0
  t.mock.method(performance, 'now', () => minutes * 60_000)
  const app = fastify()
  installErrorReply(app)
  await installLimits(app, true, uncounted)
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

test('who proves to be somebody leaves no trace at the address, however many they are; whoever guesses is refused', async () => {
  let counted = 0
  const shared = {
    add: async () => ({ calls: ++counted, secondsLeft: 60 }),
    giveBack: async () => counted--,
  }
  const app = fastify()
  installErrorReply(app)
  await installLimits(app, true, shared)
  const limit = { perMinute: 100, unproven: 3, by: 'address' } as const
  app.get('/:status', { config: { limit } }, async (request, reply) => {
    await app.countCall(request, undefined)
    return reply.code(Number((request.params as { status: string }).status)).send() // as the address says
  })
  const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  for (let i = 0; i < 10; i++) assert.equal(await statusOf('/200'), 200)
  for (let i = 0; i < 10; i++) assert.equal(await statusOf('/409'), 409)
  for (let i = 0; i < 3; i++) assert.equal(await statusOf('/401'), 401)
  assert.deepEqual([await statusOf('/401'), await statusOf('/200')], [429, 429])
})
