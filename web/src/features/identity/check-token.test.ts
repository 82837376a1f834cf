import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { dropToken, storeToken } from '#platform/access/token.ts'
import { checkToken } from './check-token.ts'

const tokenOf = (sub: string, nonce = 0): string =>
  `head.${Buffer.from(JSON.stringify({ sub, nonce })).toString('base64url')}.signature`
const token = tokenOf('asha')

const problem = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code } }, { status })

/** A provider with one answer about a token, and the account behind it. */
function provider(t: TestContext, verdict: () => Response, account: () => Response): void {
  t.mock.method(console, 'error', () => undefined)
  t.mock.method(globalThis, 'fetch', async (input: RequestInfo | URL) =>
    String(input).endsWith('/api/users/verify-token') ? verdict() : account(),
  )
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { querySelector: () => null } })
  t.after(() => dropToken())
}

const valid = (): Response => Response.json({ message: 'Token is valid' })
const asha = (): Response => Response.json({ data: { name: 'Asha' } })

test('a token that the provider knows is valid where nobody, or the same user, is signed in', async (t) => {
  provider(t, valid, asha)
  assert.deepEqual(await checkToken(token), { kind: 'valid', token })
  storeToken(tokenOf('asha', 1))
  assert.deepEqual(await checkToken(token), { kind: 'valid', token })
})

test('where somebody else is signed in it is said whose token it is, if that can be read', async (t) => {
  let account = asha
  provider(t, valid, () => account())
  storeToken(tokenOf('ravi'))
  assert.deepEqual(await checkToken(token), { kind: 'other-user', token, name: 'Asha' })
  account = () => problem(503, 'unavailable')
  assert.deepEqual(await checkToken(token), { kind: 'other-user', token, name: undefined })
})

test('any other message is no', async (t) => {
  provider(t, () => Response.json({ message: 'Token is valid.' }), asha)
  assert.deepEqual(await checkToken(token), { kind: 'invalid' })
})

const failures: [status: number, code: string, kind: string][] = [
  [400, 'invalid_request', 'invalid'],
  [401, 'unauthenticated', 'invalid'],
  [403, 'forbidden', 'invalid'],
  [429, 'rate_limited', 'unreachable'],
  [500, 'unexpected', 'unreachable'],
  [503, 'unavailable', 'unreachable'],
]
for (const [status, code, kind] of failures)
  test(`a reply of ${status} leaves the token ${kind}`, async (t) => {
    provider(t, () => problem(status, code), asha)
    assert.deepEqual(await checkToken(token), { kind })
  })

test('without an answer nothing is known about the token', async (t) => {
  provider(
    t,
    () => {
      throw new TypeError('fetch failed')
    },
    asha,
  )
  const logged = t.mock.method(console, 'error', () => undefined)
  assert.deepEqual(await checkToken(token), { kind: 'unreachable' })
  assert.equal(logged.mock.callCount(), 1)
})
