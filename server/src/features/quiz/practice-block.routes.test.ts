import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { inOrder, submitQuiz } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let token: string
before(async () => {
  server = await testApp()
  token = await server.signUp('student')
})
after(() => server.close())

const start = (practice: string, chapters = ['kinematics'], count = 5) =>
  server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters,
    count,
    practice,
  })

test('a block of practice says why each question is asked, and a newcomer gets several topics and nothing hard', async () => {
  const { questions, whys } = await start('build')
  assert.equal(whys?.length, 5)
  for (const [i, why] of (whys ?? []).entries())
    assert.deepEqual(why, { reason: 'new', topic: questions[i]?.topic, sentence: 'New topic for you.' })
  assert.ok(new Set(questions.map(({ topic }) => topic)).size >= 3)
  assert.ok(questions.every(({ difficulty }) => difficulty !== 'Hard'))
})

test('what was answered does not come again until a chapter is exhausted; then it does', async () => {
  const met = new Set<string>()
  for (let block = 0; block < 3; block++) {
    const quiz = await start('stretch')
    for (const { _id } of quiz.questions) assert.ok(!met.has(_id))
    for (const { _id } of quiz.questions) met.add(_id)
    await submitQuiz(server.as(token), quiz, { verdict: inOrder(2, 3) })
  }
  assert.equal(met.size, 14)
  assert.equal((await start('build')).questions.length, 5)
})

test('of several chapters the questions are mixed, and exam-ready draws from all of them', async () => {
  const { questions, whys } = await start('exam-ready', ['kinematics', 'optics'], 7)
  assert.ok(questions.every(({ chapter }) => chapter === 'optics')) // kinematics is exhausted
  const reasons = new Set(whys?.map(({ reason }) => reason))
  assert.ok([...reasons].every((reason) => reason === 'mixed' || reason === 'repair'))
})

test('an ordinary quiz gives no reasons', async () => {
  const quiz = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['optics'],
  })
  assert.equal(quiz.whys, undefined)
})
