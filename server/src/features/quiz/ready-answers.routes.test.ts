import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { catalogueContract } from '@vikalp/contract/catalogue'
import type { Endpoint } from '@vikalp/contract/endpoint'
import { type QuizResult, quizContract, type StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** What the contract's own schema makes of the answer must be all that was sent. */
async function requireExact({ method, response }: Endpoint, token: string, url: string, body?: object) {
  const reply = await server.call(method, url, { token, ...(body && { body }) })
  assert.equal(reply.status, 200)
  assert.match(String(reply.headers['content-type']), /^application\/json; charset=utf-8$/)
  const data = dataOf<unknown>(reply.body)
  assert.deepEqual(reply.body, { data: response.parse(data) })
  return data
}

test('an answer of parts that were ready has every field of the contract and no other', async () => {
  const token = await server.signUp('student')
  const { exams, subjects, chapters } = catalogueContract
  await requireExact(exams, token, '/api/quiz/exams')
  await requireExact(subjects, token, '/api/quiz/subjects?exam=JEE')
  const listed = await requireExact(chapters, token, '/api/quiz/chapters?exam=NEET&subject=Physics')
  assert.ok(Array.isArray(listed) && listed.length > 1)

  const choice = { exam: 'JEE', subject: 'Physics', chapters: ['kinematics', 'optics'], count: 20 }
  const quiz = (await requireExact(quizContract.start, token, '/api/quiz/start', choice)) as StartedQuiz
  assert.equal(quiz.questions.length, 20)
  assert.ok(quiz.questions.every(({ exam }) => exam === 'JEE'))
  const [first] = quiz.questions
  assert.ok(first)
  const answers = [{ questionId: first._id, selectedOption: first.answer }]
  const sent = { quizId: quiz.quizId, answers }
  const result = await requireExact(quizContract.submit, token, '/api/quiz/submit-multiple', sent)
  const again = await requireExact(quizContract.result, token, `/api/quiz/result/${quiz.quizId}`)
  const {
    bank,
    exam,
    subject,
    chapters: asked,
    quick,
    ...read
  } = again as QuizResult & StartedQuiz & QuizNames
  assert.deepEqual(read, result)
  assert.deepEqual([exam, subject, asked, quick], ['JEE', 'Physics', choice.chapters, false])
  assert.deepEqual(bank, quiz.questions)
})

type QuizNames = { exam: string; subject: string; chapters: string[]; quick: boolean; bank: unknown }
