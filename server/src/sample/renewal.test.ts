import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TaughtClass } from '@vikalp/contract/classes'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { z } from 'zod'
import { loadBank } from '#question-bank/load-bank.ts'
import { classroom } from '#testing/classroom.ts'
import { answering, sitDown } from '#testing/mocks/hall.ts'
import { addClass } from '#testing/roster.ts'
import { startQuiz } from '#testing/take-quiz.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { demoAccounts } from './people/demo-accounts.ts'
import { seedSample } from './sample-institute.ts'

const bank = loadBank()
const evening = '2026-11-21T13:00:00.000Z'
const nextDay = '2026-11-22T13:00:00.000Z'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({}, bank)
  school = classroom(server)
  server.setTime(evening)
})
after(() => server.close())

const seed = (now: string) => seedSample(server.databaseUrl, bank, new Date(now), { refresh: 'daily' })
const signIn = (account: keyof typeof demoAccounts): Promise<string> =>
  school
    .ask<{ token: string }>('POST', '/api/accounts/sign-in', '', {
      email: demoAccounts[account].email,
      password: demoPassword,
    })
    .then(({ token }) => token)
const start = (token: string): Promise<StartedQuiz> => startQuiz(server.as(token))
const submit = (token: string, { quizId, questions }: StartedQuiz) => {
  const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'A' }))
  return server.call('POST', '/api/quiz/submit-multiple', { token, body: { quizId, answers } })
}

test('when several processes start together, one makes the sample', async () => {
  const made = await Promise.all([seed(evening), seed(evening)])
  assert.deepEqual(
    made.filter((one) => one !== undefined).map(({ students, teachers }) => [students, teachers]),
    [[450, 25]],
  )
})

test('in the sample of a new day users stay signed in and open quizzes continue; all else is new', async () => {
  const [student, teacher, gone] = [await signIn('student'), await signIn('teacher'), await signIn('student')]
  const running = await start(student)
  assert.equal((await submit(student, await start(student))).status, 200)
  await addClass(server.databases.demo, await school.idOf(teacher), 'A class of a visitor')
  assert.equal((await server.call('POST', '/api/accounts/sign-out', { token: gone })).status, 204)

  server.setTime(nextDay)
  assert.ok(await seed(nextDay))
  const profile = await school.ask<StudentProfile>('GET', '/api/profiles/student', student)
  assert.deepEqual([profile.name, profile.stats.streak, profile.stats.quizzesTaken], ['Aarav Shah', 12, 6])
  assert.equal((await school.ask<TaughtClass[]>('GET', '/api/classes', teacher)).length, 4)
  assert.equal((await server.call('GET', '/api/accounts/me', { token: gone })).status, 401)
  assert.equal((await submit(student, running)).status, 200)
  const later = await school.ask<StudentProfile>('GET', '/api/profiles/student', student)
  assert.equal(later.stats.quizzesTaken, 7)
  server.setTime(evening)
})

test('a paper that a visitor is sitting goes on in the sample of a new day', async () => {
  const lateEvening = '2026-11-21T18:29:00.000Z'
  const afterMidnight = '2026-11-21T18:31:00.000Z'
  server.setTime(lateEvening)
  await seed(lateEvening)
  const student = await signIn('student')
  const papers = []
  for (const choice of [{ template: 'neet-ug-2027', form: 3 }, { template: 'neet-ug-2027' }]) {
    const { hall, page, paper } = await sitDown(server, student, choice)
    await hall.deliver(page, page.act(...answering(0, 'B', 1000)))
    papers.push({ hall, page, paper })
  }
  server.setTime(afterMidnight)
  assert.ok(await seed(afterMidnight))
  for (const { hall, page, paper } of papers) {
    const resumed = await hall.resume(page)
    assert.deepEqual([resumed.questions, resumed.endsAt], [paper.questions, paper.endsAt])
    assert.equal(resumed.hall.questions[0]?.response, 'B')
    await hall.deliver(page, page.act(...answering(1, 'C', 20_000)))
    assert.equal((await hall.submit(page)).state, 'submitted')
    const { questions } = await hall.result()
    assert.deepEqual(
      questions.slice(0, 2).map(({ response }) => response),
      ['B', 'C'],
    )
  }
  server.setTime(evening)
})

/** The schemas in which the connection that waits for a visitor of the demo holds or wants a lock; new tables are nobody else's yet. */
const lockedSchemas = {
  name: 'test.locks',
  text: `WITH locks AS MATERIALIZED (SELECT pid, relation, granted FROM pg_locks)
    SELECT DISTINCT nspname AS schema
    FROM locks
    JOIN pg_class ON pg_class.oid = relation
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname NOT LIKE 'pg\\_%' AND pid IN (
      SELECT pid
      FROM locks JOIN pg_class ON pg_class.oid = relation
      WHERE NOT granted AND relnamespace = 'demo'::regnamespace)
    ORDER BY nspname`,
  parameters: [],
}

test('at the end of a renewal, with all its locks, it has none in the schema of real students', async () => {
  const student = await server.signUp('student')
  const look = { name: 'test.look', text: 'SELECT id FROM classes LIMIT 1 FOR UPDATE', parameters: [] }
  const { demo } = server.databases
  const renewal = await demo.transaction(async (visitor) => {
    await visitor.run(look, {}) // the renewal waits for the end of this
    const seeding = seedSample(server.databaseUrl, bank, new Date(evening), { refresh: 'always' })
    let locked: { schema: string }[] = []
    while (locked.length === 0)
      locked = await server.db.many(lockedSchemas, {}, z.object({ schema: z.string() }))
    const schemas = locked.map(({ schema }) => schema)
    assert.ok(schemas.includes('demo') && !schemas.includes('public'), schemas.join(', '))
    assert.equal((await submit(student, await start(student))).status, 200)
    return { seeding }
  })
  assert.ok(await renewal.seeding)
})

test('users of the demo accounts and the sample see no failure while the sample is renewed', async () => {
  const [student, teacher, institute] = [
    await signIn('student'),
    await signIn('teacher'),
    await signIn('institute'),
  ]
  const stranger = await server.signUp('teacher')
  let isDone = false
  let answered = 0
  const repeat = async (work: () => Promise<{ status: number; body: unknown }>): Promise<void> => {
    while (!isDone) {
      const { status, body } = await work()
      if (status === 429) await new Promise(setImmediate)
      else assert.ok(status < 500, JSON.stringify(errorOf(body)))
      answered++
    }
  }
  const get = (token: string, url: string) => server.call('GET', url, { token })
  const joinOwnClass = async () => {
    const listed = await get(teacher, '/api/classes')
    const [taught] = listed.status === 200 ? dataOf<TaughtClass[]>(listed.body) : []
    if (!taught) return listed
    const renewed = await server.call('POST', `/api/classes/${taught.classId}/code`, { token: teacher })
    if (renewed.status !== 200) return renewed
    const { code } = dataOf<{ code: string }>(renewed.body)
    await server.call('POST', '/api/classes/join', { token: student, body: { code } })
    return server.call('DELETE', `/api/classes/${taught.classId}/membership`, { token: student })
  }
  const takeQuiz = async () => {
    const started = await server.call('POST', '/api/quiz/start', {
      token: student,
      body: { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] },
    })
    return started.status === 200 ? submit(student, dataOf<StartedQuiz>(started.body)) : started
  }
  const atWork = [
    repeat(() => get(teacher, '/api/profiles/teacher')),
    repeat(() => get(institute, '/api/classes/joined')),
    repeat(() => get(student, '/api/accounts/me')),
    repeat(() => get(stranger, '/api/profiles/institute')),
    repeat(() => get(stranger, '/api/profiles/student')),
    repeat(joinOwnClass),
    repeat(takeQuiz),
  ]
  for (let times = 0; times < 3; times++)
    assert.ok(await seedSample(server.databaseUrl, bank, new Date(evening), { refresh: 'always' }))
  isDone = true
  await Promise.all(atWork)
  assert.ok(answered > 100)
})
