import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TaughtClass } from '@vikalp/contract/classes'
import type { ClassTopics } from '@vikalp/contract/classes/class-topics'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { z } from 'zod'
import { repair } from '#commands/repair.ts'
import type { Db } from '#platform/db.ts'
import { loadBank } from '#question-bank/load-bank.ts'
import { dataOf, rollupTables, rowsOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'
import { type DemoAccount, demoAccounts } from './people/demo-accounts.ts'
import { seedSample } from './sample-institute.ts'

const { student, teacher, institute } = demoAccounts
const now = '2026-11-21T13:00:00.000Z'
/** The end of the same day in India. */
const lastMoment = '2026-11-21T18:29:59.000Z'
const nextDay = '2026-11-22T13:00:00.000Z'
const bank = loadBank()

let server: TestApp
before(async () => {
  server = await testApp({}, bank)
  server.setTime(now)
  await seedSample(server.databaseUrl, bank, new Date(now))
})
after(() => server.close())

async function signIn(app: TestApp, { email }: DemoAccount): Promise<string> {
  const reply = await app.call('POST', '/api/accounts/sign-in', { body: { email, password: demoPassword } })
  assert.equal(reply.status, 200)
  return dataOf<{ token: string }>(reply.body).token
}

async function read<T>(app: TestApp, path: string, token: string): Promise<T> {
  const { status, body } = await app.call('GET', path, { token })
  assert.equal(status, 200, path)
  return dataOf<T>(body)
}

test('the demo student has a streak of 12 days and 6 quizzes of 50', async () => {
  const profile = await read<StudentProfile>(server, '/api/profiles/student', await signIn(server, student))
  assert.equal(profile.name, 'Aarav Shah')
  const { streak, quizzesTaken, overall } = profile.stats
  // 45 + 47 + 44 + 31 + 42 + 38 = 247 of 300
  assert.deepEqual([streak, quizzesTaken, overall], [12, 6, 82])
  assert.deepEqual(
    profile.recent.map(({ score, total }) => `${score}/${total}`),
    ['45/50', '47/50', '44/50', '31/50', '42/50', '38/50'],
  )
  assert.deepEqual(
    profile.practisedDays.map(({ practised }) => practised),
    [true, true, true, true, true, true, false],
    '21 November 2026 is a Saturday',
  )
})

test('the demo teacher has 145 students in 4 classes at 89 percent', async () => {
  const token = await signIn(server, teacher)
  const profile = await read<TeacherProfile>(server, '/api/profiles/teacher', token)
  assert.deepEqual(profile.stats, { totalStudents: 145, activeClasses: 4, avgPerformance: 89 })
  assert.deepEqual([profile.subject, profile.experience, profile.institute], ['Physics', 9, institute.name])
  const week = profile.trend.points
  assert.ok(
    week
      .slice(0, 6)
      .every(({ performance, engagement, attendance }) => performance && engagement && attendance),
  )

  const of = async (status: string): Promise<number> =>
    (await read<StudentsPage>(server, `/api/profiles/teacher/students?status=${status}`, token)).total
  const counts = await Promise.all(['excellent', 'good', 'average', 'poor'].map(of))
  assert.ok(
    counts.every((count) => count > 0),
    counts.join(', '),
  )
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    145,
  )
  const poor = counts[3] ?? 0
  assert.ok(poor >= 4 && poor <= 9, `${poor} are Poor`)
  assert.equal(profile.needAttention, poor)
})

test('the demo institute has 450 students and 25 teachers at 87 percent', async () => {
  const token = await signIn(server, institute)
  const profile = await read<InstituteProfile>(server, '/api/profiles/institute', token)
  assert.deepEqual(profile.stats, { totalStudents: 450, activeTeachers: 25, avgPerformance: 87 })
  assert.deepEqual([profile.classes.length, profile.faculty.length, profile.totalActivities], [13, 25, 14])
  const shared = profile.classes.find((one) => one.class === 'Class 12 Science')
  assert.equal(shared?.totalStudents, 37)
  assert.deepEqual(shared?.subjects.toSorted(), ['Biology', 'Chemistry', 'Physics'])
})

test('a stranger sees the same figures as a sample', async () => {
  const token = await server.signUp('student')
  const teaching = await read<TeacherProfile>(server, '/api/profiles/teacher', token)
  assert.deepEqual(
    [teaching.isSample, teaching.name, teaching.stats.totalStudents],
    [true, teacher.name, 145],
  )
  const whole = await read<InstituteProfile>(server, '/api/profiles/institute', token)
  assert.deepEqual([whole.isSample, whole.name, whole.stats.totalStudents], [true, institute.name, 450])
})

test('in the sample only the demo accounts can sign in', async () => {
  const people = {
    name: 'test.people',
    text: "SELECT email FROM users WHERE issuer = 'sample' LIMIT 5",
    parameters: [],
  }
  const found = await server.databases.demo.many(people, {}, z.object({ email: z.string() }))
  assert.equal(found.length, 5)
  for (const { email } of found) {
    const body = { email, password: demoPassword }
    assert.equal((await server.call('POST', '/api/accounts/sign-in', { body })).status, 401)
  }
})

const Answers = z.object({ studentId: z.string(), questionIds: z.array(z.string()), chosen: z.string() })

/** How many pupils of a class of the demo answered a question of each topic of Physics. */
async function practisedTopics(classId: string): Promise<Record<string, number>> {
  const text = `SELECT student_id AS "studentId", question_ids AS "questionIds", chosen
    FROM (SELECT student_id, question_ids, chosen FROM attempts WHERE submitted_at IS NOT NULL
      UNION ALL SELECT student_id, question_ids, chosen FROM paper_answers) AS given
    JOIN present_pupils USING (student_id)
    WHERE class_id = $1`
  const statement = { name: 'test.practised', text, parameters: ['classId'] }
  const pupils = new Map<string, Set<string>>()
  for (const given of await server.databases.demo.many(statement, { classId }, Answers))
    for (const [place, id] of given.questionIds.entries()) {
      const question = bank.find(id)
      if (question?.subject !== 'Physics' || given.chosen[place] === '-') continue
      const key = `${question.chapter} ${question.topic}`
      pupils.set(key, (pupils.get(key) ?? new Set()).add(given.studentId))
    }
  return Object.fromEntries([...pupils].map(([topic, ids]) => [topic, ids.size]))
}

test('the topics of each class of the demo teacher have everybody who practised', async () => {
  const token = await signIn(server, teacher)
  const classes = await read<TaughtClass[]>(server, '/api/classes', token)
  assert.equal(classes.length, 4)
  for (const { classId } of classes) {
    const path = `/api/classes/${classId}/topics?subject=Physics`
    const { pupils, topics } = await read<ClassTopics>(server, path, token)
    assert.ok(pupils > 30 && topics.length > 50)
    assert.deepEqual(
      Object.fromEntries(topics.map(({ chapter, topic, students }) => [`${chapter} ${topic}`, students])),
      await practisedTopics(classId),
    )
  }
})

test('when there is a sample already, nothing is done', async () => {
  assert.equal(await seedSample(server.databaseUrl, bank, new Date(nextDay)), undefined)
  const daily = { refresh: 'daily' } as const
  assert.equal(await seedSample(server.databaseUrl, bank, new Date(lastMoment), daily), undefined)
})

test('a sample that was made while the clock was ahead is made anew when it is right again', async () => {
  for (const moment of [nextDay, now])
    assert.ok(await seedSample(server.databaseUrl, bank, new Date(moment), { refresh: 'daily' }), moment)
})

test('the sample and the demo accounts have the same rows, which exist nowhere else', async () => {
  const { public: people, sample, demo } = server.databases
  assert.deepEqual(await rowsByTable(demo), await rowsByTable(sample))
  const real = { name: 'test.real', text: 'SELECT id FROM users', parameters: [] }
  const before = await people.run(real, {})
  await server.signUp('student')
  assert.equal(await people.run(real, {}), before + 1)
  assert.ok(before <= 1)
})

test('a sample made again for the same time has the same rows', async () => {
  const first = await rowsByTable(server.databases.sample)
  await seedSample(server.databaseUrl, bank, new Date(now), { refresh: 'always' })
  assert.deepEqual(await rowsByTable(server.databases.sample), first)
  await repair(server.databaseUrl, bank)
  assert.deepEqual(await rowsByTable(server.databases.sample), first)
})

test('each earned badge of the sample has a day, and what was kept for it is what its figures reach', async () => {
  const stranger = await server.signUp('student')
  for (const [role, account, expected] of [
    ['teacher', teacher, ['first-class', 'guiding-star', 'steady-hand', 'high-standard']],
    ['institute', institute, ['growing-team', 'high-standard', 'practice-culture', 'lively-campus']],
  ] as const)
    for (const token of [stranger, await signIn(server, account)]) {
      const { badges } = await read<TeacherProfile>(server, `/api/profiles/${role}`, token)
      const earned = badges.filter(({ status }) => status === 'earned')
      assert.deepEqual(
        earned.map(({ key }) => key),
        expected,
      )
      for (const { key, earnedDate } of earned) assert.ok(earnedDate && earnedDate < now, key)
    }
  assert.equal(await rowsOf(server.databases.demo, 'earned_badges'), 8)
})

/** A sum over the rows of each table, without what must not be guessed: passwords and codes. */
async function rowsByTable(db: Db): Promise<string[]> {
  const sums: string[] = []
  for (const table of [...storedTables, ...rollupTables]) {
    const statement = {
      name: `test.sum.${table}`,
      text: `SELECT coalesce(md5(string_agg(row, ',' ORDER BY row)), '') || ' ${table} ' || count(*) AS sum
        FROM (SELECT (to_jsonb(t) - 'password_hash' - 'code')::text AS row FROM ${table} AS t) AS rows`,
      parameters: [],
    }
    sums.push((await db.one(statement, {}, z.object({ sum: z.string() }))).sum)
  }
  return sums
}
