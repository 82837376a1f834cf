import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, testApp } from '#testing/test-app.ts'

const quizId = '0197f3c2-1111-7abc-8def-000000000002'
const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'], quizId }
const wrongLetter = ({ answer }: Question): string => (answer === 'A' ? 'B' : 'A')

test('two students who use the same id have a quiz each, and nobody reads the other one', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const [one, other] = [await server.signUp('student'), await server.signUp('student')]
  const start = async (token: string): Promise<StartedQuiz> =>
    dataOf((await server.call('POST', '/api/quiz/start', { token, body: { ...kinematics, count: 14 } })).body)
  const submit = (token: string, questionId: string, selectedOption: string) =>
    server.call('POST', '/api/quiz/submit-multiple', {
      token,
      body: { quizId, answers: [{ questionId, selectedOption }] },
    })
  const result = (token: string) => server.call('GET', `/api/quiz/result/${quizId}`, { token })

  const [first, second] = (await start(one)).questions
  assert.ok(first && second)
  assert.equal((await submit(other, first._id, first.answer)).status, 404)
  await start(other)
  const wrong = { questionId: first._id, selectedOption: wrongLetter(first) }
  const saved = await server.call('POST', '/api/quiz/submit', { token: other, body: { quizId, ...wrong } })
  assert.equal(saved.status, 200)
  await submit(other, wrong.questionId, wrong.selectedOption)
  assert.equal((await result(one)).status, 404)
  await submit(one, second._id, second.answer)

  const results = [await result(one), await result(other)].map(({ body }) => dataOf<QuizResult>(body))
  assert.deepEqual(
    results.map(({ correct, incorrect, notAttempted }) => [correct, incorrect, notAttempted]),
    [
      [1, 0, 13],
      [0, 1, 13],
    ],
  )
})
