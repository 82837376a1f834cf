import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { errorOf, type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const tryOnce = (headers: Record<string, string> = {}) =>
  server.call('POST', '/api/accounts/sign-in', {
    body: { email: 'a@mail.example', password: 'guess' },
    headers,
  })

test('guessing passwords ends in 429 with Retry-After, and a forged forwarding header does not help', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await tryOnce()).status)
  assert.deepEqual([statuses.slice(0, 20).every((status) => status === 401), statuses[20]], [true, 429])
  const forwarded = await tryOnce({ 'x-forwarded-for': '203.0.113.9' })
  assert.deepEqual([forwarded.status, errorOf(forwarded.body).code], [429, 'rate_limited'])
  assert.ok(Number(forwarded.headers['retry-after']) >= 1)
})
