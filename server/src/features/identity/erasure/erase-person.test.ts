import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { z } from 'zod'
import type { Queries } from '#platform/db.ts'
import { classroom } from '#testing/classroom.ts'
import { fillClassroom, type Person, practise, signUpPerson } from '#testing/fill-classroom.ts'
import { employ, enrol, userIdOf } from '#testing/roster.ts'
import { schoolOf } from '#testing/school.ts'
import { rollupTables, storedTables, type TestApp, testApp } from '#testing/test-app.ts'
import { erasePerson } from './erase-person.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const now = new Date('2026-11-21T06:00:00Z')
const erase = ({ id }: Person): Promise<boolean> => erasePerson(server.db, id, now)
const query = <R extends z.ZodType>(db: Queries, text: string, row: R) =>
  db.many({ name: '', text, parameters: [] }, {}, row)
const numberOf = async (text: string): Promise<number> =>
  (await query(server.db, `SELECT count(*) AS rows FROM ${text}`, z.object({ rows: z.number() })))[0]?.rows ??
  0

/** The tables in which a row has this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query(
    server.db,
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    z.object({ name: z.string() }),
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await numberOf(`${name} AS t WHERE strpos(t::text, '${text}') > 0`)) > 0) found.push(name)
  return found
}

test('of a student nothing is left but the tombstone, and a second time does nothing', async () => {
  const { asha, bharat } = await fillClassroom(server)
  const ask = (who: Person) => server.as(who.token)
  await ask(asha)('PUT', '/api/profiles/student', {
    grade: 'Class 12',
    phone: '+919825012345',
    parentContact: null,
    address: 'Hill Road 7',
  })
  const { id } = await ask(bharat)<{ id: string }>('POST', '/api/suggestions', {
    questionId: 'kin-0001',
    text: 'Draw it.',
  })
  await ask(asha)('PUT', `/api/suggestions/${id}/vibe`)
  await ask(asha)('POST', '/api/suggestions', { questionId: 'kin-0001', text: 'Mind the units.' })
  await ask(asha)('POST', '/api/reports', { questionId: 'kin-0001', reason: 'unclear' })
  await ask(asha)('PUT', '/api/bookmarks', { questionId: 'kin-0001', bookmarked: true })
  assert.ok((await tablesWith(asha.id)).length > 12)

  assert.equal(await erase(asha), true)
  assert.deepEqual(await tablesWith(asha.id), ['tombstones'])
  for (const text of ['Asha Patel', 'Hill Road', '9825012345', 'Mind the units'])
    assert.deepEqual(await tablesWith(text), [], text)
  assert.equal(await erase(asha), false)
  assert.equal((await server.call('GET', '/api/accounts/me', { token: asha.token })).status, 401)
  const left = await ask(bharat)<{ likes: number }[]>('GET', '/api/suggestions?questionId=kin-0001')
  assert.deepEqual(
    left.map(({ likes }) => likes),
    [0],
  )
})

const meansOf = ({ stats, trend, topics }: TeacherProfile) => ({
  average: stats.avgPerformance,
  topics,
  trend: trend.points.map(({ performance, attendance }) => [performance, attendance]),
})

test('the means of a class and of its institute stay as they are; the person counts no more as a pupil', async () => {
  const { meera, asha, dev, chitra } = await fillClassroom(server)
  const north = await signUpPerson(server, 'institute', 'North')
  await employ(server.db, north.id, meera.id)
  const teacher = (period: string) =>
    server.as(meera.token)<TeacherProfile>('GET', `/api/profiles/teacher?period=${period}`)
  const institute = (period: string) =>
    server.as(north.token)<InstituteProfile>('GET', `/api/profiles/institute?period=${period}`)
  const classOf = (name: string) =>
    server.as(north.token)<{ avgScore: number; topics: unknown; students: unknown[] }>(
      'GET',
      `/api/profiles/institute/class?name=${name}`,
    )
  const read = async () => {
    const periods = ['weekly', 'monthly', 'yearly']
    const [teachers, institutes] = [
      await Promise.all(periods.map(teacher)),
      await Promise.all(periods.map(institute)),
    ]
    const classes = await Promise.all(['Class%2011%20Science', 'JEE%20Preparation'].map(classOf))
    return {
      means: {
        teachers: teachers.map(meansOf),
        institutes: institutes.map(({ stats, subjects, trend, classes: rows }) => ({
          average: stats.avgPerformance,
          subjects,
          trend: trend.points.map(({ performance, attendance }) => [performance, attendance]),
          classes: rows.map(({ avgScore, performance }) => [avgScore, performance]),
        })),
        classes: classes.map(({ avgScore, topics }) => ({ avgScore, topics })),
      },
      pupils: [
        teachers[0]?.stats.totalStudents,
        institutes[0]?.stats.totalStudents,
        ...classes.map(({ students }) => students.length),
      ],
    }
  }
  // Chitra practises too, or nobody else in her class would have.
  await practise(server, chitra, '2026-11-18T06:00:00.000Z', 3)
  server.setTime(now.toISOString())
  const before = await read()
  assert.deepEqual(before.pupils, [4, 4, 3, 2])
  await erase(asha)
  await erase(dev)
  const after = await read()
  assert.deepEqual(after.means, before.means)
  assert.deepEqual(after.pupils, [2, 2, 1, 1])
})

test('where nobody else of a class has practised nothing is kept of it: it would be the person’s own', async () => {
  const meera = await signUpPerson(server, 'teacher', 'Meera Alone')
  const asha = await signUpPerson(server, 'student', 'Asha Alone')
  const { create, join } = classroom(server)
  const { code } = await create(meera.token)
  await join(asha.token, code)
  await join((await signUpPerson(server, 'student', 'Idle')).token, code)
  await practise(server, asha, now.toISOString(), 9)
  const groups = await numberOf('former_groups')
  await erase(asha)
  assert.equal(await numberOf('former_groups'), groups)
  const { stats } = await server.as(meera.token)<TeacherProfile>('GET', '/api/profiles/teacher')
  assert.equal(stats.avgPerformance, null)
})

test('a text that three people hid stays hidden, a case of one goes, a case of two stays', async () => {
  const { asha, bharat, chitra, dev, zoya } = await fillClassroom(server)
  server.setTime('2026-11-25T06:00:00Z') // reports count from the second day of an account on
  const { id } = await server.as(dev.token)<{ id: string }>('POST', '/api/suggestions', {
    questionId: 'kin-0003',
    text: 'Something bad.',
  })
  for (const { token } of [asha, bharat, chitra])
    await server.as(token)('PUT', `/api/suggestions/${id}/report`)
  const shown = () => server.as(zoya.token)<unknown[]>('GET', '/api/suggestions?questionId=kin-0003')
  assert.deepEqual(await shown(), [])
  const report = ({ token }: Person, questionId: string) =>
    server.as(token)('POST', '/api/reports', { questionId, reason: 'wrong-key' })
  await report(asha, 'kin-0001')
  await report(bharat, 'kin-0001')
  await report(asha, 'kin-0002')
  const cases = await numberOf("cases WHERE state = 'open'")
  await erasePerson(server.db, asha.id, new Date('2026-11-25T06:00:00Z'))
  assert.deepEqual(await shown(), [])
  assert.equal(await numberOf("cases WHERE state = 'open'"), cases - 1)
})

test('a teacher takes the classes along, and students keep what they practised', async () => {
  const { meera, asha, science } = await fillClassroom(server)
  await server.as(meera.token)('GET', `/api/profiles/teacher/students/${asha.id}`)
  await erase(meera)
  assert.deepEqual(await tablesWith(meera.id), ['tombstones'])
  assert.equal(await numberOf(`classes WHERE id = '${science}'`), 0)
  const { joinedBy } = classroom(server)
  assert.deepEqual(await joinedBy(asha.token), [])
  assert.equal(await numberOf(`attempts WHERE student_id = '${asha.id}'`), 2)
  const readings = await server.as(asha.token)<{ reader: string | null }[]>('GET', '/api/sharing/readings')
  assert.deepEqual(
    readings.map(({ reader }) => reader),
    [null],
  )
})

test('an institute leaves its teachers, their classes and the accounts of its students behind', async () => {
  const { meera, asha, dev, science } = await fillClassroom(server)
  const north = await signUpPerson(server, 'institute', 'North')
  await employ(server.db, north.id, meera.id)
  await erase(asha) // a group of former pupils names the institute as well
  await erase(north)
  assert.deepEqual(await tablesWith(north.id), ['tombstones'])
  const { membersOf } = classroom(server)
  assert.equal((await membersOf(meera.token, science)).length, 2)
  assert.equal((await server.call('GET', '/api/profiles/student', { token: dev.token })).status, 200)
})

test('with an institute go the accounts that nobody opened, not those of others, and its short name is nobody else’s', async () => {
  const school = await schoolOf(server)
  await school.import([
    { name: 'Asha Patel', class: '11A' },
    { name: 'Dev Mehta', class: '11A' },
  ])
  await school.import([{ name: 'Meera Trivedi', class: '11A' }], { role: 'teacher' })
  const unopened = await userIdOf(server, await school.tokenOf('asha.patel'))
  const opened = await school.tokenOf('dev.mehta')
  const text = `UPDATE users SET password_hash = 'argon2id$' WHERE username LIKE 'dev.mehta@%'`
  await server.db.run({ name: '', text, parameters: [] }, {})
  const neighbour = await schoolOf(server)
  await neighbour.import([{ name: 'Asha Patel', class: '11A' }])
  assert.equal(await erasePerson(server.db, await userIdOf(server, school.token), now), true)
  assert.equal(await numberOf(`users WHERE username LIKE '%@${school.handle}'`), 1)
  assert.equal((await server.call('GET', '/api/profiles/student', { token: opened })).status, 200)
  assert.equal((await neighbour.read()).students, 1)
  assert.deepEqual(await tablesWith(unopened), ['tombstones'])
  const newcomer = await schoolOf(server, null)
  const handle = { handle: school.handle }
  assert.equal((await newcomer.call('PUT', '/api/institutes/handle', handle)).status, 409)
})

test('all goes or nothing: what fails last undoes what was done first', async () => {
  const { asha, science } = await fillClassroom(server)
  await enrol(server.db, science, (await signUpPerson(server, 'student', 'One more')).id, '77')
  const counts = () =>
    Promise.all([...storedTables, ...rollupTables, 'former_groups', 'former_answers'].map(numberOf))
  const run = (text: string) => server.owner.run({ name: '', text, parameters: [] }, {})
  await run('CREATE TABLE loans (user_id uuid PRIMARY KEY REFERENCES users)')
  await run(`INSERT INTO loans VALUES ('${asha.id}')`)
  const before = await counts()
  await assert.rejects(erase(asha))
  assert.deepEqual(await counts(), before)
  await run('DROP TABLE loans')
  assert.equal(await erase(asha), true)
})

test('ten thousand quizzes are no more than one', async () => {
  const asha = await signUpPerson(server, 'student', 'Asha Busy')
  const text = `INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at,
      finished_at, submitted_at, duration_seconds, correct, incorrect)
    SELECT gen_random_uuid(), $1, 'NEET', 'Physics', '{kinematics}',
      ARRAY(SELECT 'kin-' || lpad((1 + (n + i) % 400)::text, 4, '0') FROM generate_series(1, 10) AS i), 'ABCDABCDAB',
      'ABCDABCDDD', now(), now(), now(), 60, 8, 2
    FROM generate_series(1, 10000) AS n`
  await server.db.run({ name: 'test.busy', text, parameters: ['id'] }, { id: asha.id })
  assert.equal(await erase(asha), true)
  assert.equal(await numberOf(`attempts WHERE student_id = '${asha.id}'`), 0)
})
