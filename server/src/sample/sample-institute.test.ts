import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TaughtClass } from '@vikalp/contract/classes'
import type { HistoryPage } from '@vikalp/contract/history'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { z } from 'zod'
import { repair } from '#commands/repair.ts'
import { loadBank } from '#question-bank/load-bank.ts'
import { dataOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'
import { type DemoAccount, demoAccounts } from './people/demo-accounts.ts'
import { seedSample } from './sample-institute.ts'

const { student, teacher, institute } = demoAccounts
const now = '2026-11-21T13:00:00.000Z'
/** The end of the same day in India. */
const lastMoment = '2026-11-21T18:29:59.000Z'
const nextDay = '2026-11-22T13:00:00.000Z'
const bank = loadBank()

let server: TestApp
/** A database in which the demo student was at work before there was a sample. */
let older: TestApp
before(async () => {
  server = await startAt(now)
  older = await startAt(now)
  await seedSample(server.databaseUrl, bank, new Date(now))
})
after(() => Promise.all([server.close(), older.close()]))

async function startAt(time: string): Promise<TestApp> {
  const app = await testApp({}, bank)
  app.setTime(time)
  return app
}

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

test('nobody of the sample but the demo accounts can sign in', async () => {
  const people = {
    name: 'test.people',
    text: "SELECT email FROM users WHERE issuer = 'sample' LIMIT 5",
    parameters: [],
  }
  for (const { email } of await server.db.many(people, {}, z.object({ email: z.string() }))) {
    const body = { email, password: demoPassword }
    assert.equal((await server.call('POST', '/api/accounts/sign-in', { body })).status, 401)
  }
})

test('where the sample is already, nothing is done', async () => {
  assert.equal(await seedSample(server.databaseUrl, bank, new Date(nextDay)), undefined)
  const daily = { refresh: 'daily' } as const
  assert.equal(await seedSample(server.databaseUrl, bank, new Date(lastMoment), daily), undefined)
})

test('made again for the same moment, it is the same in every row', async () => {
  const first = await rowsByTable(server)
  await seedSample(server.databaseUrl, bank, new Date(now), { refresh: 'always' })
  assert.deepEqual(await rowsByTable(server), first)
  await repair(server.databaseUrl, bank)
  assert.deepEqual(await rowsByTable(server), first)
})

/** A sum over the rows of each table, without what must not be guessed: passwords and codes. */
const rowsByTable = (app: TestApp): Promise<string[]> =>
  Promise.all(
    [...storedTables, 'student_totals', 'student_periods', 'student_subjects', 'student_topics'].map(
      async (table) => {
        const sum = {
          name: `test.sum.${table}`,
          text: `SELECT coalesce(md5(string_agg(row, ',' ORDER BY row)), '') || ' ${table} ' || count(*) AS sum
          FROM (SELECT (to_jsonb(t) - 'password_hash' - 'code')::text AS row FROM ${table} AS t) AS rows`,
          parameters: [],
        }
        return (await app.db.one(sum, {}, z.object({ sum: z.string() }))).sum
      },
    ),
  )

test('what people did with the demo accounts outlives the sample of a day', async () => {
  const signUp = { email: student.email, name: 'Somebody', password: 'of an older database', role: 'student' }
  await older.call('POST', '/api/accounts/sign-up', { body: signUp })
  const { body } = await older.call('POST', '/api/accounts/sign-in', { body: signUp })
  const attemptId = await takeQuiz(older, dataOf<{ token: string }>(body).token)

  const seed = () => seedSample(older.databaseUrl, bank, new Date(now))
  const [made, ...more] = (await Promise.all([seed(), seed()])).filter((one) => one !== undefined)
  assert.deepEqual(more, [], 'of processes that start together one makes it')
  const token = await signIn(older, student)
  const first = await read<HistoryPage>(older, '/api/quiz/history', token)
  assert.ok(first.attempts.some((attempt) => attempt.attemptId === attemptId))

  const classes = await read<TaughtClass[]>(older, '/api/classes', await signIn(older, teacher))
  const guest = await older.signUp('student')
  const join = { token: guest, body: { code: classes[0]?.code } }
  assert.equal((await older.call('POST', '/api/classes/join', join)).status, 200)

  older.setTime(nextDay)
  assert.deepEqual(await seedSample(older.databaseUrl, bank, new Date(nextDay), { refresh: 'daily' }), made)
  const second = await read<HistoryPage>(older, '/api/quiz/history', token)
  assert.equal(second.total, first.total)
  assert.ok(second.attempts.some((attempt) => attempt.attemptId === attemptId))
  const profile = await read<StudentProfile>(older, '/api/profiles/student', token)
  assert.deepEqual([profile.name, profile.stats.streak, profile.stats.quizzesTaken], ['Aarav Shah', 12, 7])
  assert.equal((await read<unknown[]>(older, '/api/classes/joined', guest)).length, 1)
})

/** A quiz of ten, taken through the routes; gives its id. */
async function takeQuiz(app: TestApp, token: string): Promise<string> {
  const start = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
  const started = await app.call('POST', '/api/quiz/start', { token, body: start })
  const { quizId, questions } = dataOf<StartedQuiz>(started.body)
  const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A' }))
  const done = await app.call('POST', '/api/quiz/submit-multiple', { token, body: { quizId, answers } })
  assert.equal(done.status, 200)
  return quizId
}
