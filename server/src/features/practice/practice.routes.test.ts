import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { practiceContract } from '@vikalp/contract/practice'
import type { Question } from '@vikalp/contract/question'
import { z } from 'zod'
import { listVersions, markStale } from '#learners/learners.store.ts'
import { userIdOf } from '#testing/roster.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { listAnswered, listMet } from './practice.store.ts'

type NextReply = z.output<typeof practiceContract.next.response>

let server: TestApp
let student: string
before(async () => {
  server = await testApp()
  student = await server.signUp('student')
})
after(() => server.close())

const get = (url: string, token = student) => server.call('GET', url, { token })
const next = async (query = '', token = student): Promise<NextReply> =>
  dataOf<NextReply>((await get(`/api/questions/next/kinematics${query}`, token)).body)

test('the questions of a chapter can be narrowed to a difficulty and an exam', async () => {
  const all = dataOf<Question[]>((await get('/api/questions/kinematics')).body)
  const hard = dataOf<Question[]>((await get('/api/questions/Kinematics?difficulty=Hard&exam=jee')).body)
  assert.equal(all.length, 14)
  assert.ok(hard.length > 0 && hard.every(({ difficulty, exam }) => difficulty === 'Hard' && exam === 'JEE'))
})

test('a new student starts with easy questions and gets hard ones on a streak', async () => {
  assert.equal((await next()).difficulty, 'Easy')
  assert.equal((await next('?streak=6')).difficulty, 'Hard')
})

test('a streak that is not a number counts as 0', async () =>
  assert.equal((await next('?streak=many')).difficulty, 'Easy'))

test('excluded questions are not asked', async () => {
  const all = dataOf<Question[]>((await get('/api/questions/kinematics')).body).map(({ _id }) => _id)
  const [kept, ...others] = all
  assert.equal((await next(`?exclude=${others.join(',')}`))._id, kept)
  assert.equal((await get(`/api/questions/next/kinematics?exclude=${all.join(',')}`)).status, 404)
})

test('a question comes with the probability of a right answer; answered questions do not come again', async () => {
  const fresh = await server.signUp('student')
  const { questions } = await server.takeQuiz(fresh)
  const seen = new Set(questions.map(({ questionId }) => questionId))
  const question = await next('', fresh)
  assert.ok(!seen.has(question._id))
  assert.ok(question.meta.p > 0.7 && question.meta.p < 1, `a strong start, p = ${question.meta.p}`)
  assert.equal(question.meta.reason, 'new')
  assert.equal(question.meta.aim, 0.8)
})

test('the quiz that ended last comes first; of two that end at the same moment the one started later', async () => {
  const token = await server.signUp('student')
  const at = '2026-11-21T06:00:00.000Z'
  await server.takeQuiz(token, { count: 5, at })
  await server.takeQuiz(token, { count: 6, at })
  await server.takeQuiz(token, { count: 7, at: '2026-11-21T07:00:00.000Z' })
  const studentId = await userIdOf(server, token)
  const listed = await listAnswered(server.db, { studentId, subject: 'Physics' })
  assert.deepEqual(
    listed.map(({ chosen }) => chosen.length),
    [7, 6, 5],
  )
})

test('what was met in a chapter is known without the quizzes, and not what was met in another', async () => {
  const token = await server.signUp('student')
  const { questions } = await server.takeQuiz(token, { count: 5 })
  const studentId = await userIdOf(server, token)
  const met = questions.map(({ questionId }) => questionId).sort()
  assert.deepEqual(await listMet(server.db, { studentId, chapter: 'kinematics' }), met)
  assert.deepEqual(await listMet(server.db, { studentId, chapter: 'waves' }), [])
})

test('an unknown chapter or exam is not found, in the words of the specification', async () => {
  const { status, body } = await get('/api/questions/next/alchemy')
  assert.deepEqual(
    [status, errorOf(body).message],
    [404, 'No questions found for NEET - any subject - alchemy'],
  )
  assert.equal((await get('/api/questions/kinematics?exam=UPSC')).status, 404)
})

const rows = (text: string) => {
  const names = { name: `test.${text.length}`, text, parameters: [] }
  return server.db.many(names, {}, z.object({ right: z.number(), answered: z.number() }))
}

test('the reason of a question is true: its figures are those of the answers', async () => {
  const token = await server.signUp('student')
  const first = await next('', token)
  assert.deepEqual(first.meta.why, { reason: 'new', topic: first.topic, sentence: 'New topic for you.' })
  await server.takeQuiz(token, { count: 10, verdict: (_, place) => (place < 3 ? 'right' : 'wrong') })
  const studentId = await userIdOf(server, token)
  server.setTime('2026-11-30T06:00:00.000Z')
  const { meta } = await next('', token)
  assert.equal(meta.reason, 'remedial')
  const { why } = meta
  assert.ok(why.reason === 'repair', JSON.stringify(why))
  const [mistake] = await rows(`SELECT count(*) AS right, 1 AS answered FROM attempts
    WHERE student_id = '${studentId}'
      AND substr(chosen, array_position(question_ids, '${why.mistake.questionId}'), 1) = '${why.mistake.option}'`)
  assert.equal(mistake?.right, 1)
  assert.equal(why.mistake.on, '2026-11-21')
  const same = why.newNumbers ? 'Same idea, new numbers.' : 'Same idea, another question.'
  assert.equal(why.sentence, `You chose ${why.mistake.option} on 21 Nov. ${same}`)
})

test('what a paper taught is known to the next question once it is released', async () => {
  const token = await server.signUp('student')
  const studentId = await userIdOf(server, token)
  await server.takeQuiz(token, { count: 5 })
  await markStale(server.db, studentId)
  await next('', token)
  assert.equal((await listVersions(server.db, [studentId]))[0]?.isStale, false)
})
