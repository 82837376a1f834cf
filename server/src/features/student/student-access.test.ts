import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { addClass, dismiss, employ, endEnrolment, enrol, userIdOf } from '#testing/roster.ts'
import { showSample } from '#testing/sample.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { saveStudent } from './student.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

async function profileOf(token: string, path = '/api/profiles/student'): Promise<StudentProfile> {
  const { status, body } = await server.call('GET', path, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<StudentProfile>(body)
}

const statusOf = async (token: string, path: string): Promise<number> =>
  (await server.call('GET', path, { token })).status

/** A pupil of a teacher at an institute, and the tokens of all three. */
async function school(tenant: 'public' | 'demo' = 'public') {
  const db = server.databases[tenant]
  const [student, teacher, institute] = await Promise.all([
    server.signUp('student', 'Ravi Desai', tenant),
    server.signUp('teacher', 'Nisha Rao', tenant),
    server.signUp('institute', 'Shree School', tenant),
  ])
  const [studentId, teacherId, instituteId] = await Promise.all(
    [student, teacher, institute].map((token) => userIdOf(server, token)),
  )
  assert.ok(studentId && teacherId && instituteId)
  await employ(db, instituteId, teacherId)
  const classId = await addClass(db, teacherId, 'Class 12 Science')
  await enrol(db, classId, studentId, '17')
  return {
    student,
    studentId,
    teacher,
    teacherId,
    institute,
    classId,
    path: `/api/profiles/student/${studentId}`,
  }
}

test('a current teacher and the institute see the student, without email and details', async () => {
  const { student, studentId, teacher, institute, classId, path } = await school()
  const details = { grade: null, phone: '+919825012345', parentContact: null, address: '12, Ring Road' }
  await server.call('PUT', '/api/profiles/student', { token: student, body: details })
  const own = await profileOf(student, path)
  assert.deepEqual(own.classes, [
    { classId, name: 'Class 12 Science', teacher: 'Nisha Rao', institute: 'Shree School', rollNo: '17' },
  ])
  assert.deepEqual([own.class, own.details], ['Class 12 Science', details])
  for (const token of [teacher, institute]) {
    const seen = await profileOf(token, path)
    assert.deepEqual(seen, { ...own, email: null, details: null, sharing: null })
    assert.deepEqual([seen.userId, seen.isSample], [studentId, false])
    assert.equal(await statusOf(token, `${path}/history`), 200)
  }
})

test('a teacher and an institute do not see other classes of the student', async () => {
  const { studentId, teacher, institute, path } = await school()
  const other = await school()
  await enrol(server.db, other.classId, studentId, '18')
  for (const [token, rollNo] of [
    [teacher, '17'],
    [institute, '17'],
    [other.teacher, '18'],
    [other.institute, '18'],
  ] as const)
    assert.deepEqual(
      (await profileOf(token, path)).classes.map((one) => one.rollNo),
      [rollNo],
    )
})

test('for peers, other teachers and other institutes the student does not exist', async () => {
  const { path } = await school()
  const stranger = await school()
  for (const token of [stranger.student, stranger.teacher, stranger.institute]) {
    assert.equal(await statusOf(token, path), 404)
    assert.equal(await statusOf(token, `${path}/history`), 404)
  }
  const teacherPath = `/api/profiles/student/${stranger.teacherId}`
  assert.equal(await statusOf(stranger.institute, teacherPath), 404)
})

test('the right ends at once with the enrolment, or when the teacher leaves the institute', async () => {
  const { student, studentId, teacher, teacherId, institute, classId, path } = await school()
  await dismiss(server.db, teacherId)
  assert.deepEqual([await statusOf(institute, path), await statusOf(teacher, path)], [404, 200])
  await endEnrolment(server.db, classId, studentId)
  assert.equal(await statusOf(teacher, path), 404)
  assert.deepEqual((await profileOf(student)).classes, [])
})

test('other roles find nothing without a sample, and with one a fictional student', async () => {
  const { teacher } = await school()
  assert.equal(await statusOf(teacher, '/api/profiles/student'), 404)
  const demo = await school('demo')
  const phone = '+919825012345'
  const details = { grade: 'Class 12', phone, parentContact: null, address: null } as const
  await saveStudent(server.databases.demo, demo.studentId, details)
  await showSample(server, { student: demo.studentId, teacher: demo.teacherId })
  for (const token of [teacher, demo.teacher]) {
    const sample = await profileOf(token)
    assert.deepEqual([sample.isSample, sample.userId, sample.details], [true, demo.studentId, null])
    assert.deepEqual([sample.class, sample.classes.length], ['Class 12', 1])
  }
  const own = await profileOf(demo.student)
  assert.deepEqual([own.isSample, own.details?.phone], [false, phone])
  assert.equal((await profileOf(demo.teacher, demo.path)).isSample, false)
  assert.equal(await statusOf(teacher, demo.path), 404, 'the page of a fictional student is no stranger’s')
})

const save = (token: string, body: unknown) => server.call('PUT', '/api/profiles/student', { token, body })
const details = {
  grade: 'Class 11',
  phone: '+91 98250 12345',
  parentContact: null,
  address: ' 12, Ring Road ',
}

test('a student saves, changes and removes details, which are stored in a standard form', async () => {
  const token = await server.signUp('student')
  const kept = { ...details, phone: '+919825012345', address: '12, Ring Road' }
  assert.deepEqual(dataOf((await save(token, details)).body), kept)
  const profile = await profileOf(token)
  assert.deepEqual([profile.details, profile.class], [kept, 'Class 11'])
  const none = { grade: null, phone: null, parentContact: null, address: null }
  await save(token, none)
  assert.deepEqual((await profileOf(token)).details, none)
})

const badDetails: [string, object][] = [
  ['phone', { phone: 'ring me' }],
  ['parentContact', { parentContact: '12' }],
  ['grade', { grade: 'Class 13' }],
  ['address', { address: 'x'.repeat(201) }],
]
for (const [field, wrong] of badDetails)
  test(`a wrong ${field} is rejected with the field named, and nothing is stored`, async () => {
    const token = await server.signUp('student')
    const stored = await rowsOf(server.db, 'students')
    const { status, body } = await save(token, { ...details, ...wrong })
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, [field]])
    assert.equal(await rowsOf(server.db, 'students'), stored)
  })

test('only students save student details', async () => {
  const { status } = await save(await server.signUp('teacher'), details)
  assert.equal(status, 403)
})
