import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import { loadBank } from '#question-bank/load-bank.ts'
import { classroom } from '#testing/classroom.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
})
after(() => server.close())

const read = (token: string, subject = 'Physics') =>
  server.as(token)<TopicMap>('GET', `/api/topic-map?subject=${subject}`)
const topicsOf = (map: TopicMap, chapter: string) =>
  map.chapters.find((one) => one.chapter === chapter)?.topics ?? []
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

test('a newcomer has started nothing, and every topic of practice is there', async () => {
  const map = await read(await server.signUp('student', 'Ila Rao'))
  assert.deepEqual([map.subject, map.name], ['Physics', 'Ila Rao'])
  const bank = server.bank.questions.filter(({ subject }) => subject === 'Physics')
  const listed = map.chapters.flatMap(({ chapter, topics }) =>
    topics.map(({ topic }) => `${chapter}/${topic}`),
  )
  assert.deepEqual(
    listed.toSorted(),
    [...new Set(bank.map((one) => `${one.chapter}/${one.topic}`))].toSorted(),
  )
  for (const { topics } of map.chapters)
    for (const { state, based, answered } of topics)
      assert.deepEqual([state, based, answered], ['not-started', 0, 0])
})

test('what was answered is counted by topic, once for the state and every time for the figures', async () => {
  const token = await server.signUp('student')
  for (const day of [20, 21])
    await server.takeQuiz(token, { at: `2026-11-${day}T06:00:00Z`, count: 14, verdict: inOrder(9, 5) })
  const topics = topicsOf(await read(token), 'kinematics')
  const started = topics.filter(({ state }) => state !== 'not-started')
  assert.ok(started.length > 0)
  assert.deepEqual([sum(topics.map((one) => one.answered)), sum(topics.map((one) => one.right))], [28, 18])
  for (const { based, answered, right } of topics) assert.ok(based <= answered && right <= answered)
  assert.equal(sum(topicsOf(await read(token), 'optics').map((one) => one.answered)), 0)
})

test('who is right in all of a chapter is solid in its topics, and in none of another', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { count: 50 })
  const map = await read(token)
  const solid = topicsOf(map, 'kinematics').filter(({ state }) => state === 'solid')
  assert.ok(solid.length > 0 && solid.every(({ based }) => based >= 5), JSON.stringify(solid))
  assert.ok(topicsOf(map, 'optics').every(({ state }) => state === 'not-started'))
})

test('a teacher of a pupil reads it, and nobody else; without a subject it is refused', async () => {
  const { create, join, idOf } = classroom(server)
  const [teacher, pupil] = [await server.signUp('teacher'), await server.signUp('student', 'Ila Rao')]
  await join(pupil, (await create(teacher)).code)
  const path = `/api/profiles/student/${await idOf(pupil)}/topic-map`
  assert.equal((await server.as(teacher)<TopicMap>('GET', `${path}?subject=Physics`)).name, 'Ila Rao')
  const stranger = await server.signUp('teacher')
  const refused = await server.call('GET', `${path}?subject=Physics`, { token: stranger })
  assert.deepEqual([refused.status, errorOf(refused.body).code], [404, 'not_found'])
  for (const query of ['', '?subject=physics', '?subject=History']) {
    const { status, body } = await server.call('GET', `${path}${query}`, { token: teacher })
    assert.deepEqual([status, errorOf(body).code], [400, 'invalid_request'], query)
  }
})
