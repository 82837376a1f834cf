import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StudentContact, StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { classroom } from '#testing/classroom.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { confirmation } from './confirmation.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
let institute: string
let teacher: string
let teacherId: string
let studentId: string
const phone = '+919825011111'

before(async () => {
  server = await testApp()
  school = classroom(server)
  institute = await server.signUp('institute', 'Sardar Vidya Institute', 'public', { isUnknown: true })
  teacher = await server.signUp('teacher', 'Meera Trivedi', 'public', { isUnknown: true })
  teacherId = await school.idOf(teacher)
  const invitation = await school.ask<{ code: string }>('GET', '/api/institutes/invitation', institute)
  await school.ask('POST', '/api/institutes/join', teacher, invitation)
  const { code } = await school.create(teacher)
  const student = await server.signUp('student')
  studentId = await school.idOf(student)
  await school.ask('PUT', '/api/profiles/student', student, {
    grade: null,
    phone,
    parentContact: null,
    address: null,
  })
  await school.join(student, code)
})
after(() => server.close())

const confirmed = (method: 'PUT' | 'DELETE', token = institute) =>
  server.call(method, `/api/institutes/teachers/${teacherId}/confirmation`, { token })
async function operator(...args: string[]): Promise<string[]> {
  const now = new Date('2026-11-21T06:00:00.000Z')
  return (await confirmation(server.databaseUrl, { role: 'institute', args, now })).said.split('\n')
}

/** What a reader sees of the student's contact. */
async function sightOf(reader: string) {
  const read = async <T>(path: string) => dataOf<T>((await server.call('GET', path, { token: reader })).body)
  const contact = await read<StudentContact>(`/api/profiles/teacher/students/${studentId}`)
  return { withheld: contact.withheld, phone: contact.phone, email: contact.email }
}

async function found(search: string): Promise<string[]> {
  const path = `/api/profiles/teacher/students?search=${search}`
  return (await school.ask<StudentsPage>('GET', path, teacher)).students.map(({ id }) => id)
}

const nothing = { withheld: true, phone: null, email: null }

test('unconfirmed, neither teacher nor institute sees a contact field, and no reading is written down', async () => {
  const before = await rowsOf(server.db, 'contact_readings')
  assert.deepEqual(await sightOf(teacher), nothing)
  assert.deepEqual(await sightOf(institute), nothing)
  assert.deepEqual(await found('mail.example'), [], 'nor is an email found by searching for it')
  assert.equal(await rowsOf(server.db, 'contact_readings'), before)
  assert.equal((await school.ask<TeacherProfile>('GET', '/api/profiles/teacher', teacher)).confirmed, false)
  assert.equal(
    (await school.ask<InstituteProfile>('GET', '/api/profiles/institute', institute)).confirmed,
    false,
  )
})

test('an institute that nobody confirmed cannot make its teacher known', async () => {
  assert.equal((await confirmed('PUT')).status, 204)
  assert.deepEqual(await sightOf(teacher), nothing)
})

test('once the operator confirms the institute, it and its confirmed teacher see contact, until the institute takes it back', async () => {
  const [said] = await operator(await school.idOf(institute))
  assert.match(said ?? '', /^Sardar Vidya Institute \([0-9a-f-]{36}\) is confirmed$/)
  const own = `person-${studentId}@mail.example`
  const all = { withheld: false, phone, email: own }
  assert.deepEqual(await sightOf(institute), all)
  assert.deepEqual(await sightOf(teacher), all)
  assert.deepEqual(await found('mail.example'), [studentId])
  const [member] = await school.ask<{ confirmed: boolean }[]>('GET', '/api/institutes/teachers', institute)
  assert.equal(member?.confirmed, true)

  assert.equal((await confirmed('DELETE')).status, 204)
  assert.deepEqual(await sightOf(teacher), nothing)
  assert.deepEqual(await sightOf(institute), all)
  assert.equal((await confirmed('PUT')).status, 204)
  assert.deepEqual(await sightOf(teacher), all)
})

test('an institute confirms its own teachers alone', async () => {
  const other = await server.signUp('institute')
  for (const method of ['PUT', 'DELETE'] as const) assert.equal((await confirmed(method, other)).status, 404)
  assert.equal((await confirmed('PUT', teacher)).status, 403)
})

test('a confirmation is of a name, and ends when the operator takes it back', async () => {
  const rename = (name: string) =>
    server.db.run(
      {
        name: 'test.rename',
        text: 'UPDATE users SET name = $1 WHERE role = $2',
        parameters: ['name', 'role'],
      },
      { name, role: 'institute' },
    )
  await rename('Delhi Public School')
  assert.deepEqual(await sightOf(teacher), nothing)
  await rename('Sardar Vidya Institute')
  assert.equal((await sightOf(teacher)).withheld, false)
  const { id } = await school.ask<{ id: string }>('GET', '/api/accounts/me', institute)
  const said = await operator('undo', id)
  assert.match(said[0] ?? '', /is not confirmed any more$/)
  assert.match(said.at(-1) ?? '', /institutes wait to be confirmed$/)
  assert.deepEqual(await sightOf(teacher), nothing)
})
