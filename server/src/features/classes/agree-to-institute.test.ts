import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { AttendedClass, ClassPreview } from '@vikalp/contract/classes'
import { classroom } from '#testing/classroom.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

const preview = (token: string, code: string) =>
  server.call('POST', '/api/classes/preview', { token, body: { code } })
const agree = (token: string, classId: string, instituteId: string | null) =>
  server.call('PUT', `/api/classes/${classId}/membership`, { token, body: { instituteId } })
const statusOf = async (token: string, studentId: string): Promise<number> =>
  (await server.call('GET', `/api/profiles/student/${studentId}`, { token })).status
const leave = (teacher: string) => server.call('DELETE', '/api/institutes/membership', { token: teacher })

async function hire(institute: string, teacher: string): Promise<void> {
  const invitation = await school.ask<{ code: string }>('GET', '/api/institutes/invitation', institute)
  await school.ask('POST', '/api/institutes/join', teacher, invitation)
}

test('before joining a student sees who is behind a class and whether anybody knows them, and nothing is joined', async () => {
  const stranger = await server.signUp('teacher', 'A. Stranger', 'public', { isUnknown: true })
  const { code } = await school.create(stranger, 'Free notes')
  const student = await server.signUp('student')
  const before = await rowsOf(server.db, 'enrolments')
  const alone = { institute: null, instituteId: null, instituteConfirmed: false }
  assert.deepEqual(dataOf<ClassPreview>((await preview(student, code)).body), {
    name: 'Free notes',
    teacher: 'A. Stranger',
    teacherConfirmed: false,
    shares: true,
    ...alone,
  })
  const institute = await server.signUp('institute', 'Sardar Vidya Institute')
  await hire(institute, stranger)
  const shown = dataOf<ClassPreview>((await preview(student, code)).body)
  assert.deepEqual(
    [shown.institute, shown.instituteId, shown.instituteConfirmed, shown.teacherConfirmed],
    ['Sardar Vidya Institute', await school.idOf(institute), true, false],
    'the institute has not confirmed its new teacher',
  )
  assert.equal(await rowsOf(server.db, 'enrolments'), before)
  assert.equal((await preview(student, 'ABCDEFGH')).status, 404)
})

test('nobody is enrolled when another institute came between looking and joining', async () => {
  const teacher = await server.signUp('teacher')
  const { code } = await school.create(teacher)
  const student = await server.signUp('student')
  await hire(await server.signUp('institute'), teacher)
  const late = await server.call('POST', '/api/classes/join', {
    token: student,
    body: { code, instituteId: null },
  })
  assert.deepEqual([late.status, Object.keys(errorOf(late.body).fields ?? {})], [409, ['instituteId']])
  assert.deepEqual(await school.joinedBy(student), [])
})

test('a new institute sees nothing until the student has agreed, and the old one nothing from the moment it ends', async () => {
  const [north, south] = [
    await server.signUp('institute', 'North'),
    await server.signUp('institute', 'South'),
  ]
  const teacher = await server.signUp('teacher')
  await hire(north, teacher)
  const { classId, code } = await school.create(teacher)
  const student = await server.signUp('student')
  await school.join(student, code)
  const id = await school.idOf(student)
  const seen = async () => [await statusOf(teacher, id), await statusOf(north, id), await statusOf(south, id)]
  const asked = async () => (await school.joinedBy(student)).map(({ asksAgain }: AttendedClass) => asksAgain)
  assert.deepEqual([await seen(), await asked()], [[200, 200, 404], [false]])

  await hire(south, teacher)
  assert.deepEqual([await seen(), await asked()], [[200, 404, 404], [true]])
  const list = await school.ask<{ students: object[] }>(
    'GET',
    '/api/profiles/institute/class?name=Class%2011%20Science',
    south,
  )
  assert.deepEqual(list.students, [])
  const profile = await school.ask<{ stats: { totalStudents: number } }>(
    'GET',
    '/api/profiles/institute',
    south,
  )
  assert.equal(profile.stats.totalStudents, 0)

  assert.equal((await agree(student, classId, await school.idOf(north))).status, 409, 'one who left')
  assert.deepEqual(await seen(), [200, 404, 404])
  assert.equal((await agree(student, classId, await school.idOf(south))).status, 204)
  assert.deepEqual([await seen(), await asked()], [[200, 404, 200], [false]])

  await leave(teacher)
  assert.deepEqual([await seen(), await asked()], [[200, 404, 404], [true]])
  assert.equal((await agree(student, classId, null)).status, 204)
  assert.deepEqual(await asked(), [false])
})

test('nobody agrees for somebody else', async () => {
  const teacher = await server.signUp('teacher')
  const { classId } = await school.create(teacher)
  assert.equal((await agree(await server.signUp('student'), classId, null)).status, 404)
  assert.equal((await agree(teacher, classId, null)).status, 403)
})
