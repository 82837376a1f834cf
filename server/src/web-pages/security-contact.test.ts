import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'

const path = '/.well-known/security.txt'
let server: TestApp
before(async () => {
  server = await testApp({ SITE_EMAIL: 'care@school.example' })
})
after(() => server.close())

test('security.txt says whom to tell about a weakness, for less than a year', async () => {
  server.setTime('2026-11-21T06:00:00.000Z')
  const headers = { host: 'practice.example', 'x-forwarded-proto': 'https' }
  const { status, body, headers: answered } = await server.call('GET', path, { headers })
  assert.equal(status, 200)
  assert.equal(answered['content-type'], 'text/plain; charset=utf-8')
  assert.equal(
    body,
    [
      'Contact: mailto:care@school.example',
      'Expires: 2027-05-20T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://practice.example/.well-known/security.txt\n',
    ].join('\n'),
  )
  server.setTime('2030-01-01T00:00:00.000Z')
  assert.match(String((await server.call('GET', path)).body), /^Expires: 2030-06-30T00:00:00Z$/m)
})

test('a host that is none is not repeated', async () => {
  const { status, body } = await server.call('GET', path, { headers: { host: 'a b' } })
  assert.equal(status, 200)
  assert.doesNotMatch(String(body), /Canonical|a b/)
})
