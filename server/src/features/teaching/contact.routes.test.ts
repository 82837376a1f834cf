import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StudentContact, StudentsPage } from '@vikalp/contract/teacher-profile'
import { type Classroom, fillClassroom, type Person, signUpPerson, today } from '#testing/fill-classroom.ts'
import { addClass, dismiss, employ, endEnrolment, enrol } from '#testing/roster.ts'
import type { Verdict } from '#testing/take-quiz.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
before(async () => {
  server = await testApp()
  classroom = await fillClassroom(server)
})
after(() => server.close())

const contactOf = (studentId: string, { token }: Person) =>
  server.call('GET', `/api/profiles/teacher/students/${studentId}`, { token })
const readings = (): Promise<number> =>
  server.db.run({ name: 'test.readings', text: 'SELECT * FROM contact_readings', parameters: [] }, {})

/** How many students the list of a teacher has. */
async function countOf({ token }: Person): Promise<number> {
  const { body } = await server.call('GET', '/api/profiles/teacher/students', { token })
  return dataOf<StudentsPage>(body).total
}

const contact = { phone: '+919825011111', parentContact: '+919825022222', address: 'Navrangpura, Ahmedabad' }

async function sayContact(studentId: string): Promise<void> {
  await server.db.run(
    {
      name: 'test.contact',
      text: 'INSERT INTO students (user_id, phone, parent_contact, address) VALUES ($1, $2, $3, $4)',
      parameters: ['studentId', 'phone', 'parentContact', 'address'],
    },
    { studentId, ...contact },
  )
}

test('contact details are sent only when opened, which is logged each time, and in no list', async () => {
  const { meera, chitra } = classroom
  await sayContact(chitra.id)
  const before = await readings()
  const list = await server.call('GET', '/api/profiles/teacher/students', { token: meera.token })
  const profile = await server.call('GET', '/api/profiles/teacher', { token: meera.token })
  for (const { body } of [list, profile])
    for (const secret of Object.values(contact)) assert.ok(!JSON.stringify(body).includes(secret))
  assert.equal(await readings(), before)

  const opened = await contactOf(chitra.id, meera)
  const { email, ...shown } = dataOf<StudentContact>(opened.body)
  assert.match(String(email), /@mail\.example$/)
  assert.deepEqual(shown, { ...contact, withheld: false, quizzesTaken: 0, strengths: [], weaknesses: [] })
  assert.equal(await readings(), before + 1)
  const written = await server.db.run(
    {
      name: 'test.reading',
      text: 'SELECT * FROM contact_readings WHERE reader_id = $1 AND student_id = $2 AND read_at = $3',
      parameters: ['reader', 'student', 'at'],
    },
    { reader: meera.id, student: chitra.id, at: today },
  )
  assert.equal(written, 1)
})

test('strengths and weaknesses are topics with at least five answers, distinguished by chapter', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Topic Teacher')
  const student = await signUpPerson(server, 'student', 'Ila Shah')
  await enrol(server.db, await addClass(server.db, teacher.id), student.id)
  // Twice the 14 questions: Topics 0 and 1 have 8 answers each, Topics 2 and 3 have 6.
  for (const good of [
    ['Topic 0', 'Topic 2'],
    ['Topic 0', 'Topic 2', 'Topic 3'],
  ])
    await server.takeQuiz(student.token, {
      exam: 'NEET',
      subject: 'Physics',
      chapter: 'kinematics',
      count: 14,
      at: today,
      verdict: ({ topic }): Verdict => (good.includes(topic) ? 'right' : 'wrong'),
    })
  const alone = dataOf<StudentContact>((await contactOf(student.id, teacher)).body)
  assert.deepEqual(
    [alone.quizzesTaken, alone.strengths, alone.weaknesses],
    [2, ['Topic 0', 'Topic 2'], ['Topic 1']], // Topic 3: 3 of 6 is neither
  )
  await server.takeQuiz(student.token, {
    exam: 'NEET',
    subject: 'Biology',
    chapter: 'evolution',
    count: 12,
    at: today,
    verdict: ({ topic }): Verdict => (topic === 'Topic 0' ? 'wrong' : 'skip'),
  })
  const two = dataOf<StudentContact>((await contactOf(student.id, teacher)).body)
  assert.deepEqual(two.strengths, ['Topic 0 (Kinematics)', 'Topic 2'])
  assert.deepEqual(two.weaknesses, ['Topic 1']) // 3 answers in evolution are too few
})

test('a teacher is told of strengths and weaknesses in their own subject, an institute of all', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Physics Teacher')
  const institute = await signUpPerson(server, 'institute', 'Whole Institute')
  await employ(server.db, institute.id, teacher.id)
  const student = await signUpPerson(server, 'student', 'Uma Vyas')
  await enrol(server.db, await addClass(server.db, teacher.id), student.id)
  const practised = { exam: 'NEET', count: 14, at: today, verdict: (): Verdict => 'wrong' }
  for (const [subject, chapter] of [
    ['Physics', 'kinematics'],
    ['Biology', 'evolution'],
    ['Biology', 'evolution'],
  ] as const)
    await server.takeQuiz(student.token, { ...practised, subject, chapter })
  const weaknessesFor = async (reader: Person) => {
    const { weaknesses } = dataOf<StudentContact>((await contactOf(student.id, reader)).body)
    return [weaknesses.filter((name) => name.includes('Evolution')).length > 0, weaknesses.length > 0]
  }
  assert.deepEqual(await weaknessesFor(teacher), [true, true]) // no subject entered yet
  const body = { subject: 'Physics', qualification: null, phone: null, teachingSince: null }
  await server.call('PUT', '/api/profiles/teacher', { token: teacher.token, body })
  assert.deepEqual(await weaknessesFor(teacher), [false, false])
  assert.deepEqual(await weaknessesFor(institute), [true, true])
})

test('a former teacher sees nothing of the student from the next request', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Left Teacher')
  const institute = await signUpPerson(server, 'institute', 'Left Institute')
  await employ(server.db, institute.id, teacher.id)
  const classId = await addClass(server.db, teacher.id)
  const { bharat } = classroom
  await enrol(server.db, classId, bharat.id, '01')
  const statuses = async () => [
    (await contactOf(bharat.id, teacher)).status,
    (await contactOf(bharat.id, institute)).status,
    await countOf(teacher),
  ]
  assert.deepEqual(await statuses(), [200, 200, 1])
  await dismiss(server.db, teacher.id)
  assert.deepEqual(await statuses(), [200, 404, 1])
  await endEnrolment(server.db, classId, bharat.id)
  const before = await readings()
  assert.deepEqual(await statuses(), [404, 404, 0])
  assert.equal(await readings(), before)
})
