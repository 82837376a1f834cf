import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { BookmarksPage } from '@vikalp/contract/bookmarks'
import { startQuiz } from '#testing/take-quiz.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** A student who has met every question of these chapters. */
async function practised(...chapters: string[]): Promise<string> {
  const token = await server.signUp('student')
  for (const chapter of chapters) {
    const subject = chapter === 'evolution' ? 'Biology' : 'Physics'
    await server.takeQuiz(token, { subject, chapter, count: 14 })
  }
  return token
}
/** Returns in the next millisecond: bookmarks of the same one have no order. */
async function put(token: string, questionId: string, bookmarked = true) {
  const reply = await server.call('PUT', '/api/bookmarks', { token, body: { questionId, bookmarked } })
  const now = Date.now()
  while (Date.now() === now) await new Promise(setImmediate)
  return reply
}
const list = async (token: string, query = ''): Promise<BookmarksPage> =>
  dataOf((await server.call('GET', `/api/bookmarks${query}`, { token })).body)
const marked = async (token: string, ...ids: string[]): Promise<string[]> =>
  dataOf((await server.call('GET', `/api/bookmarks/marked?questionIds=${ids.join(',')}`, { token })).body)
const idsOf = ({ questions }: BookmarksPage): string[] => questions.map(({ _id }) => _id)

test('a bookmark is kept once, listed newest first with key and explanation, and taken away', async () => {
  const token = await practised('kinematics', 'evolution')
  assert.deepEqual(await list(token), { subjects: [], questions: [], next: null })
  for (const id of ['kin-0001', 'evo-0002', 'kin-0003', 'kin-0001'])
    assert.equal((await put(token, id)).status, 204)
  const page = await list(token)
  assert.deepEqual(idsOf(page), ['kin-0003', 'evo-0002', 'kin-0001'])
  assert.deepEqual(page.subjects, [
    { subject: 'Biology', bookmarks: 1 },
    { subject: 'Physics', bookmarks: 2 },
  ])
  const [first] = page.questions
  assert.deepEqual([first?.answer, first?.chapter], ['C', 'kinematics'])
  assert.match(first?.html.explanation ?? '', /definition of value 2/)
  assert.deepEqual(idsOf(await list(token, '?subject=Biology')), ['evo-0002'])
  assert.deepEqual((await marked(token, 'kin-0001', 'kin-0002', 'kin-0003')).sort(), ['kin-0001', 'kin-0003'])
  for (const _ of [1, 2]) assert.equal((await put(token, 'kin-0003', false)).status, 204)
  assert.deepEqual(idsOf(await list(token)), ['evo-0002', 'kin-0001'])
})

test('the list can be read on while bookmarks come and go', async () => {
  const token = await practised('kinematics', 'optics')
  const ids = [...Array(14).keys()].map((i) => `kin-00${String(i + 1).padStart(2, '0')}`)
  const more = [...Array(7).keys()].map((i) => `opt-000${i + 1}`)
  for (const id of [...more, ...ids]) await put(token, id)
  const first = await list(token)
  assert.deepEqual(idsOf(first), [...ids.toReversed(), ...more.toReversed().slice(0, 6)])
  await put(token, 'opt-0002', false)
  await put(token, 'kin-0014', false)
  await put(token, 'kin-0014')
  const second = await list(token, `?after=${first.next}`)
  assert.deepEqual([idsOf(second), second.next], [['opt-0001'], null])
  const physics = await list(token, `?subject=Physics&after=${first.next}`)
  assert.deepEqual(idsOf(physics), ['opt-0001'])
})

test('only what a graded quiz has shown can be bookmarked, answered or skipped', async () => {
  const token = await server.signUp('student')
  const stored = await rowsOf(server.db, 'bookmarks')
  const running = await startQuiz(server.as(token), { count: 5 })
  const [shown] = running.questions
  assert.ok(shown)
  for (const id of [shown._id, 'evo-0001', 'xyz-0001']) assert.equal((await put(token, id)).status, 404, id)
  assert.equal(await rowsOf(server.db, 'bookmarks'), stored)
  const { questions } = await server.takeQuiz(token, {
    count: 5,
    verdict: (_, place) => (place === 0 ? 'right' : 'skip'),
  })
  for (const { questionId } of questions) assert.equal((await put(token, questionId)).status, 204)
  const other = await server.signUp('student')
  assert.deepEqual(await list(other), { subjects: [], questions: [], next: null })
})

test('an address with too many questions, or with something else, is rejected', async () => {
  const token = await server.signUp('student')
  for (const ids of [Array(51).fill('kin-0001').join(','), 'kin-1', '', 'kin-0001,'])
    assert.equal(
      (await server.call('GET', `/api/bookmarks/marked?questionIds=${ids}`, { token })).status,
      400,
      ids,
    )
  assert.deepEqual(await marked(token, ...Array(50).fill('kin-0001')), [])
})
