import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import type { Register } from '@vikalp/contract/classes'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { classroom } from '#testing/classroom.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())
beforeEach(() => server.setTime('2026-11-21T06:00:00.000Z'))

type Class = { teacher: string; classId: string; code: string; ids: string[]; tokens: string[] }

/** A class with Asha 01, Dev 02 and Esha 03. */
async function classOfThree(): Promise<Class> {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const tokens: string[] = []
  for (const name of ['Asha', 'Dev', 'Esha']) {
    const token = await server.signUp('student', name)
    await school.join(token, code)
    tokens.push(token)
  }
  return { teacher, classId, code, tokens, ids: await Promise.all(tokens.map(school.idOf)) }
}

const address = ({ classId }: Class, day: string): string => `/api/classes/${classId}/register/${day}`
const read = (of: Class, day: string) => server.call('GET', address(of, day), { token: of.teacher })
const take = (of: Class, day: string, absent: unknown) =>
  server.call('PUT', address(of, day), { token: of.teacher, body: { absent } })
const opened = async (of: Class, day: string): Promise<Register> =>
  dataOf<Register>((await read(of, day)).body)
const marks = ({ students }: Register): string[] =>
  students.map(({ name, rollNo, present }) => `${rollNo} ${name} ${present ? 'present' : 'absent'}`)

test('before attendance is taken everybody counts as present, in the order of roll numbers', async () => {
  const register = await opened(await classOfThree(), '2026-11-21')
  assert.equal(register.taken, false)
  assert.deepEqual(marks(register), ['01 Asha present', '02 Dev present', '03 Esha present'])
})

test('attendance is taken, read back, and corrected as often as needed', async () => {
  const three = await classOfThree()
  const [asha, dev] = three.ids
  const expected = ['01 Asha present', '02 Dev absent', '03 Esha present']
  const { status, body } = await take(three, '2026-11-21', [dev, dev])
  assert.deepEqual(
    [status, dataOf<Register>(body).taken, marks(dataOf<Register>(body))],
    [200, true, expected],
  )
  assert.deepEqual(await opened(three, '2026-11-21'), dataOf<Register>(body))
  assert.deepEqual((await take(three, '2026-11-21', [dev])).body, body)
  await take(three, '2026-11-21', [asha])
  assert.deepEqual(marks(await opened(three, '2026-11-21')), [
    '01 Asha absent',
    '02 Dev present',
    '03 Esha present',
  ])
})

test('each day has its own marks', async () => {
  const three = await classOfThree()
  const [asha, dev] = three.ids
  await makeOlder(three.classId, '2026-11-16')
  await take(three, '2026-11-20', [dev])
  await take(three, '2026-11-21', [asha])
  assert.deepEqual(marks(await opened(three, '2026-11-20')), [
    '01 Asha present',
    '02 Dev absent',
    '03 Esha present',
  ])
})

test('the dashboard follows the register and its corrections, even when a student is listed twice', async () => {
  const three = await classOfThree()
  const [asha, dev] = three.ids
  const attendance = async (): Promise<number | null | undefined> => {
    const { trend } = await school.ask<TeacherProfile>('GET', '/api/profiles/teacher', three.teacher)
    return trend.points.find(({ period }) => period === '2026-11-21')?.attendance
  }
  assert.equal(await attendance(), null)
  await take(three, '2026-11-21', [dev, dev])
  assert.equal(await attendance(), 67)
  await take(three, '2026-11-21', [asha, dev])
  assert.equal(await attendance(), 33)
})

test('attendance taken twice at the same time gives one day with one mark per student', async () => {
  const three = await classOfThree()
  const [days, stored] = [await rowsOf(server.db, 'register_days'), await rowsOf(server.db, 'register_marks')]
  const replies = await Promise.all([[], three.ids, []].map((absent) => take(three, '2026-11-21', absent)))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200],
  )
  assert.equal(await rowsOf(server.db, 'register_days'), days + 1)
  assert.equal(await rowsOf(server.db, 'register_marks'), stored + 3)
  assert.equal(new Set((await opened(three, '2026-11-21')).students.map(({ present }) => present)).size, 1)
})

test('a student who joins later that day counts when attendance is taken again', async () => {
  const three = await classOfThree()
  await take(three, '2026-11-21', three.ids)
  server.setTime('2026-11-21T12:00:00.000Z')
  await school.join(await server.signUp('student', 'Farid'), three.code)
  const all = ['01 Asha absent', '02 Dev absent', '03 Esha absent']
  assert.deepEqual(marks(await opened(three, '2026-11-21')), [...all, '04 Farid present'])
  const stored = await rowsOf(server.db, 'register_marks')
  await take(three, '2026-11-21', three.ids)
  assert.equal(await rowsOf(server.db, 'register_marks'), stored + 1)
})

test('a day has the students who were in the class on that day in Indian time', async () => {
  server.setTime('2026-11-17T18:00:00.000Z') // half past eleven at night on the 17th
  const three = await classOfThree()
  server.setTime('2026-11-19T18:45:00.000Z') // a quarter past midnight on the 20th
  await school.join(await server.signUp('student', 'Farid'), three.code)
  const [, dev = ''] = three.tokens
  await server.call('DELETE', `/api/classes/${three.classId}/membership`, { token: dev })
  const names = async (day: string): Promise<string[]> =>
    (await opened(three, day)).students.map(({ name }) => name)
  assert.deepEqual(await names('2026-11-17'), ['Asha', 'Dev', 'Esha'])
  assert.deepEqual(await names('2026-11-19'), ['Asha', 'Dev', 'Esha'])
  assert.deepEqual(await names('2026-11-20'), ['Asha', 'Esha', 'Farid'])
})

test('the register is closed for future days and for days more than 60 days ago', async () => {
  const three = await classOfThree()
  await makeOlder(three.classId, '2026-08-31')
  server.setTime('2026-11-21T18:00:00.000Z') // half past eleven at night on the 21st
  for (const day of ['2026-11-22', '9999-12-31', '2026-09-21', '1999-01-01', '0000-01-01']) {
    const { status, body } = await take(three, day, [])
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['day']], day)
    assert.equal((await read(three, day)).status, 400)
  }
  for (const day of ['2026-11-21', '2026-09-22']) assert.equal((await take(three, day, [])).status, 200, day)
})

/** A sign-in ends before the register closes, so the class is made older instead of moving the clock. */
const makeOlder = (classId: string, day: string): Promise<number> =>
  server.db.run(
    {
      name: 'test.makeOlder',
      text: `WITH older AS (UPDATE classes SET created_at = $2 WHERE id = $1)
        UPDATE enrolments SET enrolled_at = $2 WHERE class_id = $1`,
      parameters: ['classId', 'day'],
    },
    { classId, day },
  )

test('the register is closed for days before the class', async () => {
  server.setTime('2026-11-18T19:00:00.000Z') // half past midnight on the 19th
  const three = await classOfThree()
  server.setTime('2026-11-21T06:00:00.000Z')
  assert.equal((await take(three, '2026-11-19', [])).status, 200)
  const { status, body } = await take(three, '2026-11-18', [])
  assert.deepEqual([status, errorOf(body).message], [400, 'day must be from 2026-11-19 to 2026-11-21'])
})

test('an invalid day or student is rejected and changes nothing', async () => {
  const three = await classOfThree()
  await take(three, '2026-11-21', three.ids)
  const before = await opened(three, '2026-11-21')
  for (const day of ['2026-02-30', 'today', '2026-11-21T06:00:00Z'])
    assert.equal((await take(three, day, [])).status, 400, day)
  const stranger = await school.idOf(await server.signUp('student'))
  for (const absent of [[stranger], [...three.ids, stranger], ['Asha'], 'Asha', null]) {
    const { status } = await take(three, '2026-11-21', absent)
    assert.equal(status, 400, JSON.stringify(absent))
  }
  assert.deepEqual(await opened(three, '2026-11-21'), before)
})

test('a day on which nobody was in the class has no attendance', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const empty: Class = { teacher, classId, code, ids: [], tokens: [] }
  assert.deepEqual((await opened(empty, '2026-11-21')).students, [])
  const { status, body } = await take(empty, '2026-11-21', [])
  assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['day']])
})
