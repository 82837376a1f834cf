import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { classroom } from '#testing/classroom.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = classroom(server)
})
after(() => server.close())

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
