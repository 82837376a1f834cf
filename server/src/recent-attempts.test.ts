import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { type SecondServer, secondServer } from '#testing/second-server.ts'
import { inOrder, startQuiz, submitQuiz } from '#testing/take-quiz.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let other: SecondServer
before(async () => {
  server = await testApp()
  other = await secondServer(server)
})
after(async () => {
  await other.close()
  await server.close()
})

const resultOf = ({ call }: Pick<TestApp, 'call'>, token: string, id: string) =>
  call('GET', `/api/quiz/result/${id}`, { token })

test('a quiz of one server is submitted with the answers that another saved', async () => {
  const token = await server.signUp('student')
  const quiz = await startQuiz(server.as(token))
  const [first, second] = quiz.questions
  assert.ok(first && second)
  const saved = { quizId: quiz.quizId, questionId: first._id, selectedOption: first.answer }
  await other.as(token)('POST', '/api/quiz/submit', saved)
  const answers = [{ questionId: second._id, selectedOption: second.answer }]
  const sent = { quizId: quiz.quizId, answers }
  const result = await server.as(token)<QuizResult>('POST', '/api/quiz/submit-multiple', sent)
  assert.deepEqual([result.correct, result.notAttempted], [2, 8])
})

test('a quiz that was submitted at another server keeps the result that it got there', async () => {
  const token = await server.signUp('student')
  const quiz = await startQuiz(server.as(token))
  const first = await submitQuiz(other.as(token), quiz, { verdict: inOrder(3) })
  for (const place of [server, other, server])
    assert.deepEqual(await submitQuiz(place.as(token), quiz, { verdict: inOrder(10) }), first)
})

test('a quiz that was forgotten and begun anew elsewhere is graded by the questions that it has now', async () => {
  const token = await server.signUp('student')
  const quizId = '0197f3c2-1111-7abc-8def-00000000000A'
  const names = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'], count: 5, quizId }
  const former = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', names)
  await server.db.run({ name: 'test.forget', text: 'DELETE FROM attempts', parameters: [] }, {})
  const gone = await server.call('POST', '/api/quiz/submit-multiple', {
    token,
    body: { quizId, answers: [{ questionId: former.questions[0]?._id, selectedOption: 'A' }] },
  })
  assert.deepEqual([gone.status, errorOf(gone.body).code], [404, 'not_found'])
  await server.as(token)('POST', '/api/quiz/start', names)
  await server.db.run({ name: 'test.forget', text: 'DELETE FROM attempts', parameters: [] }, {})
  const anew = await other.as(token)<StartedQuiz>('POST', '/api/quiz/start', { ...names, count: 6 })
  const result = await submitQuiz(server.as(token), anew)
  assert.deepEqual([result.total, result.correct], [6, 6])
})

test('a result is the same whether its server remembers it or reads it, for its student alone', async () => {
  const token = await server.signUp('student')
  const quiz = await startQuiz(other.as(token))
  await submitQuiz(other.as(token), quiz, { verdict: inOrder(4, 3), seconds: 30 })
  const before = other.sent()
  const remembered = await resultOf(other, token, quiz.quizId.toUpperCase())
  // Who calls, and what a paper of theirs holds, are asked as long as nothing proves that every change is heard.
  const asked = other.statements().slice(before)
  assert.deepEqual(
    asked.filter((name) => /^(?:quiz|relation)\./.test(name)),
    [],
    'the attempt is not read',
  )
  assert.equal(remembered.status, 200)
  assert.deepEqual(remembered.body, (await resultOf(server, token, quiz.quizId)).body)
  assert.equal(dataOf<QuizResult>(remembered.body).correct, 4)
  for (const place of [server, other]) {
    const refused = await resultOf(place, await server.signUp('student'), quiz.quizId)
    assert.equal(refused.status, 404)
  }
})

test('what is submitted twice at the server that opened it has one result', async () => {
  const token = await server.signUp('student')
  const quiz = await startQuiz(other.as(token))
  const results = await Promise.all(
    [2, 5, 7].map((right) => submitQuiz(other.as(token), quiz, { verdict: inOrder(right) })),
  )
  const [first, ...others] = results
  for (const again of others) assert.deepEqual(again, first)
})
