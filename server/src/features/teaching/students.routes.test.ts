import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Reading } from '@vikalp/contract/sharing'
import type { StudentRow, StudentsPage } from '@vikalp/contract/teacher-profile'
import {
  type Classroom,
  fillClassroom,
  type Person,
  practise,
  signUpPerson,
  today,
} from '#testing/fill-classroom.ts'
import { addClass, enrol } from '#testing/roster.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
before(async () => {
  server = await testApp()
  classroom = await fillClassroom(server)
})
after(() => server.close())

async function students(query = {}, { token }: Person = classroom.meera): Promise<StudentsPage> {
  const parameters = new URLSearchParams(query)
  const { status, body } = await server.call('GET', `/api/profiles/teacher/students?${parameters}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<StudentsPage>(body)
}
const names = ({ students: found }: StudentsPage): string[] => found.map(({ name }) => name)
const dev = 'Dev 50%_off\\ Mehta'

const contactOf = (studentId: string, { token }: Person) =>
  server.call('GET', `/api/profiles/teacher/students/${studentId}`, { token })

test('every student of the teacher’s classes has one row, sorted by name', async () => {
  const { asha, bharat, chitra } = classroom
  const page = await students()
  assert.deepEqual([page.total, page.of, page.page, page.pageSize], [4, 4, 1, 15])
  assert.deepEqual(names(page), ['Asha Patel', 'bharat rao', 'Chitra Nair', dev])
  assert.deepEqual(
    page.classes.map(({ name }) => name),
    ['Class 11 Science', 'JEE Preparation'],
  )
  const figures = ({
    rollNo,
    className,
    status,
    lastScore,
    avgScore,
    attendance,
    quizzesTaken,
  }: StudentRow) => [rollNo, className, status, lastScore, avgScore, attendance, quizzesTaken]
  assert.deepEqual(page.students.map(figures), [
    ['S-07', 'Class 11 Science, JEE Preparation', 'excellent', 100, 95, 50, 2], // present 2 of 4 times
    ['S-08', 'Class 11 Science', 'poor', 100, 60, 33, 1], // the last was the quick one
    ['J-22', 'JEE Preparation', null, null, null, 100, 0],
    ['S-09', 'Class 11 Science', 'average', 80, 75, 67, 2],
  ])
  assert.deepEqual(page.students.map(({ id, lastActive }) => [id, lastActive]).slice(0, 3), [
    [asha.id, '2026-11-17T06:00:00.000Z'],
    [bharat.id, '2026-11-18T06:00:00.000Z'],
    [chitra.id, null],
  ])
  assert.deepEqual(
    page.students.map(({ initials }) => initials),
    ['AP', 'BR', 'CN', 'DM'],
  )
})

const searches: [string, string, string[]][] = [
  ['a part of the name in any case', 'PAT', ['Asha Patel']],
  ['a roll number, of any of the classes', 'j-21', ['Asha Patel']],
  ['a part of several roll numbers', 's-0', ['Asha Patel', 'bharat rao', dev]],
  ['a part of the email', '@MAIL', ['Asha Patel', 'bharat rao', 'Chitra Nair', dev]],
  ['a word with blanks around', '  chitra ', ['Chitra Nair']],
  ['a percent sign', '%', [dev]],
  ['an underscore', '_', [dev]],
  ['a backslash', '\\', [dev]],
  ['nothing', '', ['Asha Patel', 'bharat rao', 'Chitra Nair', dev]],
  ['a student of somebody else', 'zoya', []],
]
for (const [what, search, found] of searches)
  test(`a search for ${what} finds only that`, async () => {
    const page = await students({ search })
    assert.deepEqual(names(page), found)
    assert.deepEqual([page.total, page.of], [found.length, 4])
  })

test('no list has an email; who is found by nothing else is told of it like of an opening', async () => {
  const { bharat } = classroom
  const { email } = await server.as(bharat.token)<{ email: string }>('GET', '/api/accounts/me')
  const list = await server.call('GET', '/api/profiles/teacher/students', { token: classroom.meera.token })
  assert.ok(!JSON.stringify(list.body).includes('@'))
  const readings = () => server.as(bharat.token)<Reading[]>('GET', '/api/sharing/readings')
  const times = async () => (await readings()).reduce((sum, reading) => sum + reading.times, 0)
  const before = await times()
  for (const search of ['bharat', 's-0', email.slice(0, 2)]) await students({ search })
  assert.equal(await times(), before, 'by name or roll number, or too short for an email')
  assert.deepEqual(names(await students({ search: email.toUpperCase() })), ['bharat rao'])
  assert.equal(await times(), before + 1)
  await students({ search: '@mail', page: 2 })
  assert.equal(await times(), before + 2, 'on whichever page')
})

test('the filter takes a class by its id or its name in any case, and shows its roll numbers', async () => {
  for (const wanted of [classroom.jee, classroom.jee.toUpperCase(), 'JEE Preparation', ' jee preparation '])
    assert.deepEqual(
      (await students({ class: wanted })).students.map(({ name, rollNo }) => [name, rollNo]),
      [
        ['Asha Patel', 'J-21'],
        ['Chitra Nair', 'J-22'],
      ],
    )
  assert.equal((await students({ class: 'all' })).total, 4)
  assert.equal((await students({ class: '' })).total, 4)
  assert.equal((await students({ class: 'Class 12 Science' })).total, 0)
})

test('the filter takes a status, by the mean score; an unknown status means all', async () => {
  const found: [string, string[]][] = [
    ['excellent', ['Asha Patel']],
    ['good', []],
    ['average', [dev]],
    ['poor', ['bharat rao']],
  ]
  for (const [status, expected] of found) assert.deepEqual(names(await students({ status })), expected)
  assert.equal((await students({ status: 'all' })).total, 4)
  assert.equal((await students({ status: 'splendid' })).total, 4)
})

test('a mean score that is the least of a status belongs to it', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Teacher of Five')
  const five = await addClass(server.db, teacher.id, 'Five')
  for (const [name, right] of Object.entries({ Nine: 9, Eight: 8, Seven: 7, Six: 6, Nought: 0 })) {
    const student = await signUpPerson(server, 'student', name)
    await enrol(server.db, five, student.id, name)
    await practise(server, student, today, right)
  }
  const found = { excellent: ['Nine'], good: ['Eight'], average: ['Seven'], poor: ['Nought', 'Six'] }
  for (const [status, expected] of Object.entries(found))
    assert.deepEqual(names(await students({ status }, teacher)), expected)
})

test('filters combine with AND (requirement 11.3)', async () => {
  assert.deepEqual(names(await students({ search: 'a', class: 'Class 11 Science', status: 'poor' })), [
    'bharat rao',
  ])
  assert.deepEqual(names(await students({ search: 'asha', class: 'jee preparation', status: 'excellent' })), [
    'Asha Patel',
  ])
  const none = await students({ search: 'asha', status: 'poor' })
  assert.deepEqual([none.total, none.of, none.students], [0, 4, []])
})

test('the students who did not practise this week are found by name; a quick quiz is practice', async () => {
  const page = await students({ practice: 'idle' })
  assert.deepEqual(names(page), ['Chitra Nair', dev])
  assert.deepEqual([page.total, page.of], [2, 4])
  assert.deepEqual(names(await students({ practice: 'idle', status: 'average' })), [dev])
  assert.equal((await students({ practice: 'all' })).total, 4)
  assert.equal((await students({ practice: 'never' })).total, 4)
})

test('a week begins on Monday in India', async (t) => {
  t.after(() => server.setTime(today))
  server.setTime('2026-11-22T18:29:59.000Z')
  assert.equal((await students({ practice: 'idle' })).total, 2)
  server.setTime('2026-11-22T18:30:00.000Z')
  assert.equal((await students({ practice: 'idle' })).total, 4)
})

test('fifteen students fill a page, and a page past the end is empty', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Busy Teacher')
  const classId = await addClass(server.db, teacher.id, 'Large')
  for (let place = 18; place >= 1; place--) {
    const number = String(place).padStart(2, '0')
    const student = await signUpPerson(server, 'student', `Student ${number}`)
    await enrol(server.db, classId, student.id, number)
  }
  const numbers = (page: StudentsPage): string[] => page.students.map(({ rollNo }) => rollNo)
  const first = await students({}, teacher)
  assert.deepEqual([first.students.length, first.total, first.of], [15, 18, 18])
  assert.deepEqual([numbers(first)[0], numbers(first)[14]], ['01', '15'])
  const second = await students({ page: '2' }, teacher)
  assert.deepEqual(numbers(second), ['16', '17', '18'])
  const third = await students({ page: '3' }, teacher)
  assert.deepEqual([third.total, third.of, third.students], [18, 18, []])
  assert.deepEqual(numbers(await students({ search: 'student 0' }, teacher)), [
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
  ])
})

test('an invalid page and text that cannot be stored are rejected', async () => {
  const { token } = classroom.meera
  for (const query of ['page=0', 'page=x', 'search=%00', 'class=%00', `search=${'x'.repeat(121)}`]) {
    const reply = await server.call('GET', `/api/profiles/teacher/students?${query}`, { token })
    assert.deepEqual([reply.status, errorOf(reply.body).code], [400, 'invalid_request'], query)
  }
})

test('a teacher without classes has no students', async () => {
  const page = await students({}, await signUpPerson(server, 'teacher', 'New Teacher'))
  assert.deepEqual([page.total, page.of, page.classes, page.students], [0, 0, [], []])
})

test('without a sample, students, institutes and other teachers get no contact and no list', async () => {
  const { asha, bharat, zoya, meera } = classroom
  const listing = await server.call('GET', '/api/profiles/teacher/students', { token: asha.token })
  assert.equal(listing.status, 404)
  assert.equal((await contactOf(bharat.id, asha)).status, 404)
  assert.equal((await contactOf(asha.id, asha)).status, 404)
  assert.equal((await contactOf(zoya.id, meera)).status, 404)
  assert.equal((await contactOf(meera.id, meera)).status, 404)
  const institute = await signUpPerson(server, 'institute', 'Another Institute')
  assert.equal((await contactOf(bharat.id, institute)).status, 404)
  assert.equal(
    (await server.call('GET', '/api/profiles/teacher/students', { token: institute.token })).status,
    404,
  )
})

test('a quick quiz changes the last score and its day, not the mean or the status', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Quick Teacher')
  const student = await signUpPerson(server, 'student', 'Quick Student')
  await enrol(server.db, await addClass(server.db, teacher.id), student.id)
  await practise(server, student, today, 4, true)
  const [row] = (await students({}, teacher)).students
  assert.deepEqual(
    [row?.lastScore, row?.avgScore, row?.status, row?.quizzesTaken, row?.lastActive],
    [80, null, null, 0, today],
  )
})
