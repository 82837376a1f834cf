import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { Assignment, AssignmentStudent, Repairs } from '@vikalp/contract/classes/assignments'
import type { ClassWork } from '@vikalp/contract/classes/class-work'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`
const homework = {
  title: 'Kinematics, first quiz',
  exam: 'NEET',
  subject: 'Physics',
  chapters: ['kinematics'],
  count: 5,
  dueAt: at('08:00:00'),
}

async function classOfTwo() {
  server.setTime(at('06:00:00'))
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const [asha, ravi] = room.students
  assert.ok(asha && ravi)
  const assignments = `/api/classes/${room.classId}/assignments`
  return { room, asha, ravi, assignments, teach: server.as(room.teacher) }
}

/** Begins the quiz of an assignment and hands it in with these letters. */
async function practise(token: string, assignmentId: string, letter?: 'A' | 'B'): Promise<StartedQuiz> {
  const call = server.as(token)
  const quiz = await call<StartedQuiz>('POST', '/api/quiz/start', {
    quizId: randomUUID(),
    assignmentId,
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
  })
  if (!letter) return quiz
  const answers = quiz.questions.map(({ _id }) => ({ questionId: _id, selectedOption: letter }))
  await call('POST', '/api/quiz/submit-multiple', { quizId: quiz.quizId, answers })
  return quiz
}

const statesOf = (rows: readonly AssignmentStudent[]): string[] => rows.map(({ state }) => state)

test('a chapter quiz is set, done in time by one and late by another', async () => {
  const { asha, ravi, assignments, teach } = await classOfTwo()
  const assignmentId = randomUUID()
  const set = await teach<Assignment>('PUT', `${assignments}/${assignmentId}`, homework)
  assert.deepEqual([set.students, set.done, set.late, set.notBegun, set.questions], [2, 0, 0, 2, 5])
  const { assignments: todo } = await server.as(asha.token)<ClassWork>('GET', '/api/class-work')
  assert.deepEqual(
    todo.map(({ title, state }) => [title, state]),
    [['Kinematics, first quiz', 'not-begun']],
  )
  assert.equal((await practise(asha.token, assignmentId, 'A')).questions.length, 5)
  await practise(ravi.token, assignmentId)
  const read = () => teach<AssignmentStudent[]>('GET', `${assignments}/${assignmentId}`)
  assert.deepEqual(statesOf(await read()), ['done', 'begun'])
  server.setTime(at('08:00:01'))
  await practise(ravi.token, assignmentId, 'A')
  await practise(asha.token, assignmentId, 'A')
  assert.deepEqual(statesOf(await read()), ['done', 'late'], 'the first time counts')
  const [listed] = await teach<Assignment[]>('GET', assignments)
  assert.deepEqual([listed?.done, listed?.late, listed?.notBegun], [1, 1, 0])
})

test('a set has the same questions for all, and is taken away', async () => {
  const { asha, ravi, assignments, teach } = await classOfTwo()
  const assignmentId = randomUUID()
  const questionIds = ['kin-0003', 'kin-0001', 'kin-0007']
  await teach('PUT', `${assignments}/${assignmentId}`, { ...homework, questionIds })
  for (const { token } of [asha, ravi]) {
    const { questions } = await practise(token, assignmentId)
    assert.deepEqual(
      questions.map(({ _id }) => _id),
      questionIds,
    )
  }
  await teach('DELETE', `${assignments}/${assignmentId}`)
  assert.deepEqual((await server.as(asha.token)<ClassWork>('GET', '/api/class-work')).assignments, [])
})

test('what cannot be done is refused', async () => {
  const { room, assignments } = await classOfTwo()
  const refused: [changes: object, field: string][] = [
    [{ dueAt: at('06:00:00') }, 'dueAt'],
    [{ chapters: ['evolution'] }, 'chapters.0'],
    [{ questionIds: ['evo-0001'] }, 'questionIds.0'],
  ]
  for (const [changes, field] of refused) {
    const reply = await server.call('PUT', `${assignments}/${randomUUID()}`, {
      token: room.teacher,
      body: { ...homework, ...changes },
    })
    assert.deepEqual([reply.status, Object.keys(errorOf(reply.body).fields ?? {})], [400, [field]])
  }
})

test('an assignment of another class is nobody else’s', async () => {
  const { assignments, teach } = await classOfTwo()
  const assignmentId = randomUUID()
  await teach('PUT', `${assignments}/${assignmentId}`, homework)
  const stranger = await server.signUp('student')
  const body = { assignmentId, exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
  assert.equal((await server.call('POST', '/api/quiz/start', { token: stranger, body })).status, 404)
  const other = await openClassroom(server, [])
  for (const method of ['GET', 'DELETE'] as const) {
    const path = `/api/classes/${other.classId}/assignments/${assignmentId}`
    assert.equal((await server.call(method, path, { token: other.teacher })).status, 404)
  }
})

test('everybody who chose a wrong option gets a short practice of its slip, once', async () => {
  const { room, asha, ravi, teach } = await classOfTwo()
  const desk = deskOf(server, room)
  await desk.save()
  await desk.publish()
  const papers = []
  for (const { token } of [asha, ravi]) papers.push(await sitDown(server, token, { testId: desk.testId }))
  const [first, second] = papers
  assert.ok(first && second)
  const place = first.paper.questions.findIndex((_, n) => rightAnswer(server, first.paper, n) === 'D')
  assert.ok(place >= 0)
  await first.hall.deliver(first.page, first.page.act(...answering(place, 'A', 1000)))
  await second.hall.deliver(second.page, second.page.act(...answering(place, 'D', 1000)))
  server.setTime(at('06:10:00'))
  for (const { hall, page } of papers) await hall.submit(page)
  const questionId = first.paper.questions[place]?.id ?? ''
  const repairs = { testId: desk.testId, questionId }
  const early = await server.call('POST', `/api/classes/${room.classId}/repairs`, {
    token: room.teacher,
    body: repairs,
  })
  assert.equal(errorOf(early.body).code, 'results_pending')
  await desk.release()
  const repair = () => teach<Repairs>('POST', `/api/classes/${room.classId}/repairs`, repairs)
  const given = await repair()
  assert.deepEqual([given.assignments.length, given.assignments[0]?.students, given.without], [1, 1, []])
  assert.deepEqual((await repair()).assignments, given.assignments)
  const workOf = async (token: string) =>
    (await server.as(token)<ClassWork>('GET', '/api/class-work')).assignments
  assert.deepEqual([(await workOf(asha.token)).length, (await workOf(ravi.token)).length], [1, 0])
  const { questions } = await practise(asha.token, (await workOf(asha.token))[0]?.assignmentId ?? '')
  const slip = server.bank.find(questionId)?.slips.A
  assert.ok(slip !== undefined && questions.length > 0)
  for (const { _id } of questions)
    assert.ok(Object.values(server.bank.find(_id)?.slips ?? {}).includes(slip), _id)
})
