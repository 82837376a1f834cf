import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StudentContact, StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import {
  type Classroom,
  fillClassroom,
  type Person,
  practise,
  signUpPerson,
  today,
} from '#testing/fill-classroom.ts'
import { addClass, employ, enrol } from '#testing/roster.ts'
import { showSample } from '#testing/sample.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
let institute: Person
let stranger: Person
/** A real student. */
let guest: Person

const read = async <T>(url: string, { token }: Person): Promise<T> => {
  const { status, body } = await server.call('GET', url, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<T>(body)
}
const statusOf = async (url: string, { token }: Person): Promise<number> =>
  (await server.call('GET', url, { token })).status

// Meera's classroom is the one of the demo accounts, and what strangers are shown is a copy of it.
before(async () => {
  server = await testApp()
  classroom = await fillClassroom(server, 'demo')
  const { meera, asha } = classroom
  institute = await signUpPerson(server, 'institute', 'Sardar Vidya Institute', 'demo')
  await employ(server.databases.demo, institute.id, meera.id)
  await showSample(server, { student: asha.id, teacher: meera.id, institute: institute.id })
  stranger = await signUpPerson(server, 'student', 'Real Stranger')
  guest = await signUpPerson(server, 'student', 'Real Guest')
  await practise(server, guest, '2026-11-16T09:00:00.000Z', 0)
  server.setTime(today)
})
after(() => server.close())

test('users who are not teachers see the sample teacher', async () => {
  const shown = await read<TeacherProfile>('/api/profiles/teacher', stranger)
  assert.deepEqual([shown.isSample, shown.name, shown.details], [true, 'Meera Trivedi', null])
  assert.deepEqual(shown.stats, { totalStudents: 4, activeClasses: 2, avgPerformance: 80 })
  assert.equal(shown.needAttention, 1)
  assert.equal(shown.institute, 'Sardar Vidya Institute')
  assert.deepEqual(shown.trend.points[0], {
    period: '2026-11-16',
    performance: 75,
    engagement: 50,
    attendance: 80,
    students: 2,
  })
  assert.equal(shown.trend.points[2]?.attendance, null)
})

test('users who are not institutes see the sample institute', async () => {
  const shown = await read<InstituteProfile>('/api/profiles/institute', stranger)
  assert.deepEqual([shown.isSample, shown.details], [true, null])
  assert.deepEqual(shown.stats, { totalStudents: 4, activeTeachers: 1, avgPerformance: 80 })
  assert.deepEqual(
    shown.classes.map((one) => [one.class, one.totalStudents]),
    [
      ['Class 11 Science', 3],
      ['JEE Preparation', 2],
    ],
  )
  assert.deepEqual(
    shown.faculty.map(({ name, studentsCount }) => [name, studentsCount]),
    [['Meera Trivedi', 4]],
  )
  assert.deepEqual(shown.subjects[0], { subject: 'Physics', value: 83, quizzes: 6 })
  assert.equal(shown.trend.points[0]?.performance, 75)
})

test('the sample students are listed and filtered like one’s own, for every role but the teacher’s', async () => {
  const all = await read<StudentsPage>('/api/profiles/teacher/students', stranger)
  assert.deepEqual([all.isSample, all.total, all.of, all.classes.length], [true, 4, 4, 2])
  const house = await signUpPerson(server, 'institute', 'Real Institute')
  const poor = await read<StudentsPage>('/api/profiles/teacher/students?status=poor', house)
  assert.deepEqual(
    poor.students.map(({ name, attendance }) => [name, attendance]),
    [['bharat rao', 33]],
  )
  const teacher = await signUpPerson(server, 'teacher', 'Real Teacher')
  const own = await read<StudentsPage>('/api/profiles/teacher/students', teacher)
  assert.deepEqual([own.isSample, own.of], [false, 0])
})

test('the details of the sample teacher’s students are shown without being logged', async () => {
  const readings = async () =>
    Promise.all(Object.values(server.databases).map((db) => rowsOf(db, 'contact_readings')))
  const before = await readings()
  const address = ({ id }: Person) => `/api/profiles/teacher/students/${id}`
  assert.equal((await read<StudentContact>(address(classroom.asha), stranger)).quizzesTaken, 2)
  for (const person of [guest, classroom.zoya, classroom.meera, stranger])
    assert.equal(await statusOf(address(person), stranger), 404)
  assert.deepEqual(await readings(), before)
})

test('an institute reads the details of its own pupils, which is logged; of others only the sample', async () => {
  const house = await signUpPerson(server, 'institute', 'House of Learning')
  const teacher = await signUpPerson(server, 'teacher', 'Its Teacher')
  await employ(server.db, house.id, teacher.id)
  await enrol(server.db, await addClass(server.db, teacher.id), guest.id)
  const before = await rowsOf(server.db, 'contact_readings')
  assert.equal(await statusOf(`/api/profiles/teacher/students/${guest.id}`, house), 200)
  assert.equal(await statusOf(`/api/profiles/teacher/students/${classroom.asha.id}`, house), 200)
  assert.equal(await statusOf(`/api/profiles/teacher/students/${stranger.id}`, house), 404)
  assert.equal(await rowsOf(server.db, 'contact_readings'), before + 1)
})

test('a real teacher and a real institute with nothing see their own empty profile, not the sample', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Empty Teacher')
  const { isSample, stats } = await read<TeacherProfile>('/api/profiles/teacher', teacher)
  assert.deepEqual([isSample, stats.totalStudents], [false, 0])
  const house = await signUpPerson(server, 'institute', 'Empty Institute')
  assert.equal((await read<InstituteProfile>('/api/profiles/institute', house)).isSample, false)
  assert.equal((await read<TeacherProfile>('/api/profiles/teacher', house)).isSample, true)
})

test('what changes in the demo does not change in the sample', async () => {
  const { asha } = classroom
  const demo = server.databases.demo
  for (const [name, text] of [
    [
      'teachers',
      "INSERT INTO teachers (user_id, qualification) SELECT id, $1 FROM users WHERE role = 'teacher'",
    ],
    [
      'institutes',
      "INSERT INTO institutes (user_id, location) SELECT id, $1 FROM users WHERE role = 'institute'",
    ],
    ['students', "INSERT INTO students (user_id, address) SELECT id, $1 FROM users WHERE role = 'student'"],
    ['classes', 'UPDATE classes SET name = $1'],
    ['enrolments', 'UPDATE enrolments SET roll_no = $1 || student_id'],
  ] as const)
    await demo.run({ name: `test.${name}`, text, parameters: ['words'] }, { words: 'Rude' })
  const visitor = await signUpPerson(server, 'teacher', 'Real Visitor')
  for (const [url, whom] of [
    ['/api/profiles/student', visitor],
    ['/api/profiles/institute', visitor],
    ['/api/profiles/teacher', stranger],
    ['/api/profiles/teacher/students', stranger],
    [`/api/profiles/teacher/students/${asha.id}`, stranger],
  ] as const)
    assert.doesNotMatch(JSON.stringify(await read(url, whom)), /Rude/, url)
  assert.match(JSON.stringify(await read('/api/profiles/teacher', classroom.meera)), /Rude/)
  assert.match(JSON.stringify(await read('/api/profiles/student', asha)), /Rude/)
})

test('a demo account, which anybody may use, and a real one never see each other', async () => {
  const { meera, asha } = classroom
  const join = async ({ token }: Person, code: string): Promise<number> =>
    (await server.call('POST', '/api/classes/join', { token, body: { code } })).status
  const real = await signUpPerson(server, 'teacher', 'Real Colleague')
  await server.as(real.token)('POST', '/api/classes', { name: 'Evening' })
  const codeOf = async (teacher: Person): Promise<string> =>
    (await read<{ code: string }[]>('/api/classes', teacher))[0]?.code ?? ''
  assert.equal(await join(asha, await codeOf(meera)), 200)
  assert.equal(await join(guest, await codeOf(meera)), 404)
  assert.equal(await join(asha, await codeOf(real)), 404)
  assert.equal(await statusOf(`/api/profiles/teacher/students/${guest.id}`, meera), 404)
  assert.equal(await statusOf(`/api/profiles/student/${guest.id}`, meera), 404)
  assert.equal(await statusOf(`/api/profiles/student/${asha.id}`, real), 404)
})
