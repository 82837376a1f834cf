import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let asha: string
let dev: string
before(async () => {
  server = await testApp()
  asha = await server.signUp('student', 'Asha Patel')
  dev = await server.signUp('student', 'Dev Mehta')
})
after(() => server.close())

const add = (token: string, text: string, questionId = 'kin-0001') =>
  server.call('POST', '/api/suggestions', { token, body: { questionId, text } })
const added = async (token: string, text: string, questionId?: string): Promise<Suggestion> =>
  dataOf<Suggestion>((await add(token, text, questionId)).body)
const list = async (token: string, questionId = 'kin-0001'): Promise<Suggestion[]> =>
  dataOf<Suggestion[]>(
    (await server.call('GET', `/api/suggestions?questionId=${questionId}`, { token })).body,
  )
const vibe = (method: 'PUT' | 'DELETE', token: string, id: string) =>
  server.call(method, `/api/suggestions/${id}/vibe`, { token })

test('a suggestion is stored trimmed, newest first, under a pen name and not the name', async () => {
  await added(asha, 'Draw the free-body diagram first.')
  server.setTime('2026-11-21T06:05:00.000Z')
  const second = await added(asha, '  Take upwards as positive.  ')
  assert.equal(second.text, 'Take upwards as positive.')
  const seen = await list(dev)
  assert.deepEqual(
    seen.map(({ text, own }) => [text, own]),
    [
      ['Take upwards as positive.', false],
      ['Draw the free-body diagram first.', false],
    ],
  )
  assert.ok(seen.every(({ user }) => !/asha|patel/i.test(user)))
  assert.ok((await list(asha)).every(({ own }) => own))
})

test('a vibe counts once per user, and taking it back never goes below zero', async () => {
  const { id } = await added(asha, 'Check the units at the end.', 'kin-0002')
  await vibe('PUT', dev, id)
  assert.deepEqual(dataOf((await vibe('PUT', dev, id)).body), { vibed: true, likes: 1 })
  assert.deepEqual(dataOf((await vibe('PUT', asha, id)).body), { vibed: true, likes: 2 })
  await vibe('DELETE', dev, id)
  assert.deepEqual(dataOf((await vibe('DELETE', dev, id)).body), { vibed: false, likes: 1 })
})

test('fifty vibes at once are one vibe', async () => {
  const { id } = await added(asha, 'Square both sides.', 'kin-0003')
  await Promise.all(Array.from({ length: 50 }, () => vibe('PUT', dev, id)))
  assert.equal((await list(dev, 'kin-0003'))[0]?.likes, 1)
})

test('authors delete their own suggestions, and nobody else can', async () => {
  for (const author of [dev, await server.signUp('teacher'), await server.signUp('institute')]) {
    const { id } = await added(author, 'Use the range formula.', 'kin-0004')
    assert.equal((await server.call('DELETE', `/api/suggestions/${id}`, { token: asha })).status, 404)
    assert.equal((await server.call('DELETE', `/api/suggestions/${id}`, { token: author })).status, 204)
  }
  assert.deepEqual(await list(dev, 'kin-0004'), [])
})

const refusedTexts: [string, string][] = [
  ['blank text', '   '],
  ['251 characters', 'x'.repeat(251)],
  ['a phone number', 'Call me on 98250 12345'],
  ['a link', 'All answers at https://notes.example'],
  ['a null character', 'take \u0000 the root'],
]
for (const [name, text] of refusedTexts)
  test(`${name} is rejected with the field named and nothing stored`, async () => {
    const token = await server.signUp('student')
    const stored = await rowsOf(server.db, 'suggestions')
    const { status, body } = await add(token, text)
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['text']])
    assert.equal(await rowsOf(server.db, 'suggestions'), stored)
  })

test('250 characters of Hindi are accepted', async () => {
  const text = 'क'.repeat(250)
  assert.equal((await added(await server.signUp('student'), text, 'kin-0006')).text, text)
})

test('a suggestion for an unknown question is not found', async () => {
  const { status } = await add(await server.signUp('student'), 'A fine idea.', 'xyz-0001')
  assert.equal(status, 404)
})

test('a student who writes too many suggestions is asked to wait', async () => {
  const token = await server.signUp('student')
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await add(token, `Idea number ${i}`, i < 3 ? 'kin-0007' : 'kin-0008')).status)
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201, 429])
})

test('nobody buries a question under suggestions of their own: there are three at most until one is deleted', async () => {
  const token = await server.signUp('student')
  const ideas = []
  for (let i = 0; i < 3; i++) ideas.push(await added(token, `Idea number ${i}`, 'kin-0009'))
  const fourth = await add(token, 'One idea more', 'kin-0009')
  assert.deepEqual([fourth.status, errorOf(fourth.body).code], [409, 'conflict'])
  assert.equal((await list(token, 'kin-0009')).length, 3)
  assert.equal((await add(await server.signUp('student'), 'Mine', 'kin-0009')).status, 201)
  await server.call('DELETE', `/api/suggestions/${ideas[0]?.id}`, { token })
  assert.equal((await add(token, 'One idea more', 'kin-0009')).status, 201)
})

test('a demo account, behind which anybody can be, posts nothing', async () => {
  for (const role of ['student', 'teacher'] as const)
    assert.equal(
      (await add(await server.signUp(role, 'Aarav Shah', 'demo'), 'An idea', 'kin-0009')).status,
      403,
    )
})
