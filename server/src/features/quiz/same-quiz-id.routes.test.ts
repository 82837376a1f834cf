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
  const start = async (token: string, count: number): Promise<StartedQuiz> =>
    dataOf((await server.call('POST', '/api/quiz/start', { token, body: { ...kinematics, count } })).body)
  const submit = (token: string, questionId: string, selectedOption: string) =>
    server.call('POST', '/api/quiz/submit-multiple', {
      token,
      body: { quizId, answers: [{ questionId, selectedOption }] },
    })
  const result = (token: string) => server.call('GET', `/api/quiz/result/${quizId}`, { token })

  const [first] = (await start(one, 10)).questions
  assert.ok(first)
  assert.equal((await submit(other, first._id, first.answer)).status, 404)
  const [theirs] = (await start(other, 5)).questions
  assert.ok(theirs)
  await submit(other, theirs._id, wrongLetter(theirs))
  assert.equal((await result(one)).status, 404)
  await submit(one, first._id, first.answer)

  const results = [await result(one), await result(other)].map(({ body }) => dataOf<QuizResult>(body))
  assert.deepEqual(
    results.map(({ total, correct }) => [total, correct]),
    [
      [10, 1],
      [5, 0],
    ],
  )
})
