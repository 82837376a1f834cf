import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { ProblemReply, problems } from '@vikalp/contract/problem'
import type { Role } from '@vikalp/domain/vocabulary'
import { errorOf, rowsOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let tokens: Record<Role, string>
before(async () => {
  server = await testApp()
  tokens = {
    student: await server.signUp('student'),
    teacher: await server.signUp('teacher'),
    institute: await server.signUp('institute'),
  }
})
after(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Operation = { method: Method; url: string; hasBody: boolean }
type OpenApi = { paths: Record<string, Record<string, { requestBody?: unknown }>> }

/** Every route of the OpenAPI list, so that a new one is tested automatically. */
async function operations(): Promise<Operation[]> {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as Method, // OpenAPI lists methods in lower case
      url: path.replaceAll(/\{\w+\}/g, '0197f3c2-1111-7abc-8def-000000000001'),
      hasBody: requestBody !== undefined,
    })),
  )
  assert.ok(operations.length > 50 && operations.some(({ hasBody }) => hasBody))
  return operations
}

const storedRows = (): Promise<number[]> => Promise.all(storedTables.map((table) => rowsOf(server.db, table)))

const nastyBodies: [string, string][] = [
  ['malformed JSON', '{"quizId": '],
  ['an array for an object', '[]'],
  ['a number', '5'],
  ['null', 'null'],
  [
    'wrong types everywhere',
    '{"quizId":5,"answers":"x","exam":[],"question":{},"text":1,"email":null,"keep":"yes"}',
  ],
  ['a poisoned prototype', '{"__proto__":{"role":"institute"},"exam":"NEET"}'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  [
    'null characters',
    '{"exam":"\\u0000","subject":"\\u0000","chapters":["\\u0000"],"question":"\\u0000","text":"\\u0000","name":"\\u0000"}',
  ],
]
for (const [name, raw] of nastyBodies)
  test(`every route that takes a body answers ${name} with a clear 4xx and stores nothing`, async () => {
    const stored = await storedRows()
    for (const { method, url, hasBody } of await operations()) {
      if (!hasBody || url.endsWith('/verify-token')) continue
      for (const token of Object.values(tokens)) {
        const { status, body } = await server.call(method, url, { token, raw })
        assert.ok(status >= 400 && status < 500, `${method} ${url}: ${status}`)
        const { error } = ProblemReply.parse(body)
        assert.equal(problems[error.code], status)
      }
    }
    assert.deepEqual(await storedRows(), stored)
  })

test('no route answers odd addresses with a server error', async () => {
  const odd = ['%00', '%ff', '..%2f..%2fetc%2fpasswd', "'%20OR%201=1--", 'x'.repeat(5000), '%F0%9F%98%80']
  for (const { method, url } of await operations())
    for (const part of odd) {
      const strange = url.includes('0197f3c2')
        ? url.replace(/0197f3c2[^/]*/, part)
        : `${url}?exam=${part}&page=${part}&questionId=${part}`
      const { status } = await server.call(method, strange, { token: tokens.student })
      assert.ok(status < 500, `${method} ${strange.slice(0, 80)}: ${status}`)
    }
})

test('a path out of the folder of the pictures is an address where nothing is', async () => {
  for (const path of ['/images/', '/images/x%00.svg', '/images/..%5cx', '/images/../../package.json'])
    assert.equal((await server.call('GET', path)).status, 404, path)
})

test('every route except the open ones rejects a call without a token', async () => {
  const open = [
    '/api/test',
    '/api/calibration',
    '/livez',
    '/readyz',
    '/api/accounts/sign-up',
    '/api/accounts/sign-in',
    '/api/accounts/sign-in/passkey',
    '/api/accounts/sign-in/passkey/options',
    '/api/accounts/first-sign-in',
    '/api/accounts/reset',
    '/api/accounts/reset/mail',
    'PUT /api/accounts/email/verification',
    ...['question', 'answer', 'withdrawal'].map((part) => `/api/consents/${part}`),
  ]
  for (const { method, url } of await operations()) {
    if (open.includes(url) || open.includes(`${method} ${url}`)) continue
    const { status, body } = await server.call(method, url, { raw: '{}' })
    assert.deepEqual([status, errorOf(body).code], [401, 'unauthenticated'], `${method} ${url}`)
  }
})

test('a body that is not JSON is unsupported, one over the limit too large', async () => {
  const form = await server.call('POST', '/api/accounts/sign-in', {
    raw: 'email=a&password=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.deepEqual([form.status, errorOf(form.body).code], [415, 'unsupported'])
  const large = await server.call('POST', '/api/accounts/sign-in', { raw: `"${'x'.repeat(70_000)}"` })
  assert.deepEqual([large.status, errorOf(large.body).code], [413, 'too_large'])
})

test('every answer has the security headers, errors included', async () => {
  for (const url of ['/api/test', '/api/quiz/exams', '/nowhere']) {
    const { headers } = await server.call('GET', url)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types bank service-worker$/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.ok(headers['x-request-id'])
  }
  assert.equal((await server.call('GET', '/api/test')).headers['cache-control'], 'no-store')
})

test('no answer is kept by a browser, however its address is written, but pages and files', async () => {
  const token = await server.signUp('student')
  for (const path of ['/api/accounts/me', '/%61pi/accounts/me', '/livez', '/metrics', '/api/nothing']) {
    const { headers } = await server.call('GET', path, { token })
    assert.equal(headers['cache-control'], 'no-store', path)
  }
})

test('an unknown address under /api is a JSON 404', async () => {
  const { status, body } = await server.call('GET', '/api/nowhere', { headers: { accept: 'text/html' } })
  assert.deepEqual([status, errorOf(body).code], [404, 'not_found'])
})

test('the test call, liveness and readiness answer', async () => {
  assert.deepEqual((await server.call('GET', '/api/test')).body, { message: 'Backend connected' })
  assert.deepEqual((await server.call('GET', '/livez')).body, { status: 'alive' })
  assert.deepEqual((await server.call('GET', '/readyz')).body, { status: 'ready' })
})
