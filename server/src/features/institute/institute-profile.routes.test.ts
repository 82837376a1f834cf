import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import {
  type Classroom,
  fillClassroom,
  type Person,
  practise,
  signUpPerson,
  today,
} from '#testing/fill-classroom.ts'
import { markRegister } from '#testing/register.ts'
import { addClass, dismiss, employ, enrol } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
let institute: Person
let ravi: Person
let ela: Person

const put = ({ token }: Person, role: 'teacher' | 'institute', body: object) =>
  server.call('PUT', `/api/profiles/${role}`, { token, body })
async function profile({ token }: Person, period = 'weekly'): Promise<InstituteProfile> {
  const { status, body } = await server.call('GET', `/api/profiles/institute?period=${period}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<InstituteProfile>(body)
}
async function record(instituteId: string, title: string, day: string, createdAt = today): Promise<void> {
  const activity = { id: randomUUIDv7(), instituteId, title, day, createdAt }
  await server.db.run(
    {
      name: 'test.record',
      text: `INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
        VALUES ($1, $2, 'test', $3, 'All of class 12', $4, '92%', $5)`,
      parameters: Object.keys(activity),
    },
    activity,
  )
}

before(async () => {
  server = await testApp()
  const { db } = server
  classroom = await fillClassroom(server)
  institute = await signUpPerson(server, 'institute', 'Sardar Vidya Institute')
  ravi = await signUpPerson(server, 'teacher', 'ravi Desai')
  await employ(db, institute.id, classroom.meera.id)
  await employ(db, institute.id, ravi.id)
  const teacher = { qualification: null, phone: null, teachingSince: null }
  await put(classroom.meera, 'teacher', { ...teacher, subject: 'Physics', teachingSince: 2017 })
  await put(ravi, 'teacher', { ...teacher, subject: 'Biology' })

  // Ravi teaches Dev and Ela in a class named like one of Meera's, and has an empty one.
  ela = await signUpPerson(server, 'student', 'Ela Vora')
  const science = await addClass(db, ravi.id, 'class 11 science')
  await addClass(db, ravi.id, 'NEET Preparation')
  await enrol(db, science, classroom.dev.id, '01')
  await enrol(db, science, ela.id, '02')
  await server.takeQuiz(ela.token, {
    exam: 'NEET',
    subject: 'Biology',
    chapter: 'evolution',
    verdict: inOrder(5, 5),
    at: '2026-11-16T08:00:00.000Z',
  })
  await markRegister(db, science, '2026-11-16', { absent: [classroom.dev.id, ela.id] })
  server.setTime(today)
})
after(() => server.close())

test('every student and every quiz counts once, whoever the teacher', async () => {
  const { stats, name, initials, isSample } = await profile(institute)
  // Asha 90 and 100, Bharat 60, Dev 80 and 70, Ela 50: 450 of 6 quizzes; Chitra none
  assert.deepEqual(stats, { totalStudents: 5, activeTeachers: 2, avgPerformance: 75 })
  assert.deepEqual([name, initials, isSample], ['Sardar Vidya Institute', 'SI', false])
})

test('the week has performance, engagement and attendance over all classes', async () => {
  const { points } = (await profile(institute)).trend
  assert.deepEqual(points.slice(0, 3), [
    // 90, 60 and 50 %; 3 of 5 students; present 4 of 7 times
    { period: '2026-11-16', performance: 67, engagement: 60, attendance: 57, students: 3 },
    { period: '2026-11-17', performance: 100, engagement: 20, attendance: 67, students: 1 },
    { period: '2026-11-18', performance: 100, engagement: 20, attendance: null, students: 1 },
  ])
  assert.equal(points.length, 7)
  assert.equal((await profile(institute, 'monthly')).trend.points.length, 11)
  assert.equal((await profile(institute, 'yearly')).trend.points.length, 5)
  assert.equal((await profile(institute, 'daily')).trend.period, 'weekly')
})

test('all four subjects are listed, with null for those without practice', async () => {
  assert.deepEqual((await profile(institute)).subjects, [
    { subject: 'Physics', value: 83, quizzes: 6 }, // 90, 100, 60, 100 (quick), 80, 70
    { subject: 'Chemistry', value: null, quizzes: 0 },
    { subject: 'Mathematics', value: null, quizzes: 0 },
    { subject: 'Biology', value: 50, quizzes: 1 },
  ])
})

test('classes of the same name are combined, with distinct students and the best of them', async () => {
  const { asha } = classroom
  assert.deepEqual((await profile(institute)).classes, [
    {
      class: 'Class 11 Science',
      totalStudents: 4, // Asha, Bharat, Dev (twice) and Ela
      avgScore: 75, // 450 of 6 quizzes
      topPerformer: { userId: asha.id, name: 'Asha Patel', score: 95 },
      subjects: ['Physics', 'Biology'],
      performance: [67, 100, 100, null, null, null, null], // 90, 60 and 50 %; Asha; the quick quiz of Bharat
    },
    {
      class: 'JEE Preparation',
      totalStudents: 2,
      avgScore: 95,
      topPerformer: { userId: asha.id, name: 'Asha Patel', score: 95 },
      subjects: ['Physics'],
      performance: [90, 100, null, null, null, null, null],
    },
    {
      class: 'NEET Preparation',
      totalStudents: 0,
      avgScore: null,
      topPerformer: null,
      subjects: ['Biology'],
      performance: [null, null, null, null, null, null, null],
    },
  ])
})

test('among equal means the top performer is the student with more quizzes, then the first by name', async () => {
  const house = await signUpPerson(server, 'institute', 'Small House')
  const teacher = await signUpPerson(server, 'teacher', 'Small Teacher')
  await employ(server.db, house.id, teacher.id)
  const classId = await addClass(server.db, teacher.id, 'Small')
  const top = async () => (await profile(house)).classes[0]?.topPerformer
  const join = async (name: string, rollNo: string, scores: number[]): Promise<Person> => {
    const student = await signUpPerson(server, 'student', name)
    await enrol(server.db, classId, student.id, rollNo)
    for (const score of scores) await practise(server, student, today, score)
    return student
  }
  await join('Aa None', '1', [])
  assert.equal(await top(), null)
  const zed = await join('Zed', '2', [8])
  assert.deepEqual(await top(), { userId: zed.id, name: 'Zed', score: 80 })
  const mid = await join('Mid', '3', [8])
  assert.deepEqual(await top(), { userId: mid.id, name: 'Mid', score: 80 })
  const two = await join('Two', '4', [7, 9])
  assert.deepEqual(await top(), { userId: two.id, name: 'Two', score: 80 })
})

test('faculty members have experience, distinct students, and as rating the share that practised lately', async () => {
  assert.deepEqual((await profile(institute)).faculty, [
    {
      userId: classroom.meera.id,
      name: 'Meera Trivedi',
      photo: null,
      subject: 'Physics',
      experience: 9,
      studentsCount: 4,
      practisedCount: 2, // Asha and Bharat; Dev last in October, Chitra never
      avgRating: 2.5,
    },
    {
      userId: ravi.id,
      name: 'ravi Desai',
      photo: null,
      subject: 'Biology',
      experience: null,
      studentsCount: 2,
      practisedCount: 1, // Ela
      avgRating: 2.5,
    },
  ])
})

test('practice lies back at most 28 days, today included, if it is to count for the rating', async () => {
  const house = await signUpPerson(server, 'institute', 'House of Ratings')
  const teacher = await signUpPerson(server, 'teacher', 'Rated Teacher')
  const student = await signUpPerson(server, 'student', 'Late Student')
  await employ(server.db, house.id, teacher.id)
  await enrol(server.db, await addClass(server.db, teacher.id), student.id, '01')
  const practisedAfter = async (at: string): Promise<number | undefined> => {
    await server.takeQuiz(student.token, { at })
    server.setTime(today)
    return (await profile(house)).faculty[0]?.practisedCount
  }
  assert.equal(await practisedAfter('2026-10-24T06:00:00.000Z'), 0)
  assert.equal(await practisedAfter('2026-10-25T06:00:00.000Z'), 1)
})

test('the classes are compared by months and years as well', async () => {
  const [science] = (await profile(institute, 'monthly')).classes
  assert.deepEqual(science?.performance.slice(-2), [80, 80]) // Dev; then 90, 60, 50, 100 and 100 %
  const [, jee] = (await profile(institute, 'yearly')).classes
  assert.deepEqual(jee?.performance, [null, null, null, null, 95])
})

test('the newest five activities are shown, with the total', async () => {
  const { id } = institute
  for (let day = 1; day <= 9; day++) await record(id, `Day ${day}`, `2026-11-0${day}`)
  await record(id, 'Day 9, later', '2026-11-09', '2026-11-21T07:00:00.000Z')
  const { activities, totalActivities, badges } = await profile(institute)
  assert.deepEqual(
    activities.map(({ title }) => title),
    ['Day 9, later', 'Day 9', 'Day 8', 'Day 7', 'Day 6'],
  )
  assert.equal(totalActivities, 10)
  const { id: _, ...newest } = activities[0] ?? { id: 'none' }
  assert.deepEqual(newest, {
    type: 'test',
    title: 'Day 9, later',
    description: 'All of class 12',
    date: '2026-11-09',
    score: '92%',
  })
  const lively = badges.find(({ key }) => key === 'lively-campus')
  assert.deepEqual([lively?.status, lively?.earnedDate], ['earned', '2026-11-21T07:00:00.000Z'])
})

test('badges are counted, and each earned one has its day', async () => {
  const { badges, achievements } = await profile(institute)
  assert.deepEqual(
    badges.map(({ key, status, progress, total }) => [key, status, progress, total]),
    [
      ['growing-team', 'progress', 2, 10],
      ['five-hundred-strong', 'progress', 5, 500],
      ['high-standard', 'progress', 75, 85],
      ['practice-culture', 'progress', 6, 10_000],
      ['lively-campus', 'earned', 10, 10],
      ['no-one-behind', 'locked', 0, 1],
    ],
  )
  assert.deepEqual(achievements, ['Lively Campus'])
})

test('the details of an institute are saved; a future year is rejected and changes nothing', async () => {
  const details = { accreditation: 'State Board', location: 'Ahmedabad, Gujarat', establishedYear: 1994 }
  await put(institute, 'institute', { ...details, location: 'Rajkot' })
  assert.deepEqual(dataOf((await put(institute, 'institute', details)).body), details)
  const refused = await put(institute, 'institute', { ...details, location: 'Pune', establishedYear: 2027 })
  assert.deepEqual(
    [refused.status, errorOf(refused.body).fields],
    [400, { establishedYear: 'is a year to come' }],
  )
  const shown = await profile(institute)
  assert.deepEqual(shown.details, details)
  assert.deepEqual([shown.accreditation, shown.location, shown.establishedYear], Object.values(details))
})

test('when a teacher leaves, their classes, students and figures are gone at the next request', async () => {
  const house = await signUpPerson(server, 'institute', 'House')
  const teacher = await signUpPerson(server, 'teacher', 'Guest Teacher')
  await employ(server.db, house.id, teacher.id)
  await enrol(server.db, await addClass(server.db, teacher.id), classroom.bharat.id, '01')
  assert.deepEqual((await profile(house)).stats, { totalStudents: 1, activeTeachers: 1, avgPerformance: 60 })
  await dismiss(server.db, teacher.id)
  const { stats, classes, faculty, subjects, trend } = await profile(house)
  assert.deepEqual(stats, { totalStudents: 0, activeTeachers: 0, avgPerformance: null })
  assert.deepEqual([classes, faculty], [[], []])
  assert.ok(subjects.every(({ value, quizzes }) => value === null && quizzes === 0))
  assert.ok(trend.points.every(({ students, engagement }) => students === 0 && engagement === null))
})

test('a new institute has a true empty profile', async () => {
  const shown = await profile(await signUpPerson(server, 'institute', 'New Institute'))
  assert.deepEqual(shown.stats, { totalStudents: 0, activeTeachers: 0, avgPerformance: null })
  assert.deepEqual(
    [shown.classes, shown.faculty, shown.activities, shown.totalActivities, shown.achievements],
    [[], [], [], 0, []],
  )
  assert.deepEqual(shown.details, { accreditation: null, location: null, establishedYear: null })
  assert.ok(shown.badges.every(({ status }) => status === 'locked'))
})

test('without a sample other roles find no institute profile, and none may save one', async () => {
  const body = { accreditation: null, location: null, establishedYear: null }
  for (const person of [classroom.asha, classroom.meera]) {
    const { token } = person
    assert.equal((await server.call('GET', '/api/profiles/institute', { token })).status, 404)
    assert.equal((await put(person, 'institute', body)).status, 403)
  }
})
