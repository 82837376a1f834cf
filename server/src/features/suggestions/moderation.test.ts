import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { addClass, employ, endEnrolment, enrol, userIdOf } from '#testing/roster.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let author: string
let teacher: string
let institute: string
let stranger: string
let readers: string[]
let classId: string
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  author = await server.signUp('student')
  teacher = await server.signUp('teacher')
  institute = await server.signUp('institute')
  stranger = await server.signUp('teacher')
  readers = await Promise.all(Array.from({ length: 7 }, () => server.signUp('student')))
  const teacherId = await userIdOf(server, teacher)
  classId = await addClass(server.db, teacherId)
  await enrol(server.db, classId, await userIdOf(server, author))
  await employ(server.db, await userIdOf(server, institute), teacherId)
  await setBirth('users', '2026-01-01T00:00:00Z')
})
after(() => server.close())

const setBirth = (which: string, moment: string): Promise<number> => {
  const text = `UPDATE users SET created_at = $1 WHERE id::text = $2 OR $2 = 'users'`
  return server.db.run({ name: 'test.birth', text, parameters: ['moment', 'which'] }, { moment, which })
}

const at = (time: string) => server.setTime(`2026-11-21T${time}Z`)
const report = (token: string, id: string) => server.call('PUT', `/api/suggestions/${id}/report`, { token })
const judge = async (token: string, id: string, keep: boolean): Promise<number> =>
  (await server.call('PUT', `/api/suggestions/${id}/verdict`, { token, body: { keep } })).status
const queueOf = async (token: string): Promise<string[]> =>
  (await server.as(token)<{ id: string }[]>('GET', '/api/suggestions/reported')).map(({ id }) => id)
const shown = async (token: string, questionId: string): Promise<Suggestion[]> =>
  server.as(token)('GET', `/api/suggestions?questionId=${questionId}`)
const idsOf = async (questionId: string): Promise<string[]> =>
  (await shown(stranger, questionId)).map(({ id }) => id)

async function written(questionId: string, by = author): Promise<string> {
  const body = { questionId, text: 'Only fools get this wrong.' }
  return dataOf<Suggestion>((await server.call('POST', '/api/suggestions', { token: by, body })).body).id
}

async function hidden(questionId: string, by = author): Promise<string> {
  const id = await written(questionId, by)
  for (const reader of readers.slice(0, 3)) assert.equal((await report(reader, id)).status, 204)
  assert.deepEqual(await idsOf(questionId), [])
  return id
}

test('three reports hide a suggestion, and a student is one report however often', async () => {
  const id = await written('kin-0001')
  const [first = '', second = '', third = ''] = readers
  for (const reader of [first, first, second]) assert.equal((await report(reader, id)).status, 204)
  assert.deepEqual(await idsOf('kin-0001'), [id])
  await report(third, id)
  assert.deepEqual(await idsOf('kin-0001'), [])
  assert.equal((await report(first, '00000000-0000-4000-8000-000000000000')).status, 404)
})

test('the teacher and the institute of its author judge a hidden suggestion, and nobody else sees it', async () => {
  const texts = [await hidden('kin-0002'), await hidden('kin-0003')]
  const [kept = '', removed = ''] = texts
  const seenBy = async (token: string) => (await queueOf(token)).filter((id) => texts.includes(id)).length
  assert.deepEqual([await seenBy(teacher), await seenBy(institute), await seenBy(stranger)], [2, 2, 0])
  for (const keep of [true, false]) assert.equal(await judge(stranger, kept, keep), 404)
  assert.equal(await judge(author, kept, true), 403)
  assert.equal(await judge(teacher, kept, true), 204)
  assert.equal(await judge(institute, removed, false), 204)
  assert.deepEqual([await idsOf('kin-0002'), await idsOf('kin-0003')], [[kept], []])
  assert.equal(await seenBy(teacher), 0)
  assert.equal(await judge(teacher, removed, true), 404)
})

test('nobody judges a text of their own', async () => {
  const own = await hidden('kin-0004', teacher)
  for (const token of [teacher, institute, stranger]) assert.equal(await judge(token, own, true), 404)
})

test('a suggestion that is not hidden cannot be judged', async () => {
  const id = await written('kin-0006')
  for (const reader of readers.slice(0, 2)) await report(reader, id)
  for (const keep of [true, false]) assert.equal(await judge(teacher, id, keep), 404)
})

test('the report of an account of today counts from tomorrow', async () => {
  const id = await written('kin-0007')
  const [first = '', second = ''] = readers
  const newcomer = await server.signUp('student')
  await setBirth(await userIdOf(server, newcomer), '2026-11-20T06:00:00.001Z')
  for (const reader of [first, second, newcomer]) await report(reader, id)
  assert.deepEqual(await idsOf('kin-0007'), [id])
  assert.equal(await judge(teacher, id, false), 404)
  at('06:00:00.001')
  assert.deepEqual(await idsOf('kin-0007'), [])
  assert.ok((await queueOf(teacher)).includes(id))
  at('06:00:00.000')
})

test('an approval lasts 30 days; then the reports made since hide it again, and those of before do not', async (t) => {
  t.after(() => at('06:00:00.000'))
  const id = await hidden('kin-0008')
  const reporters = await Promise.all(readers.slice(0, 4).map((reader) => userIdOf(server, reader)))
  assert.equal(await judge(teacher, id, true), 204)
  const flagOf = async (token: string) => (await shown(token, 'kin-0008')).map(({ reported }) => reported)
  assert.deepEqual(await flagOf(readers[0] ?? ''), [false], 'whoever reported it before may do so again')

  const day = 24 * 3_600_000
  const begin = Date.parse('2026-11-21T06:00:00.000Z')
  const later = (ms: number) => {
    server.setTime(new Date(begin + ms).toISOString())
    return Promise.all(reporters.map((userId) => server.tokenOf(userId))) // those of before expire in these tests
  }
  const [first = '', , third = '', fourth = ''] = await later(day)
  for (const reader of [first, third]) await report(reader, id)
  assert.deepEqual(await flagOf(first), [true])
  await report(fourth, id)
  assert.deepEqual((await flagOf(first)).length, 1, 'three new reports wait for the end of the approval')
  const [reader = ''] = await later(30 * day - 1)
  assert.equal((await flagOf(reader)).length, 1)
  const [again = ''] = await later(30 * day)
  assert.equal((await flagOf(again)).length, 0)
})

test('people of the demo and people who signed up never judge each other', async () => {
  const visitor = await server.signUp('teacher', 'Demo', 'demo')
  const id = await hidden('kin-0009')
  assert.deepEqual(await queueOf(visitor), [])
  for (const keep of [true, false]) assert.equal(await judge(visitor, id, keep), 404)
})

test('the right to judge ends with the class', async () => {
  const id = await hidden('kin-0005')
  assert.ok((await queueOf(teacher)).includes(id))
  await endEnrolment(server.db, classId, await userIdOf(server, author))
  assert.deepEqual([await queueOf(teacher), await queueOf(institute)], [[], []])
  assert.equal(await judge(teacher, id, true), 404)
})
