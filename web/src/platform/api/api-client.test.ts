import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renewedToken } from '@vikalp/contract/endpoint'
import type { identityContract } from '@vikalp/contract/identity'
import type { studentContract } from '@vikalp/contract/student'
import type { suggestionsContract } from '@vikalp/contract/suggestions'
import { currentToken, dropToken, storeToken } from '../access/token.ts'
import { call, type Network } from './api-client.ts'
import { ApiFailure } from './api-failure.ts'

type SentRequest = { url: string; init: RequestInit }

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers })

/** A network that records what was sent and gives one response to everything. */
function network(response: Response): { network: Network; sent: SentRequest[] } {
  const sent: SentRequest[] = []
  return {
    sent,
    network: async (url, init) => {
      sent.push({ url, init })
      return response
    },
  }
}

const history = (via: Network) => call<typeof studentContract.history>('GET', '/api/quiz/history', via)
const failureOf = async (response: Response): Promise<ApiFailure> => {
  const error: unknown = await history(network(response).network)().catch((caught: unknown) => caught)
  assert.ok(error instanceof ApiFailure)
  return error
}

test('the data of an answer is unwrapped; an answer without data is returned as it is', async () => {
  const page = { total: 0, page: 1, pageSize: 10, attempts: [] }
  assert.deepEqual(await history(network(json(200, { data: page })).network)(), page)
  const reply = network(json(200, { message: 'Token is valid' })).network
  const verify = call<typeof identityContract.verifyToken>('POST', '/api/users/verify-token', reply)
  assert.deepEqual(await verify({ body: {} }), { message: 'Token is valid' })
})

test('parameters are encoded in the path, the query follows it, and the body is JSON', async () => {
  const { network: via, sent } = network(json(204, undefined))
  const judge = call<typeof suggestionsContract.judge>('PUT', '/api/suggestions/{id}/verdict', via)
  await judge({ params: { id: 'a/b' }, body: { keep: true } })
  assert.equal(sent[0]?.url, '/api/suggestions/a%2Fb/verdict')
  assert.equal(sent[0]?.init.body, '{"keep":true}')
  const second = network(json(200, { data: {} }))
  await history(second.network)({ query: { page: 2 } })
  assert.equal(second.sent[0]?.url, '/api/quiz/history?page=2')
  const typeOf = ([first]: SentRequest[]) => new Headers(first?.init.headers).get('content-type')
  assert.deepEqual([typeOf(sent), typeOf(second.sent)], ['application/json', null])
})

test('a call that is cancelled at once is never sent', async () => {
  const { network: via, sent } = network(json(200, { data: {} }))
  const leaving = new AbortController()
  const call = history(via)({ signal: leaving.signal })
  leaving.abort()
  await assert.rejects(call, { name: 'AbortError' })
  assert.equal(sent.length, 0)
})

test('the bearer header carries the stored token', async (t) => {
  t.after(() => dropToken())
  storeToken('stored')
  const { network: via, sent } = network(json(200, { data: {} }))
  await history(via)()
  await history(network(json(200, { data: {} })).network)({ token: 'other' })
  assert.equal(new Headers(sent[0]?.init.headers).get('authorization'), 'Bearer stored')
})

test('a refused token is dropped, but not one stored meanwhile, and not for a wrong password', async (t) => {
  t.after(() => dropToken())
  const refused = () => json(401, { error: { code: 'unauthenticated', message: '', requestId: 'r' } })
  storeToken('first')
  await assert.rejects(history(network(refused()).network)({ keepToken: true }))
  assert.equal(currentToken(), 'first')
  await assert.rejects(history(network(refused()).network)())
  assert.equal(currentToken(), undefined)

  storeToken('first')
  const slow: Network = async () => {
    storeToken('second')
    return refused()
  }
  await assert.rejects(history(slow)())
  assert.equal(currentToken(), 'second')
})

test('the next token of an answer takes the place of its own, and of no other', async (t) => {
  t.after(() => dropToken())
  const renewing = (next: string) => network(json(200, { data: {} }, { [renewedToken]: next })).network
  storeToken('first')
  await history(renewing('second'))()
  assert.equal(currentToken(), 'second')
  await history(renewing('of another user'))({ token: 'brought by a link' })
  await history(renewing('of another server'))({ baseUrl: 'https://provider.example' })
  assert.equal(currentToken(), 'second')
  const late: Network = async (url, init) => {
    dropToken()
    return renewing('too late')(url, init)
  }
  await history(late)()
  assert.equal(currentToken(), undefined)
})

test('a failure carries the code, fields, request id and pause that the server sent', async () => {
  const error = { code: 'rate_limited', message: 'x', fields: { a: 'b' }, requestId: 'r7' }
  const failure = await failureOf(json(429, { error }, { 'retry-after': '12' }))
  assert.equal(failure.code, 'rate_limited')
  assert.equal(failure.status, 429)
  assert.equal(failure.retryAfterSeconds, 12)
  assert.deepEqual(failure.fields, { a: 'b' })
  assert.equal(failure.requestId, 'r7')
})

test('an answer from elsewhere: a gateway means unavailable, the login page of a network means offline', async () => {
  assert.equal((await failureOf(new Response('<html>', { status: 502 }))).code, 'unavailable')
  assert.equal((await failureOf(new Response('broken', { status: 500 }))).code, 'unexpected')
  assert.equal((await failureOf(new Response('<html>sign in to WiFi', { status: 200 }))).code, 'offline')
  assert.equal(
    (await failureOf(json(200, { status: 'connected' }))).code,
    'offline',
    'JSON, yet not our answer',
  )
})

test('a proxy that asks for its own sign-in ends no stay with us', async (t) => {
  t.after(() => dropToken())
  storeToken('first')
  for (const answer of [new Response('<html>sign in', { status: 401 }), json(401, { error: 'denied' })])
    assert.equal((await failureOf(answer)).status, 401)
  assert.equal(currentToken(), 'first')
})

test('no network means offline, no answer in time means timeout, a cancelled call means neither', async () => {
  const dead: Network = async () => {
    throw new TypeError('Failed to fetch')
  }
  await assert.rejects(history(dead)(), { code: 'offline', status: 0 })
  const silent: Network = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  await assert.rejects(history(silent)({ timeoutMs: 5 }), { code: 'timeout' })
  const controller = new AbortController()
  const sent = Promise.withResolvers<RequestInit>()
  const leave: Network = (url, init) => {
    sent.resolve(init)
    return silent(url, init)
  }
  const call = history(leave)({ signal: controller.signal })
  const { signal } = await sent.promise
  controller.abort()
  assert.equal(signal?.aborted, true)
  await assert.rejects(call, { name: 'AbortError' })
})

test('an answer is waited for ten seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sent = Promise.withResolvers<AbortSignal>()
  const silent: Network = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (signal) sent.resolve(signal)
    })
  const call = history(silent)()
  const signal = await sent.promise
  t.mock.timers.tick(9_999)
  assert.equal(signal.aborted, false)
  t.mock.timers.tick(1)
  await assert.rejects(call, { code: 'timeout' })
})
