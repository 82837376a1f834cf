import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { OwnReport } from '@vikalp/contract/reports'
import { startQuiz } from '#testing/take-quiz.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** A student who has met every question of kinematics. */
async function practised(): Promise<string> {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { count: 14 })
  return token
}
const report = (token: string, body: object) => server.call('POST', '/api/reports', { token, body })
const mine = async (token: string, ...ids: string[]): Promise<OwnReport[]> =>
  dataOf((await server.call('GET', `/api/reports/mine?questionIds=${ids.join(',')}`, { token })).body)
const wrongKey = { questionId: 'kin-0001', reason: 'wrong-key', option: 'C' }

test('a report is stored, and sent again it is the same one with the last words', async () => {
  const token = await practised()
  server.setTime('2026-11-21T07:00:00.000Z')
  const first = await report(token, { ...wrongKey, note: '  The ball is at rest.  ' })
  assert.deepEqual(
    [first.status, dataOf(first.body)],
    [
      200,
      {
        questionId: 'kin-0001',
        reason: 'wrong-key',
        date: '2026-11-21T07:00:00.000Z',
        state: 'open',
        answer: null,
      },
    ],
  )
  const stored = [await rowsOf(server.db, 'reports'), await rowsOf(server.db, 'cases')]
  server.setTime('2026-11-21T08:00:00.000Z')
  const bodies = await Promise.all(Array.from({ length: 8 }, () => report(token, wrongKey)))
  for (const { status, body } of bodies) assert.deepEqual([status, body], [200, first.body])
  assert.deepEqual([await rowsOf(server.db, 'reports'), await rowsOf(server.db, 'cases')], stored)
  assert.deepEqual(await mine(token, 'kin-0001', 'kin-0002'), [dataOf(first.body)])
})

test('another reason is a report of its own, and the latest one is shown', async () => {
  const token = await practised()
  await report(token, { questionId: 'kin-0002', reason: 'unclear' })
  await report(token, { questionId: 'kin-0002', reason: 'figure' })
  await report(token, { questionId: 'kin-0003', reason: 'syllabus' })
  assert.deepEqual(
    (await mine(token, 'kin-0002', 'kin-0003')).map(({ questionId, reason }) => [questionId, reason]),
    [
      ['kin-0002', 'figure'],
      ['kin-0003', 'syllabus'],
    ],
  )
  assert.deepEqual(await mine(await practised(), 'kin-0002'), [], 'nobody sees the reports of others')
})

test('students who report a question at once share one case', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, practised))
  const cases = await rowsOf(server.db, 'cases')
  for (const { status } of await Promise.all(
    tokens.map((token) => report(token, { questionId: 'kin-0014', reason: 'two-right' })),
  ))
    assert.equal(status, 200)
  assert.equal(await rowsOf(server.db, 'cases'), cases + 1)
})

test('only what a graded quiz has shown can be reported', async () => {
  const token = await server.signUp('student')
  const stored = await rowsOf(server.db, 'reports')
  const { questions } = await startQuiz(server.as(token), { count: 5 })
  for (const questionId of [questions[0]?._id, 'evo-0001', 'xyz-0001'])
    assert.equal((await report(token, { questionId, reason: 'unclear' })).status, 404, questionId)
  assert.equal(await rowsOf(server.db, 'reports'), stored)
  const result = await server.takeQuiz(token, {
    count: 5,
    verdict: (_, place) => (place === 0 ? 'right' : 'skip'),
  })
  for (const { questionId } of result.questions)
    assert.equal((await report(token, { questionId, reason: 'unclear' })).status, 200, 'answered or skipped')
})

const refused: [string, object, string][] = [
  ['a blank note', { note: ' ' }, 'note'],
  ['501 characters', { note: 'x'.repeat(501) }, 'note'],
  ['a null character', { note: 'take \u0000 the root' }, 'note'],
  ['a phone number', { note: 'Call me on 98250 12345' }, 'note'],
  ['an unknown reason', { reason: 'boring' }, 'reason'],
  ['an option that there is not', { option: 'E' }, 'option'],
  ['no id of a question', { questionId: '../kin' }, 'questionId'],
]
for (const [name, change, field] of refused)
  test(`${name} is rejected with the field named and nothing stored`, async () => {
    const token = await practised()
    const stored = await rowsOf(server.db, 'reports')
    const { status, body } = await report(token, { ...wrongKey, ...change })
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, [field]])
    assert.equal(await rowsOf(server.db, 'reports'), stored)
  })

test('500 characters of Gujarati are accepted', async () => {
  assert.equal((await report(await practised(), { ...wrongKey, note: 'ક'.repeat(500) })).status, 200)
})

test('the eleventh report of an Indian day waits for the next one, however they arrive', async () => {
  server.setTime('2026-11-22T17:30:00.000Z')
  const token = await practised()
  const ids = [...Array(14).keys()].map((i) => `kin-00${String(i + 1).padStart(2, '0')}`)
  const replies = await Promise.all(ids.map((questionId) => report(token, { questionId, reason: 'unclear' })))
  const late = replies.filter(({ status }) => status === 429)
  assert.equal(late.length, 4)
  assert.equal(late[0]?.headers['retry-after'], '3600')
  const accepted = ids[replies.findIndex(({ status }) => status === 200)]
  assert.equal((await report(token, { questionId: accepted, reason: 'unclear' })).status, 200, 'sent again')
  server.setTime('2026-11-22T18:30:00.000Z')
  const waiting = ids[replies.findIndex(({ status }) => status === 429)]
  assert.equal((await report(token, { questionId: waiting, reason: 'unclear' })).status, 200)
})
