import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import type { HintConfig } from '../../config.ts'
import { hintSource } from './hint-source.ts'

const question = { text: 'What stays the same?', options: ['Speed', 'Mass'] }
type Asked = { url: string | undefined; headers: IncomingMessage['headers']; body: unknown }

/** A service that gives this answer, and what it was asked. */
async function serviceOf(t: TestContext, status: number, answer: string) {
  const asked: Asked[] = []
  const service = createServer(async (request, reply) => {
    asked.push({ url: request.url, headers: request.headers, body: await json(request) })
    reply.writeHead(status).end(answer)
  }).listen(0, '127.0.0.1')
  t.after(() => service.close())
  await once(service, 'listening')
  const address = service.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const hint = (source: HintConfig['source'], model?: string) =>
    hintSource({ source, url, key: 'secret', model })?.(question)
  return { asked, hint }
}

test('without a service there are only stored hints; a service needs a key', () => {
  assert.equal(hintSource({ source: 'stored' }), undefined)
  assert.throws(() => hintSource({ source: 'openai' }), /HINT_SOURCE openai needs HINT_KEY/)
})

test('a service of the form of OpenAI is asked for a completion, with the question and nothing of the student', async (t) => {
  const choices = [{ message: { content: 'Think of inertia.' } }, { message: { content: 'Another.' } }]
  const { asked, hint } = await serviceOf(t, 200, JSON.stringify({ choices }))
  assert.equal(await hint('openai', 'small'), 'Think of inertia.')
  const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = asked
  assert.deepEqual([url, headers.authorization], ['/chat/completions', 'Bearer secret'])
  const { model, messages } = body as { model: string; messages: { role: string; content: string }[] } // looked at here
  assert.deepEqual([model, messages.map(({ role }) => role)], ['small', ['system', 'user']])
  assert.equal(messages[1]?.content, 'What stays the same?\nSpeed\nMass')
})

const geminiReplies: [form: string, candidate: object, hint: string][] = [
  [
    'parts',
    { content: { parts: [{ text: 'First.' }, { text: 'Second.' }], text: 'No.' }, output: 'No.' },
    'First.',
  ],
  ['a text', { content: { text: 'The text.' }, output: 'No.' }, 'The text.'],
  ['an output', { output: 'The output.' }, 'The output.'],
  ['nothing', {}, ''],
]
for (const [form, candidate, expected] of geminiReplies)
  test(`an answer of Gemini with ${form} is read`, async (t) => {
    const { asked, hint } = await serviceOf(t, 200, JSON.stringify({ candidates: [candidate] }))
    assert.equal(await hint('gemini', 'small'), expected)
    assert.deepEqual(
      [asked[0]?.url, asked[0]?.headers['x-goog-api-key']],
      ['/models/small:generateContent', 'secret'],
    )
  })

const chat = (content: string): string => JSON.stringify({ choices: [{ message: { content } }] })
const longest = 20_000 - chat('').length
const useless: [what: string, status: number, answer: string, failure: RegExp][] = [
  ['a refusal', 403, chat('Think.'), /answered 403/],
  ['no choice', 200, '{"choices":[]}', /choices/],
  ['more than it was asked for', 200, chat('x'.repeat(longest + 1)), /more than 20000 characters/],
]
for (const [what, status, answer, failure] of useless)
  test(`${what} is a failure`, async (t) => {
    const { hint } = await serviceOf(t, status, answer)
    await assert.rejects(async () => hint('openai'), failure)
  })

test('an answer of twenty thousand characters is read', async (t) => {
  const { hint } = await serviceOf(t, 200, chat('x'.repeat(longest)))
  assert.equal((await hint('openai'))?.length, longest)
})
