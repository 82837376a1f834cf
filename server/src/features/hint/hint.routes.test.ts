import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import test, { after, before } from 'node:test'
import type { HintReply } from '@vikalp/contract/hint'
import { type TestApp, testApp } from '#testing/test-app.ts'

// A model that answers by the question's number: see the table.
const replies: Record<string, string> = {
  '0': 'Which quantity stays the same?',
  '1': 'The answer is option B.',
  '2': 'It is value 4, of course.',
  '3': '',
  '7': `${'Read it again. '.repeat(40)}`.trim().padEnd(600, '.'),
  '8': `${'Read it again. '.repeat(40)}`.trim().padEnd(601, '.'),
}
let model: Server
let stored: TestApp
let modelled: TestApp
let asked = 0
before(async () => {
  model = createServer((request, reply) => {
    asked++
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const number = /value number (\d+)/.exec(body)?.[1] ?? ''
      if (!(number in replies)) return reply.writeHead(500).end('no')
      const content = { parts: [{ text: replies[number] }] }
      reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ candidates: [{ content }] }))
    })
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const address = model.address()
  const HINT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  stored = await testApp()
  modelled = await testApp({ HINT_SOURCE: 'gemini', HINT_URL, HINT_KEY: 'key' })
})
after(async () => {
  await stored.close()
  await modelled.close()
  model.close()
})

const hintOf = async (server: TestApp, token: string, question: string): Promise<string | undefined> => {
  const { status, body } = await server.call('POST', '/api/hint/', { token, body: { question } })
  assert.equal(status, 200)
  return (body as HintReply).hint.candidates[0]?.content.parts[0]?.text // the shape that the specification fixes
}
const authored = 'Think of the definition first.'

test('the stored hint has the shape of the specification, by id and by text', async () => {
  const token = await stored.signUp('student')
  assert.equal(await hintOf(stored, token, 'kin-0001'), authored)
  assert.equal(await hintOf(stored, token, ' What is the value   number 3 of optics? '), authored)
})

test('an unknown question is not found', async () => {
  const token = await stored.signUp('student')
  const { status } = await stored.call('POST', '/api/hint/', { token, body: { question: 'What is life?' } })
  assert.equal(status, 404)
})

test('a model is asked only once per question', async () => {
  const before = asked
  for (let i = 0; i < 3; i++)
    assert.equal(await hintOf(modelled, await modelled.signUp('student'), 'kin-0001'), replies[0])
  assert.equal(asked - before, 1)
})

test('a hint of six hundred characters is served, a longer one is not', async () => {
  const token = await modelled.signUp('student')
  assert.equal(await hintOf(modelled, token, 'kin-0008'), replies[7])
  assert.equal(await hintOf(modelled, token, 'kin-0009'), authored)
})

for (const [id, why] of [
  ['kin-0002', 'names the letter'],
  ['kin-0003', 'gives the keyed option away'],
  ['kin-0004', 'is empty'],
  ['kin-0005', 'does not come because the model fails'],
] as const)
  test(`when the model's hint ${why}, the stored one is served`, async () =>
    assert.equal(await hintOf(modelled, await modelled.signUp('student'), id), authored))

test('a model that failed rests before it is asked again, while its hints so far stay', async (t) => {
  const token = await modelled.signUp('student')
  const begin = performance.now()
  await hintOf(modelled, token, 'kin-0006')
  const before = asked
  assert.equal(await hintOf(modelled, token, 'kin-0007'), authored)
  assert.equal(await hintOf(modelled, token, 'kin-0001'), replies[0])
  assert.equal(asked, before)
  t.mock.method(performance, 'now', () => begin + 60_000)
  assert.equal(await hintOf(modelled, token, 'kin-0007'), authored)
  assert.equal(asked, before + 1)
})

test('hints are limited per student', async () => {
  const token = await stored.signUp('student')
  for (let i = 0; i < 20; i++) await hintOf(stored, token, 'kin-0001')
  const { status } = await stored.call('POST', '/api/hint/', { token, body: { question: 'kin-0001' } })
  assert.equal(status, 429)
})
