import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { StudentContact, StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import {
  type Classroom,
  fillClassroom,
  type Person,
  practise,
  signUpPerson,
  today,
} from '#testing/fill-classroom.ts'
import { markRegister } from '#testing/register.ts'
import { addClass, employ, enrol, makeSample } from '#testing/roster.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
let institute: Person
let stranger: Person
let guest: Person

const read = async <T>(url: string, { token }: Person): Promise<T> => {
  const { status, body } = await server.call('GET', url, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<T>(body)
}

// Meera's classroom is the sample. A real student has come in with a class code, a real teacher with an invitation.
before(async () => {
  server = await testApp()
  const { db } = server
  classroom = await fillClassroom(server)
  const { meera, asha, bharat, chitra, dev } = classroom
  institute = await signUpPerson(server, 'institute', 'Sardar Vidya Institute')
  await employ(db, institute.id, meera.id)
  await makeSample(db, institute.id, 'institute')
  await makeSample(db, meera.id, 'teacher')
  for (const { id } of [asha, bharat, chitra, dev]) await makeSample(db, id)

  stranger = await signUpPerson(server, 'student', 'Real Stranger')
  guest = await signUpPerson(server, 'student', 'Real Guest')
  await enrol(db, classroom.science, guest.id, 'S-99')
  await practise(server, guest, '2026-11-16T09:00:00.000Z', 0)
  await markRegister(db, classroom.science, '2026-11-18', { absent: [guest.id] })
  const teacher = await signUpPerson(server, 'teacher', 'Real Teacher')
  await employ(db, institute.id, teacher.id)
  const hers = await addClass(db, teacher.id, 'Real Class')
  await enrol(db, hers, guest.id, 'R-1')
  await enrol(db, hers, asha.id, 'R-2')
  server.setTime(today)
})
after(() => server.close())

test('who is no teacher sees the sample teacher, without the real student among the fictional ones', async () => {
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

test('the sample teacher sees everybody, the real student too', async () => {
  const shown = await read<TeacherProfile>('/api/profiles/teacher', classroom.meera)
  assert.deepEqual([shown.isSample, shown.stats.totalStudents, shown.needAttention], [false, 5, 2])
  assert.notEqual(shown.details, null)
})

test('the sample institute is shown without real teachers, classes and students', async () => {
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

test('the sample students are listed and filtered like one’s own, the real one is never found', async () => {
  const all = await read<StudentsPage>('/api/profiles/sample/students', stranger)
  assert.deepEqual([all.total, all.of, all.classes.length], [4, 4, 2])
  assert.equal((await read<StudentsPage>('/api/profiles/sample/students?search=real', stranger)).total, 0)
  const poor = await read<StudentsPage>('/api/profiles/sample/students?status=poor', stranger)
  assert.deepEqual(
    poor.students.map(({ name, attendance }) => [name, attendance]),
    [['bharat rao', 33]],
  )
})

test('details are given of the sample teacher’s fictional students only, and that is not written down', async () => {
  const contact = (id: string) =>
    server.call('GET', `/api/profiles/sample/students/${id}`, { token: stranger.token })
  const { status, body } = await contact(classroom.asha.id)
  assert.equal(status, 200)
  assert.equal(dataOf<StudentContact>(body).quizzesTaken, 2)
  for (const { id } of [guest, classroom.zoya, classroom.meera, stranger])
    assert.equal((await contact(id)).status, 404)
  const written = await server.db.run(
    { name: 'test.readings', text: 'SELECT * FROM contact_readings', parameters: [] },
    {},
  )
  assert.equal(written, 0)
})

test('a real teacher and a real institute with nothing see their own empty profile, not the sample', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Empty Teacher')
  const { isSample, stats } = await read<TeacherProfile>('/api/profiles/teacher', teacher)
  assert.deepEqual([isSample, stats.totalStudents], [false, 0])
  const house = await signUpPerson(server, 'institute', 'Empty Institute')
  assert.equal((await read<InstituteProfile>('/api/profiles/institute', house)).isSample, false)
  assert.equal((await read<TeacherProfile>('/api/profiles/teacher', house)).isSample, true)
})

test('what a visitor writes with a demo account is not shown to strangers', async () => {
  const { meera, asha, bharat, science } = classroom
  await makeSample(server.db, asha.id, 'student')
  const write = async <T>(token: string, url: string, body: object, method: 'PUT' | 'POST' = 'PUT') => {
    const reply = await server.call(method, url, { token, body })
    assert.ok(reply.status < 300, url)
    return dataOf<T>(reply.body)
  }
  const rude = 'Rude words'
  const phone = '+919999999999'
  await write(meera.token, '/api/profiles/teacher', {
    subject: 'Biology',
    qualification: rude,
    phone,
    teachingSince: 2020,
  })
  await write(institute.token, '/api/profiles/institute', {
    accreditation: rude,
    location: rude,
    establishedYear: null,
  })
  await write(asha.token, '/api/profiles/student', {
    grade: null,
    phone,
    parentContact: phone,
    address: rude,
  })
  const { code } = await write<{ code: string }>(meera.token, '/api/classes', { name: rude }, 'POST')
  await write(asha.token, '/api/classes/join', { code }, 'POST')
  await write(meera.token, `/api/classes/${science}/students/${asha.id}`, { rollNo: rude })
  await write(meera.token, `/api/classes/${science}/students/${bharat.id}`, { rollNo: `${rude} 2` })
  const visitor = await signUpPerson(server, 'teacher', 'Real Visitor')
  for (const url of [
    '/api/profiles/student',
    '/api/profiles/institute',
    '/api/profiles/sample/students',
    `/api/profiles/sample/students/${asha.id}`,
  ])
    assert.doesNotMatch(JSON.stringify(await read(url, visitor)), /Rude|99999/, url)
  assert.doesNotMatch(JSON.stringify(await read('/api/profiles/teacher', stranger)), /Rude|99999/)
  assert.match(JSON.stringify(await read('/api/profiles/teacher', meera)), /Rude/)
  const { classes } = await read<StudentProfile>('/api/profiles/student', asha)
  assert.equal(classes.filter(({ name }) => name === rude).length, 1)
})

test('a demo account, which is everybody’s, is told no number and no address of a real student', async () => {
  const { meera } = classroom
  const secrets = { phone: '+919000000001', parentContact: '+919000000002', address: 'Ring Road' }
  const body = { grade: null, ...secrets }
  await server.call('PUT', '/api/profiles/student', { token: guest.token, body })
  const colleague = await signUpPerson(server, 'teacher', 'Real Colleague')
  await enrol(server.db, await addClass(server.db, colleague.id), guest.id)
  const url = `/api/profiles/teacher/students/${guest.id}`
  for (const reader of [meera, institute]) {
    const { phone, parentContact, address, quizzesTaken } = await read<StudentContact>(url, reader)
    assert.deepEqual([phone, parentContact, address, quizzesTaken], [null, null, null, 1])
  }
  const { phone, parentContact, address } = await read<StudentContact>(url, colleague)
  assert.deepEqual({ phone, parentContact, address }, secrets)
})
