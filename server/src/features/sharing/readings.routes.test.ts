import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Reading } from '@vikalp/contract/sharing'
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
  const reading = { reader: 'Meera Trivedi', role: 'teacher', institute: null }
  assert.deepEqual(dataOf<object[]>((await readings(student)).body), [
    { ...reading, readAt: '2026-11-21T06:00:00.000Z', times: 1 },
  ])
  assert.deepEqual(dataOf<object[]>((await readings(await server.signUp('student'))).body), [])
  assert.equal((await readings(teacher)).status, 403)
  server.setTime('2027-11-22T06:00:00.000Z')
  const later = await server.tokenOf(id)
  assert.deepEqual(dataOf<object[]>((await readings(later)).body), [], 'a year is the term')
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('who looks again and again hides nobody: there is one line for each reader and Indian day', async (t) => {
  t.after(() => server.setTime('2026-11-21T06:00:00.000Z'))
  const student = await server.signUp('student')
  const id = await school.idOf(student)
  const [meera, ravi] = [await server.signUp('teacher', 'Meera'), await server.signUp('teacher', 'Ravi')]
  for (const teacher of [meera, ravi]) await school.join(student, (await school.create(teacher)).code)
  const open = (teacher: string) => school.ask('GET', `/api/profiles/teacher/students/${id}`, teacher)
  await open(ravi)
  await Promise.all(Array.from({ length: 5 }, () => open(meera)))
  server.setTime('2026-11-21T18:29:59.000Z')
  await open(meera)
  server.setTime('2026-11-21T18:30:00.000Z') // midnight in India
  await open(meera)
  const read = await school.ask<Reading[]>('GET', '/api/sharing/readings', student)
  assert.deepEqual(
    read.map(({ reader, readAt, times }) => [reader, readAt, times]),
    [
      ['Meera', '2026-11-21T18:30:00.000Z', 1],
      ['Meera', '2026-11-21T18:29:59.000Z', 6],
      ['Ravi', '2026-11-21T06:00:00.000Z', 1],
    ],
  )
})
