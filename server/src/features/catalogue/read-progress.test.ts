import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ChapterProgress } from '@vikalp/contract/catalogue'
import { userIdOf } from '#testing/roster.ts'
import { inOrder, startQuiz, submitQuiz } from '#testing/take-quiz.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const get = (url: string, token: string) => server.call('GET', url, { token })

const progressOf = async (token: string, query: string): Promise<ChapterProgress[]> =>
  dataOf<ChapterProgress[]>((await get(`/api/quiz/progress?${query}`, token)).body)

test('progress has the share met and the last score of each chapter that was begun', async () => {
  const token = await server.signUp('student')
  assert.deepEqual(await progressOf(token, 'exam=NEET&subject=Physics'), [])
  await server.takeQuiz(token, { chapter: 'optics', verdict: inOrder(3) })
  await server.takeQuiz(token, { count: 5, verdict: inOrder(5) })
  await server.takeQuiz(token, { count: 5, verdict: inOrder(2, 1) }) // five more, two of them skipped
  assert.deepEqual(await progressOf(token, 'exam=neet&subject=physics'), [
    { chapter: 'kinematics', met: 10, questions: 14, last: { correct: 2, total: 5 } },
    { chapter: 'optics', met: 7, questions: 7, last: { correct: 3, total: 7 } },
  ])
  assert.deepEqual(await progressOf(token, 'exam=NEET&subject=Biology'), [])
})

test('a question met twice counts once, and what was met for one exam is met for another', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { exam: 'JEE', count: 14, verdict: inOrder(9) })
  await server.takeQuiz(token, { exam: 'JEE', count: 14, verdict: inOrder(11) })
  assert.deepEqual(await progressOf(token, 'exam=NEET&subject=Physics'), [
    { chapter: 'kinematics', met: 14, questions: 14, last: { correct: 11, total: 14 } },
  ])
})

test('the last score is that of the quiz finished last, however late another was delivered', async () => {
  const studentId = await userIdOf(server, await server.signUp('student'))
  server.setTime('2026-11-19T06:00:00.000Z')
  const early = await startQuiz(server.as(await server.tokenOf(studentId)), { count: 5 })
  const token = await server.tokenOf(studentId)
  await server.takeQuiz(token, { count: 6, verdict: inOrder(6), at: '2026-11-20T06:00:00.000Z' })
  const finishedAt = '2026-11-19T06:10:00.000Z'
  await submitQuiz(server.as(token), early, { verdict: inOrder(1), finishedAt })
  const [kinematics] = await progressOf(token, 'exam=NEET&subject=Physics')
  assert.deepEqual(kinematics?.last, { correct: 6, total: 6 })
})

test('progress is of the caller alone; others have none, and unknown names are not found', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token)
  assert.deepEqual(await progressOf(await server.signUp('student'), 'exam=NEET&subject=Physics'), [])
  const teacher = await server.signUp('teacher')
  assert.equal((await get('/api/quiz/progress?exam=NEET&subject=Physics', teacher)).status, 403)
  assert.equal((await get('/api/quiz/progress?exam=UPSC&subject=Physics', token)).status, 404)
  assert.equal((await get('/api/quiz/progress?exam=NEET&subject=Astrology', token)).status, 404)
  assert.equal((await get('/api/quiz/progress?exam=NEET', token)).status, 400)
})
