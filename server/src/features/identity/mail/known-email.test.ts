import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { StudentContact, StudentsPage } from '@vikalp/contract/teacher-profile'
import { classroom } from '#testing/classroom.ts'
import { employ } from '#testing/roster.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { setVerified } from './mail.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const unconfirm = (userId: string): Promise<number> =>
  server.db.run(
    {
      name: 'test.unconfirm',
      text: 'UPDATE users SET email_verified_at = NULL WHERE id = $1',
      parameters: ['userId'],
    },
    { userId },
  )

test('an email that its owner has not confirmed is shown to no teacher and no institute, and found by nobody', async () => {
  const { ask, create, join, idOf } = classroom(server)
  const [institute, teacher, student] = [
    await server.signUp('institute', 'Sardar Vidya Institute'),
    await server.signUp('teacher', 'Meera Trivedi'),
    await server.signUp('student', 'Asha Patel'),
  ]
  const [teacherId, studentId] = [await idOf(teacher), await idOf(student)]
  await employ(server.db, await idOf(institute), teacherId)
  await join(student, (await create(teacher)).code)
  const sight = async () => {
    const emails = []
    for (const reader of [teacher, institute]) {
      const contact = await ask<StudentContact>('GET', `/api/profiles/teacher/students/${studentId}`, reader)
      const profile = await ask<StudentProfile>('GET', `/api/profiles/student/${studentId}`, reader)
      emails.push(contact.email)
      assert.equal(profile.email, null, 'it is only in the details, whose opening is written down')
    }
    const path = '/api/profiles/teacher/students?search=mail.example'
    const found = (await ask<StudentsPage>('GET', path, teacher)).students.length
    const staff = await ask<{ email: string | null }[]>('GET', '/api/institutes/teachers', institute)
    return { emails, found, staff: staff.map(({ email }) => email) }
  }
  const email = `person-${studentId}@mail.example`
  const ofTeacher = `person-${teacherId}@mail.example`
  const all = { emails: [email, email], found: 1, staff: [ofTeacher] }
  assert.deepEqual(await sight(), all)
  for (const userId of [studentId, teacherId]) await unconfirm(userId)
  const nothing = { emails: [null, null], found: 0, staff: [null] }
  assert.deepEqual(await sight(), nothing)
  const own = await ask<StudentProfile>('GET', '/api/profiles/student', student)
  assert.equal(own.email, email, 'the owner sees it')
  await setVerified(server.db, { userId: studentId, email, now: new Date() })
  assert.deepEqual(await sight(), { ...all, staff: [null] })
})
