import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { MistakesPage } from '@vikalp/contract/practice/mistakes'
import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import { inOrder, startQuiz, submitQuiz } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const on = (day: number): string => `2026-11-${day}T06:00:00.000Z`
const reset = (token: string, how: string) => server.as(token)('POST', '/api/learner/reset', { how })

/** First answers that topics are based on, and mistakes. */
async function known(token: string): Promise<[based: number, mistakes: number]> {
  const map = await server.as(token)<TopicMap>('GET', '/api/topic-map?subject=Physics')
  const { total } = await server.as(token)<MistakesPage>('GET', '/api/mistakes')
  const based = map.chapters.flatMap(({ topics }) => topics.map((topic) => topic.based))
  return [based.reduce((sum, count) => sum + count, 0), total]
}

test('at zero nothing is believed, scores stay, and what follows counts alone', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 10, verdict: inOrder(7, 3) })
  assert.deepEqual(await known(token), [10, 3])
  const scores = () => server.as(token)('GET', '/api/quiz/history')
  const before = await scores()
  server.setTime(on(21))
  await reset(token, 'zero')
  assert.deepEqual(await known(token), [0, 0])
  assert.deepEqual(await scores(), before)

  await server.takeQuiz(token, { at: on(22), count: 5, verdict: inOrder(4, 1) })
  assert.deepEqual(await known(token), [5, 1])
})

test('made anew of all answers, what was left out is back', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 10, verdict: inOrder(7, 3) })
  server.setTime(on(21))
  await reset(token, 'rebuild')
  assert.deepEqual(await known(token), [10, 3])
  await reset(token, 'zero')
  await reset(token, 'rebuild')
  assert.deepEqual(await known(token), [10, 3])
})

test('a quiz that was finished before and arrives after it teaches nothing', async () => {
  const token = await server.signUp('student')
  server.setTime(on(20))
  const quiz = await startQuiz(server.as(token), { count: 5 })
  server.setTime(on(22))
  await reset(token, 'zero')
  server.setTime(on(23))
  const finishedAt = on(21)
  await submitQuiz(server.as(token), quiz, { finishedAt, verdict: inOrder(3, 2) })
  assert.deepEqual(await known(token), [0, 0])
  await reset(token, 'rebuild')
  assert.deepEqual(await known(token), [5, 2])
})

test('another word than these two is refused, and nothing changes', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 5 })
  for (const body of [{}, { how: 'all' }, { how: null }]) {
    const reply = await server.call('POST', '/api/learner/reset', { token, body })
    assert.deepEqual([reply.status, errorOf(reply.body).code], [400, 'invalid_request'])
  }
  assert.deepEqual(await known(token), [5, 0])
})
