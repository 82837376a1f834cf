import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ClassOfInstitute } from '@vikalp/contract/institute-profile'
import { type Classroom, fillClassroom, type Person, signUpPerson, today } from '#testing/fill-classroom.ts'
import { employ } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
let institute: Person
before(async () => {
  server = await testApp()
  classroom = await fillClassroom(server)
  institute = await signUpPerson(server, 'institute', 'Sardar Vidya Institute')
  await employ(server.db, institute.id, classroom.meera.id)
})
after(() => server.close())

const open = (name: string, { token } = institute) =>
  server.call('GET', `/api/profiles/institute/class?${new URLSearchParams({ name })}`, { token })
const read = async (name: string): Promise<ClassOfInstitute> =>
  dataOf<ClassOfInstitute>((await open(name)).body)

test('a class has its mean, who is idle this week, and its students by name', async () => {
  const { class: name, avgScore, idleThisWeek, students, isSample } = await read('class 11 SCIENCE')
  assert.deepEqual([name, avgScore, idleThisWeek, isSample], ['Class 11 Science', 80, 1, false])
  assert.deepEqual(
    students.map(({ name: student, avgScore: mean, status, isIdle }) => [student, mean, status, isIdle]),
    [
      ['Asha Patel', 95, 'excellent', false],
      ['bharat rao', 60, 'poor', false],
      ['Dev 50%_off\\ Mehta', 75, 'average', true],
    ],
  )
  assert.deepEqual(
    (await read('JEE Preparation')).students.map(({ avgScore: mean, status }) => [mean, status]),
    [
      [95, 'excellent'],
      [null, null],
    ],
  )
})

test('its topics are those of the subjects that are taught in it', async () => {
  const { asha, meera } = classroom
  const quiz = { exam: 'NEET', count: 12, at: today, verdict: inOrder(0, 12) }
  await server.takeQuiz(asha.token, { ...quiz, subject: 'Biology', chapter: 'evolution' })
  await server.takeQuiz(asha.token, { ...quiz, subject: 'Biology', chapter: 'evolution' })
  const chapters = async () => {
    const { weakest, strongest } = (await read('JEE Preparation')).topics
    return [...new Set([...weakest, ...strongest].map(({ chapter }) => chapter))].toSorted()
  }
  assert.deepEqual(await chapters(), ['Evolution', 'Kinematics'])
  const body = { subject: 'Physics', qualification: null, phone: null, teachingSince: null }
  await server.call('PUT', '/api/profiles/teacher', { token: meera.token, body })
  assert.deepEqual(await chapters(), ['Kinematics'])
})

test('a class of nobody’s and one of another institute do not exist, nor any for other roles', async () => {
  const other = await signUpPerson(server, 'institute', 'Other Institute')
  assert.equal((await open('Class 12 Science')).status, 404)
  assert.equal((await open('Class 11 Science', other)).status, 404)
  assert.equal((await open('Class 11 Science', classroom.meera)).status, 404)
  const nameless = await open('')
  assert.deepEqual([nameless.status, errorOf(nameless.body).code], [400, 'invalid_request'])
})
