import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { quizLimits } from '@vikalp/domain/limits'
import { dayMs } from '@vikalp/domain/progress/periods'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { dataOf, rowsOf, testApp } from '#testing/test-app.ts'
import { deleteAbandoned } from './quiz.store.ts'

const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
const { newest, daysKept, daysNewestKept, most } = quizLimits.open

async function practice(t: TestContext) {
  const server = await testApp({ CALL_LIMITS: 'off' })
  t.after(server.close)
  const token = await server.signUp('student')
  const start = async (now: Date, by = token): Promise<StartedQuiz> => {
    server.setTime(now.toISOString())
    const { body } = await server.call('POST', '/api/quiz/start', { token: by, body: kinematics })
    return dataOf<StartedQuiz>(body)
  }
  const submit = async ({ quizId, questions }: StartedQuiz) => {
    const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A' }))
    const body = { quizId, answers }
    const reply = await server.call('POST', '/api/quiz/submit-multiple', { token: await fresh(), body })
    return { status: reply.status, result: dataOf<QuizResult>(reply.body) }
  }
  const id = (await server.as(token)<{ id: string }>('GET', '/api/accounts/me')).id
  const fresh = () => server.tokenOf(id) // the one of before has expired in these tests
  return { server, token, start, submit, forget: (now: Date) => deleteAbandoned(server.db, now) }
}

test('the night takes open quizzes beyond the newest after a month, and the newest after a year', async (t) => {
  const { server, token, start, submit, forget } = await practice(t)
  const begin = new Date('2026-11-01T06:00:00.000Z')
  const later = (days: number, seconds = 0) => new Date(begin.getTime() + days * dayMs + seconds * 1000)
  const other = await start(begin, await server.signUp('student'))
  const begun: StartedQuiz[] = []
  for (let i = 0; i < newest + 3; i++) begun.push(await start(later(0, i), token))
  const [, , , firstKept] = begun
  assert.ok(firstKept)
  assert.equal((await submit(firstKept)).status, 200)

  assert.equal(await forget(later(daysKept)), 0)
  assert.equal(await forget(later(daysKept, 3600)), 2)
  assert.equal(await forget(later(daysNewestKept)), 0)
  server.setTime(later(daysNewestKept).toISOString())
  const last = begun.at(-1)
  assert.ok(last)
  assert.equal((await submit(last)).status, 200, 'an answer that waited on a phone for a year is graded')
  assert.equal(await forget(later(daysNewestKept, 3600)), newest) // without the last, with the one of the other
  assert.equal(await rowsOf(server.db, 'attempts'), 2)
  assert.equal((await submit(other)).status, 404)
})

test('an attempt that is being submitted is neither pushed out by a start nor taken by the night', async (t) => {
  const { server, token, start, forget } = await practice(t)
  const begin = new Date('2026-11-01T06:00:00.000Z')
  const oldest = await start(begin)
  for (let i = 1; i < most; i++) await start(new Date(begin.getTime() + i * 1000))
  const close = {
    name: 'test.close',
    text: `UPDATE attempts SET submitted_at = now(), finished_at = now(), correct = 1, incorrect = 0,
      duration_seconds = 1, chosen = key WHERE id = $1`,
    parameters: ['id'],
  }
  const aYearLater = new Date(begin.getTime() + 400 * dayMs)
  const takers = [() => server.as(token)('POST', '/api/quiz/start', kinematics), () => forget(aYearLater)]
  for (const take of takers) {
    const attempt = take === takers[0] ? oldest : await start(begin)
    const [work] = await server.db.transaction(async (tx) => {
      assert.equal(await tx.run(close, { id: attempt.quizId }), 1)
      const taking = take()
      assert.ok(await waitsForLock(server.db, taking))
      return [taking] as const // in a list: alone it would be waited for in here
    })
    await work
    const stored = { name: 'test.stored', text: 'SELECT FROM attempts WHERE id = $1', parameters: ['id'] }
    assert.equal(await server.db.run(stored, { id: attempt.quizId }), 1)
  }
})
