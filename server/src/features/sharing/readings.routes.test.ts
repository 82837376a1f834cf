import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { classroom } from '#testing/classroom.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { forgetReadingsAndQuestions } from './read-sharing.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = classroom(server)
})
after(() => server.close())

const statusOf = async (token: string): Promise<number> =>
  (await server.call('POST', '/api/consents/question', { body: { token } })).status

test('a student sees who opened the contact details and when, and nobody else does', async () => {
  const teacher = await server.signUp('teacher', 'Meera Trivedi')
  const student = await server.signUp('student')
  const id = await school.idOf(student)
  await school.join(student, (await school.create(teacher)).code)
  const before = await rowsOf(server.db, 'contact_readings')
  await school.ask('GET', `/api/profiles/teacher/students/${id}`, teacher)
  assert.equal(await rowsOf(server.db, 'contact_readings'), before + 1)
  const readings = (token: string) => server.call('GET', '/api/sharing/readings', { token })
  assert.deepEqual(dataOf<object[]>((await readings(student)).body), [
    { reader: 'Meera Trivedi', role: 'teacher', institute: null, readAt: '2026-11-21T06:00:00.000Z' },
  ])
  assert.deepEqual(dataOf<object[]>((await readings(await server.signUp('student'))).body), [])
  assert.equal((await readings(teacher)).status, 403)
  server.setTime('2027-11-22T06:00:00.000Z')
  const later = await server.tokenOf(id)
  assert.deepEqual(dataOf<object[]>((await readings(later)).body), [], 'a year is the term')
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('at night goes who looked a year ago, and the questions that nobody answered in time', async () => {
  const student = await server.signUp('student', undefined, 'public', { isUnknown: true })
  await school.ask('PUT', '/api/sharing/age', student, { year: 2009, month: 5 })
  const teacher = await server.signUp('teacher')
  const [studentId, readerId] = [await school.idOf(student), await school.idOf(teacher)]
  const { token } = await school.ask<{ token: string }>('POST', '/api/sharing/link', student)
  const text = `INSERT INTO contact_readings (id, reader_id, student_id, read_at)
    VALUES (gen_random_uuid(), $1, $2, '2025-11-20'), (gen_random_uuid(), $1, $2, '2025-11-22')`
  await server.db.run(
    { name: 'test.looked', text, parameters: ['readerId', 'studentId'] },
    { readerId, studentId },
  )
  const kept = await rowsOf(server.db, 'contact_readings')
  await forgetReadingsAndQuestions(server.databaseUrl, new Date('2026-11-21T06:00:00.000Z'))
  assert.equal(await rowsOf(server.db, 'contact_readings'), kept - 1)
  assert.equal(await statusOf(token), 200, 'a question of seven days stays')
  await forgetReadingsAndQuestions(server.databaseUrl, new Date('2026-11-28T06:00:00.000Z'))
  assert.equal(await statusOf(token), 404)
})
