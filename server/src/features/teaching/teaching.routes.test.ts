import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { type Classroom, fillClassroom, type Person, signUpPerson, today } from '#testing/fill-classroom.ts'
import { markRegister } from '#testing/register.ts'
import { addClass, employ, endEnrolment, enrol } from '#testing/roster.ts'
import type { Verdict } from '#testing/take-quiz.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let classroom: Classroom
let meera: Person
before(async () => {
  server = await testApp()
  classroom = await fillClassroom(server)
  meera = classroom.meera
})
after(() => server.close())

const details = {
  subject: 'Physics',
  qualification: 'M.Sc., B.Ed.',
  phone: '+91 98250 12345',
  teachingSince: 2017,
}

const profile = async ({ token }: Person, period = 'weekly'): Promise<TeacherProfile> => {
  const { status, body } = await server.call('GET', `/api/profiles/teacher?period=${period}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<TeacherProfile>(body)
}

test('each student counts once, and the average is over all quizzes except quick ones', async () => {
  const { stats, needAttention, idleThisWeek } = await profile(meera)
  // 90, 60, 100, 80 and 70 %
  assert.deepEqual(stats, { totalStudents: 4, activeClasses: 2, avgPerformance: 80 })
  assert.equal(needAttention, 1) // Bharat with 60 %
  assert.equal(idleThisWeek, 2) // Chitra never practised, Dev not since October
})

test('the week has performance, engagement and attendance, including the quick quiz', async () => {
  const { trend } = await profile(meera)
  const idle = { performance: null, engagement: 0, attendance: null, students: 0 }
  assert.deepEqual(trend, {
    period: 'weekly',
    points: [
      { period: '2026-11-16', performance: 75, engagement: 50, attendance: 80, students: 2 },
      { period: '2026-11-17', performance: 100, engagement: 25, attendance: 67, students: 1 },
      { period: '2026-11-18', performance: 100, engagement: 25, attendance: null, students: 1 },
      { period: '2026-11-19', ...idle },
      { period: '2026-11-20', ...idle },
      { period: '2026-11-21', ...idle },
      { period: '2026-11-22', ...idle, engagement: null },
    ],
  })
})

test('the months and the years add up the same quizzes', async () => {
  const monthly = (await profile(meera, 'monthly')).trend.points
  assert.equal(monthly.length, 11)
  assert.deepEqual(monthly.slice(-2), [
    { period: '2026-10-01', performance: 80, engagement: 25, attendance: 0, students: 1 },
    // 90, 60, 100 and 100 %; present 6 of 8 times
    { period: '2026-11-01', performance: 88, engagement: 50, attendance: 75, students: 2 },
  ])
  const yearly = (await profile(meera, 'yearly')).trend.points
  assert.deepEqual(yearly.slice(-2), [
    { period: '2025-01-01', performance: 70, engagement: 25, attendance: null, students: 1 },
    // 90, 60, 100, 100 and 80 %; present 6 of 11 times
    { period: '2026-01-01', performance: 86, engagement: 75, attendance: 55, students: 3 },
  ])
})

test('a teacher’s details are in the header; experience is counted in years', async () => {
  const { token } = meera
  const saved = await server.call('PUT', '/api/profiles/teacher', { token, body: details })
  assert.deepEqual(dataOf(saved.body), { ...details, phone: '+919825012345' })
  const institute = await signUpPerson(server, 'institute', 'Sardar Vidya Institute')
  await employ(server.db, institute.id, meera.id)
  const shown = await profile(meera)
  assert.deepEqual(
    [shown.name, shown.initials, shown.subject, shown.qualification, shown.experience, shown.institute],
    ['Meera Trivedi', 'MT', 'Physics', 'M.Sc., B.Ed.', 9, 'Sardar Vidya Institute'],
  )
  assert.deepEqual(shown.details, { ...details, phone: '+919825012345' })
  assert.equal(shown.isSample, false)
})

test('a future year and a bad phone number are rejected, and nothing changes', async () => {
  const { token } = meera
  for (const [field, value] of [
    ['teachingSince', 2027],
    ['phone', '12'],
    ['subject', 'Astrology'],
  ]) {
    const body = { ...details, qualification: 'Changed', [String(field)]: value }
    const reply = await server.call('PUT', '/api/profiles/teacher', { token, body })
    assert.equal(reply.status, 400)
    assert.ok(String(field) in (errorOf(reply.body).fields ?? {}))
  }
  assert.equal((await profile(meera)).qualification, 'M.Sc., B.Ed.')
})

test('badges come from the stored rows, and the earned ones become achievements', async () => {
  const { badges, achievements } = await profile(meera)
  assert.deepEqual(
    badges.map(({ key, status, progress, total }) => [key, status, progress, total]),
    [
      ['first-class', 'earned', 1, 1],
      ['guiding-star', 'progress', 4, 100],
      ['steady-hand', 'progress', 4, 50],
      ['high-standard', 'progress', 80, 85],
      ['practice-leader', 'progress', 5, 10_000],
      ['no-one-behind', 'locked', 0, 1],
    ],
  )
  assert.equal(badges[0]?.earnedDate, '2026-01-01T00:00:00.000Z') // when the first class was made
  assert.deepEqual(achievements, ['First Class'])
})

test('the Steady Hand badge is earned on the fiftieth class day with attendance', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Steady Teacher')
  const classId = await addClass(server.db, teacher.id)
  for (let day = 1; day <= 51; day++) {
    const date = new Date(Date.UTC(2026, 5, day)).toISOString().slice(0, 10)
    await markRegister(server.db, classId, date, {})
  }
  const badge = (await profile(teacher)).badges.find(({ key }) => key === 'steady-hand')
  assert.deepEqual([badge?.status, badge?.earnedDate], ['earned', '2026-07-19T18:30:00.000Z'])
})

test('topics are those of the teacher’s subject with at least five answers, the weakest and the strongest', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Topic Teacher')
  const classId = await addClass(server.db, teacher.id)
  // Of the 14 questions of the chapter Topics 0 and 1 have 4, Topics 2 and 3 have 3; of the 12 of evolution each has 3.
  const right = new Set(['Topic 1', 'Topic 3'])
  for (const rollNo of ['01', '02']) {
    const student = await signUpPerson(server, 'student', `Student ${rollNo}`)
    await enrol(server.db, classId, student.id, rollNo)
    const plan = {
      exam: 'NEET',
      at: today,
      verdict: ({ topic }: { topic: string }): Verdict =>
        right.has(topic) || (topic === 'Topic 0' && rollNo === '01') ? 'right' : 'wrong',
    }
    await server.takeQuiz(student.token, { ...plan, subject: 'Physics', chapter: 'kinematics', count: 14 })
    await server.takeQuiz(student.token, { ...plan, subject: 'Biology', chapter: 'evolution', count: 12 })
  }
  await server.call('PUT', '/api/profiles/teacher', { token: teacher.token, body: details })
  const physics = (await profile(teacher)).topics
  assert.deepEqual(physics.weakest, [
    { topic: 'Topic 2', chapter: 'Kinematics', value: 0, answers: 6 },
    { topic: 'Topic 0', chapter: 'Kinematics', value: 50, answers: 8 },
  ])
  assert.deepEqual(physics.strongest, [
    { topic: 'Topic 1', chapter: 'Kinematics', value: 100, answers: 8 },
    { topic: 'Topic 3', chapter: 'Kinematics', value: 100, answers: 6 },
  ])
  const body = { ...details, subject: null }
  await server.call('PUT', '/api/profiles/teacher', { token: teacher.token, body })
  const all = (await profile(teacher)).topics
  assert.deepEqual([all.weakest.length, all.strongest.length], [4, 4])
})

test('a teacher with nothing has a true empty profile', async () => {
  const shown = await profile(await signUpPerson(server, 'teacher', 'New Teacher'))
  assert.deepEqual(shown.stats, { totalStudents: 0, activeClasses: 0, avgPerformance: null })
  assert.deepEqual(
    [shown.topics, shown.achievements, shown.needAttention, shown.idleThisWeek, shown.experience],
    [{ weakest: [], strongest: [] }, [], 0, 0, null],
  )
  assert.ok(shown.badges.every(({ status }) => status === 'locked'))
  for (const point of shown.trend.points)
    assert.deepEqual(
      [point.performance, point.engagement, point.attendance, point.students],
      [null, null, null, 0],
    )
})

test('without a sample other roles find no teacher profile', async () => {
  for (const role of ['student', 'institute'] as const) {
    const token = await server.signUp(role)
    assert.equal((await server.call('GET', '/api/profiles/teacher', { token })).status, 404)
    assert.equal((await server.call('PUT', '/api/profiles/teacher', { token, body: details })).status, 403)
  }
})

test('a student who leaves no longer counts in the figures from the next request', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Left Teacher')
  const classId = await addClass(server.db, teacher.id)
  await enrol(server.db, classId, classroom.bharat.id, '01')
  assert.deepEqual((await profile(teacher)).stats, { totalStudents: 1, activeClasses: 1, avgPerformance: 60 })
  await endEnrolment(server.db, classId, classroom.bharat.id)
  const { stats, trend, needAttention } = await profile(teacher)
  assert.deepEqual(stats, { totalStudents: 0, activeClasses: 1, avgPerformance: null })
  assert.equal(needAttention, 0)
  assert.ok(trend.points.every(({ performance, students }) => performance === null && students === 0))
})
