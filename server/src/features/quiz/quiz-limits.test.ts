import assert from 'node:assert/strict'
import test from 'node:test'
import { quizContract, type StartedQuiz } from '@vikalp/contract/quiz'
import { studentContract } from '@vikalp/contract/student'
import { quizLimits } from '@vikalp/domain/limits'
import { dataOf, errorOf, rowsOf, testApp } from '#testing/test-app.ts'

const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }

test('a student who starts too many quizzes is asked to wait; others are not', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const [busy, other] = [await server.signUp('student'), await server.signUp('student')]
  const start = (token: string) => server.call('POST', '/api/quiz/start', { token, body: kinematics })
  const { perMinute } = quizContract.start.limit
  const replies = await Promise.all(Array.from({ length: perMinute + 5 }, () => start(busy)))
  const refused = replies.filter(({ status }) => status === 429)
  assert.equal(refused.length, 5)
  assert.equal(errorOf(refused[0]?.body).code, 'rate_limited')
  assert.ok(Number(refused[0]?.headers['retry-after']) >= 1)
  assert.equal((await start(other)).status, 200)
})

test('asking for the headers alone counts as a call of the same address', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const { path, limit } = studentContract.history
  const headers = { authorization: `Bearer ${await server.signUp('student')}` }
  const ask = (method: 'GET' | 'HEAD') => server.app.inject({ method, url: path, headers })
  for (let i = 1; i < limit.perMinute; i++) await ask('GET')
  assert.equal((await ask('HEAD')).statusCode, 200)
  assert.deepEqual([(await ask('HEAD')).statusCode, (await ask('GET')).statusCode], [429, 429])
})

test('when capacity is measured nobody is asked to wait', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' })
  t.after(server.close)
  const token = await server.signUp('student')
  const start = () => server.call('POST', '/api/quiz/start', { token, body: kinematics })
  const replies = await Promise.all(Array.from({ length: quizContract.start.limit.perMinute + 5 }, start))
  assert.ok(replies.every(({ status }) => status === 200))
})

test('of the open quizzes of a student only the newest are kept, and all submitted ones', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' })
  t.after(server.close)
  const [token, other] = [await server.signUp('student'), await server.signUp('student')]
  let now = Date.parse('2026-11-21T06:00:00.000Z')
  const start = async (by = token) => {
    now += 1000
    server.setTime(new Date(now).toISOString())
    const { body } = await server.call('POST', '/api/quiz/start', { token: by, body: kinematics })
    return dataOf<StartedQuiz>(body)
  }
  const submit = ({ quizId, questions }: StartedQuiz) => {
    const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A' }))
    return server.call('POST', '/api/quiz/submit-multiple', { token, body: { quizId, answers } })
  }
  const submitted = await start()
  await submit(submitted)
  await start(other)
  const oldest = await start()
  const second = await start()
  for (let i = 1; i < quizLimits.open.most; i++) await start()
  assert.equal(await rowsOf(server.db, 'attempts'), quizLimits.open.most + 2)
  assert.equal((await submit(oldest)).status, 404)
  assert.equal((await submit(second)).status, 200)
  assert.equal((await submit(submitted)).status, 200)
})
