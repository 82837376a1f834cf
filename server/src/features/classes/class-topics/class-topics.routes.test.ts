import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ClassTopics } from '@vikalp/contract/classes/class-topics'
import { openClassroom } from '#testing/mocks/teacher.ts'
import { addClass, enrol, userIdOf } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const pathOf = (classId: string, subject = 'Physics'): string =>
  `/api/classes/${classId}/topics?subject=${subject}`
const read = (token: string, classId: string, subject?: string) =>
  server.as(token)<ClassTopics>('GET', pathOf(classId, subject))
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

test('a topic is weak with so many pupils and answers as practised it, and brings questions for an assignment', async () => {
  const { teacher, classId, students } = await openClassroom(server, ['Asha', 'Ravi', 'Ila', 'Dev'])
  const empty = await read(teacher, classId)
  assert.deepEqual([empty.pupils, empty.unshared, empty.topics], [4, 0, []])
  const [asha, ravi, ila] = students
  for (const student of [asha, ravi, ila])
    await server.takeQuiz(student?.token ?? '', { count: 14, verdict: inOrder(0, 14) })
  const { topics } = await read(teacher, classId)
  assert.equal(topics.length, 4)
  for (const { chapter, exam, students: n, percent, isWeak, questionIds } of topics) {
    assert.deepEqual([chapter, exam, n, isWeak], ['kinematics', 'NEET', 3, true])
    assert.ok(percent < 60)
    assert.ok(questionIds.length > 0 && questionIds.every((id) => server.bank.find(id)?.chapter === chapter))
  }
  const percents = topics.map(({ percent }) => percent)
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
  assert.equal(sum(topics.map(({ answers }) => answers)), 3 * 14)
  assert.deepEqual((await read(teacher, classId, 'Biology')).topics, [])
  const [weakest] = topics
  assert.ok(weakest)
  const { topic: title, chapter, exam, questionIds } = weakest
  const body = { title, exam, subject: 'Physics', chapters: [chapter], count: 10, questionIds }
  const set = await server.as(teacher)<{ questions: number; students: number }>(
    'PUT',
    `/api/classes/${classId}/assignments/0193f5a0-0000-7000-8000-00000000abcd`,
    { ...body, dueAt: '2026-11-28T18:29:00.000Z' },
  )
  assert.deepEqual([set.questions, set.students], [questionIds.length, 4])
})

test('a topic is set once, however often its page is loaded, until that is due', async () => {
  const { teacher, classId, students } = await openClassroom(server, ['Asha', 'Ravi'])
  for (const { token } of students) await server.takeQuiz(token, { count: 14 })
  const assignments = `/api/classes/${classId}/assignments`
  const set = async (dueAt: string) => {
    const { topics } = await read(teacher, classId)
    const [first] = topics.toSorted((a, b) => (a.topic < b.topic ? -1 : 1))
    assert.ok(first && new Set(topics.map(({ assignmentId }) => assignmentId)).size === topics.length)
    const { assignmentId, topic: title, chapter, exam, questionIds } = first
    const body = { title, exam, subject: 'Physics', chapters: [chapter], count: 10, questionIds, dueAt }
    return server.as(teacher)('PUT', `${assignments}/${assignmentId}`, body)
  }
  const count = async () => (await server.as(teacher)<unknown[]>('GET', assignments)).length
  const dueAt = '2026-11-28T18:29:00.000Z'
  assert.deepEqual(await set(dueAt), await set(dueAt))
  await server.takeQuiz(students[0]?.token ?? '', { count: 14, at: '2026-11-24T06:00:00.000Z' })
  await set('2026-12-01T18:29:00.000Z')
  assert.equal(await count(), 1)
  server.setTime('2026-11-29T06:00:00.000Z')
  await set('2026-12-06T18:29:00.000Z')
  assert.equal(await count(), 2)
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('those who do not share what they practise do not count, and how many there are is said', async () => {
  const { teacher, classId, students } = await openClassroom(server, ['Asha', 'Ravi'])
  for (const { token } of students) await server.takeQuiz(token, { count: 5 })
  const young = await server.signUp('student', 'Ila', undefined, { isUnknown: true })
  await server.takeQuiz(young, { count: 14 })
  await enrol(server.db, classId, await userIdOf(server, young), '3')
  const { pupils, unshared, topics } = await read(teacher, classId)
  assert.deepEqual([pupils, unshared, sum(topics.map(({ answers }) => answers))], [2, 1, 10])
  assert.ok(
    topics.every(({ students: n, isWeak }) => n <= 2 && !isWeak),
    'of two pupils nothing is said',
  )
})

test('only the confirmed teacher of the class reads it, and a subject is asked for', async () => {
  const { teacher, classId } = await openClassroom(server, [])
  const stranger = await server.signUp('teacher')
  assert.equal((await server.call('GET', pathOf(classId), { token: stranger })).status, 404)
  const unknown = await server.signUp('teacher', 'Nobody', undefined, { isUnknown: true })
  const own = await addClass(server.db, await userIdOf(server, unknown))
  const refused = await server.call('GET', pathOf(own), { token: unknown })
  assert.deepEqual([refused.status, errorOf(refused.body).fields], [403, { account: 'is not confirmed' }])
  for (const subject of ['', 'History'])
    assert.equal((await server.call('GET', pathOf(classId, subject), { token: teacher })).status, 400)
})
