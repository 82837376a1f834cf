import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { Goals, Today, TodayBlock } from '@vikalp/contract/practice/plan'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { loadBank } from '#question-bank/load-bank.ts'
import { submitQuiz } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
})
after(() => server.close())

const day = '2026-11-23'
const today = (token: string) => server.as(token)<Today>('GET', '/api/today')
const change = (token: string, body: object) => server.as(token)<Today>('PUT', '/api/today', { day, ...body })

async function studentWithPlan(): Promise<{ token: string; blocks: TodayBlock[] }> {
  server.setTime(`${day}T04:00:00.000Z`)
  const token = await server.signUp('student')
  const goals = { exams: [{ exam: 'NEET', on: '2027-05-02' }], weekdayMinutes: 45, weekendMinutes: 45 }
  await server.as(token)<Goals>('PUT', '/api/goals', { ...goals, restDays: [] })
  return { token, blocks: (await today(token)).blocks }
}

const startOf = ({ id, exam, subject }: TodayBlock, quizId: string) => ({
  ...{ exam, subject, chapters: ['Today'], quizId },
  block: { day, id },
})
const start = (token: string, body: object) => server.as(token)<StartedQuiz>('POST', '/api/quiz/start', body)

test('a block that a phone fetched ahead is not begun: other minutes plan it anew', async () => {
  const { token, blocks } = await studentWithPlan()
  const last = blocks.at(-1)
  assert.ok(last)
  const fetched = await start(token, { ...startOf(last, randomUUID()), ahead: true })
  assert.equal(fetched.questions.length, last.count)
  assert.ok(!(await change(token, { minutes: 60 })).blocks.some(({ id }) => id === last.id))
})

test('begun with the same start it stays, and hands in as any other', async () => {
  const { token, blocks } = await studentWithPlan()
  const last = blocks.at(-1)
  assert.ok(last)
  const body = startOf(last, randomUUID())
  const fetched = await start(token, { ...body, ahead: true })
  const begun = await start(token, body)
  assert.deepEqual(begun.questions, fetched.questions)
  assert.ok((await change(token, { minutes: 60 })).blocks.some(({ id }) => id === last.id))
  await submitQuiz(server.as(token), begun)
  assert.equal((await today(token)).done, last.count)
})

test('answered without a network and delivered on the next day, it counts on the day it was finished', async () => {
  const { token, blocks } = await studentWithPlan()
  const [first] = blocks
  assert.ok(first)
  const fetched = await start(token, { ...startOf(first, randomUUID()), ahead: true })
  server.setTime('2026-11-24T05:00:00.000Z')
  const answers = fetched.questions.map(({ _id, answer }) => ({ questionId: _id, selectedOption: answer }))
  const result = await server.as(token)<{ correct: number; finishedAt: string }>(
    'POST',
    '/api/quiz/submit-multiple',
    { quizId: fetched.quizId, answers, finishedAt: `${day}T17:00:00.000Z` },
  )
  assert.deepEqual([result.correct, result.finishedAt], [first.count, `${day}T17:00:00.000Z`])
  assert.equal((await today(token)).done, 0)
})

test('only a block of the plan is fetched ahead', async () => {
  const { token } = await studentWithPlan()
  const body = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'], ahead: true }
  const { status, body: reply } = await server.call('POST', '/api/quiz/start', { token, body })
  assert.deepEqual([status, errorOf(reply).code], [400, 'invalid_request'])
})
