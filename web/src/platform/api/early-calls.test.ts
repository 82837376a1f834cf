import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { renewedToken } from '@vikalp/contract/endpoint'
import { earlyBodies, peekEarly, sendEarly, takeEarly } from './early-calls.ts'

const url = '/api/quiz/exams'
const asked = (token = 'a'): RequestInit => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })

/** The network answers with what it was asked, and stops as a browser does. */
function installNetwork(t: TestContext) {
  globalThis.earlyCalls = undefined
  t.mock.method(
    globalThis,
    'fetch',
    (to: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')))
        setImmediate(() => resolve(new Response(to)))
      }),
  )
}

test('the same request takes the answer, and a second one asks anew', async (t) => {
  installNetwork(t)
  sendEarly(url, asked())
  const answer = await takeEarly(url, asked())
  assert.equal(await answer?.text(), url)
  assert.equal(takeEarly(url, asked()), undefined)
})

const others: Record<string, [url: string, init: RequestInit]> = {
  'another address': ['/api/quiz/subjects', asked()],
  'another user': [url, asked('b')],
  'another method': [url, { ...asked(), method: 'POST' }],
  'another body': [url, { ...asked(), body: '{}' }],
}
for (const [what, [to, init]] of Object.entries(others))
  test(`${what} does not take it`, (t) => {
    installNetwork(t)
    sendEarly(url, asked())
    assert.equal(takeEarly(to, init), undefined)
    assert.notEqual(takeEarly(url, asked()), undefined)
  })

test('an answer can be read before it is taken, and not any more once it is', async (t) => {
  installNetwork(t)
  t.mock.method(globalThis, 'fetch', async () => Response.json({ data: 1 }))
  sendEarly(url, asked())
  assert.deepEqual(await peekEarly(url), { data: 1 })
  const peeked = peekEarly(url)
  const answer = await takeEarly(url, asked())
  assert.deepEqual(await answer?.json(), { data: 1 })
  assert.equal(await peeked, undefined)
  assert.equal(await peekEarly(url), undefined)
})

test('an answer that renews the token is not read ahead', async (t) => {
  installNetwork(t)
  t.mock.method(globalThis, 'fetch', async () => Response.json({}, { headers: { [renewedToken]: 'b' } }))
  sendEarly(url, asked())
  assert.equal(await peekEarly(url), undefined)
})

test('whoever took the answer and no longer wants it ends the request', async (t) => {
  installNetwork(t)
  sendEarly(url, asked())
  const controller = new AbortController()
  const answer = takeEarly(url, { ...asked(), signal: controller.signal })
  controller.abort()
  await assert.rejects(answer ?? Promise.resolve(), /stopped/)
})

test('the bodies that wait are known, until their answers are taken or half a minute is over', (t) => {
  installNetwork(t)
  const sent = { ...asked(), method: 'POST', body: '{"quizId":"one"}' }
  sendEarly('/api/quiz/start', sent)
  assert.deepEqual(earlyBodies('/api/quiz/start'), ['{"quizId":"one"}'])
  assert.deepEqual(earlyBodies(url), [])
  t.mock.method(performance, 'now', () => 30_000)
  assert.deepEqual(earlyBodies('/api/quiz/start'), [])
  assert.equal(takeEarly('/api/quiz/start', sent), undefined)
})
