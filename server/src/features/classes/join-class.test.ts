import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { classroom } from '#testing/classroom.ts'
import { waitsForRow } from '#testing/database/lock-waits.ts'
import { errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

const student = (name?: string): Promise<string> => server.signUp('student', name)
const rollNosOf = async (teacher: string, classId: string): Promise<string[]> =>
  (await school.membersOf(teacher, classId)).map(({ rollNo }) => rollNo)
const leave = (token: string, classId: string) =>
  server.call('DELETE', `/api/classes/${classId}/membership`, { token })
const remove = (token: string, classId: string, userId: string) =>
  server.call('DELETE', `/api/classes/${classId}/students/${userId}`, { token })
const setRollNo = (token: string, classId: string, userId: string, rollNo: string) =>
  server.call('PUT', `/api/classes/${classId}/students/${userId}`, { token, body: { rollNo } })
const run = (name: string, text: string, values: Record<string, unknown>): Promise<number> =>
  server.db.run({ name: `test.${name}`, text, parameters: Object.keys(values) }, values)

test('a student joins by the code, however it is typed, and sees class, teacher and institute', async () => {
  const teacher = await server.signUp('teacher', 'Meera Trivedi')
  const institute = await server.signUp('institute', 'Sardar Vidya Institute')
  const { classId, code } = await school.create(teacher, 'JEE Preparation')
  const asha = await student('Asha Patel')
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
  const joined = {
    classId,
    name: 'JEE Preparation',
    teacher: 'Meera Trivedi',
    teacherConfirmed: true,
    shares: true,
    rollNo: '01',
  }
  const alone = { institute: null, instituteId: null, instituteConfirmed: false, asksAgain: false }
  assert.deepEqual(await school.join(asha, typed), { ...joined, ...alone })
  const invitation = await school.ask<{ code: string }>('GET', '/api/institutes/invitation', institute)
  await school.ask('POST', '/api/institutes/join', teacher, invitation)
  assert.deepEqual(await school.joinedBy(asha), [
    {
      ...joined,
      institute: 'Sardar Vidya Institute',
      instituteId: await school.idOf(institute),
      instituteConfirmed: true,
      asksAgain: true,
    },
  ])
  assert.deepEqual(await school.membersOf(teacher, classId), [
    {
      userId: await school.idOf(asha),
      name: 'Asha Patel',
      rollNo: '01',
      enrolledOn: '2026-11-21',
      shares: true,
    },
  ])
})

test('a code that no class has is not found, an invalid one is rejected', async () => {
  const token = await student()
  const stored = await rowsOf(server.db, 'enrolments')
  const unknown = await school.tryJoin(token, 'ABCDEFGH')
  assert.deepEqual([unknown.status, errorOf(unknown.body).message], [404, 'No class has this code'])
  for (const code of ['', 'ABCDEFG', 'ABCDEFGO', 'ABCDEFG1', 'ABCDEFGHJ', '%', 'ગણિત૧૨૩૪']) {
    const { status, body } = await school.tryJoin(token, code)
    assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['code']], code)
  }
  assert.equal(await rowsOf(server.db, 'enrolments'), stored)
})

test('joining twice has the effect of joining once', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  const first = await school.join(asha, code)
  await school.join(await student(), code)
  assert.deepEqual(await school.join(asha, code), first)
  assert.deepEqual(await rollNosOf(teacher, classId), ['01', '02'])
})

test('one student who joins five times at once is enrolled once', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  const stored = await rowsOf(server.db, 'enrolments')
  const replies = await Promise.all(Array.from({ length: 5 }, () => school.join(asha, code)))
  assert.deepEqual(new Set(replies.map(({ rollNo }) => rollNo)), new Set(['01']))
  assert.equal((await school.membersOf(teacher, classId)).length, 1)
  assert.equal(await rowsOf(server.db, 'enrolments'), stored + 1)
})

test('twelve students who join at once have twelve roll numbers', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const students = await Promise.all(Array.from({ length: 12 }, () => student()))
  await Promise.all(students.map((token) => school.join(token, code)))
  const upToTwelve = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
  assert.deepEqual(await rollNosOf(teacher, classId), upToTwelve)
})

test('a join waits for other joins of the same student and of the same class', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  const join = () => school.join(asha, code)
  assert.ok(await waitsForRow(server.db, 'users', await school.idOf(asha), join))
  assert.ok(await waitsForRow(server.db, 'classes', classId, join))
  assert.deepEqual(await rollNosOf(teacher, classId), ['01'])
})

test('changes of a class wait for each other', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  await school.join(asha, code)
  const id = await school.idOf(asha)
  const changes = [
    () => setRollNo(teacher, classId, id, '7'),
    () =>
      server.call('PUT', `/api/classes/${classId}/register/2026-11-21`, {
        token: teacher,
        body: { absent: [] },
      }),
    () => server.call('POST', `/api/classes/${classId}/code`, { token: teacher }),
    () => server.call('DELETE', `/api/classes/${classId}`, { token: teacher }),
  ]
  for (const change of changes)
    assert.ok(await waitsForRow(server.db, 'classes', classId, change), String(change))
  const makes = () => school.create(teacher)
  assert.ok(await waitsForRow(server.db, 'users', await school.idOf(teacher), makes))
})

test('a new roll number follows the highest one that the teacher gave', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const [asha, dev] = [await student('Asha'), await student('Dev')]
  for (const token of [asha, dev]) await school.join(token, code)
  assert.equal((await setRollNo(teacher, classId, await school.idOf(asha), ' 41 ')).status, 204)
  assert.equal((await school.join(await student('Esha'), code)).rollNo, '42')
  assert.deepEqual(
    (await school.membersOf(teacher, classId)).map(({ name, rollNo }) => `${rollNo} ${name}`),
    ['02 Dev', '41 Asha', '42 Esha'],
  )
})

test('a roll number that a classmate has is a conflict, until the classmate leaves', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const [asha, dev] = [await student(), await student()]
  for (const token of [asha, dev]) await school.join(token, code)
  const id = await school.idOf(dev)
  for (const taken of ['01', '1']) {
    const { status, body } = await setRollNo(teacher, classId, id, taken)
    assert.deepEqual(
      [status, errorOf(body).code, errorOf(body).fields],
      [409, 'conflict', { rollNo: 'is taken' }],
    )
  }
  assert.equal((await setRollNo(teacher, classId, id, '02')).status, 204, 'its own stays free to be given')
  await leave(asha, classId)
  assert.equal((await setRollNo(teacher, classId, id, '01')).status, 204)
  assert.equal((await setRollNo(teacher, classId, await school.idOf(asha), '07')).status, 404)
  for (const rollNo of ['', '   ', 'x'.repeat(21)])
    assert.equal((await setRollNo(teacher, classId, id, rollNo)).status, 400)
  assert.deepEqual(await rollNosOf(teacher, classId), ['01'])
})

test('two students never get the same roll number, even at the same time', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const ids: string[] = []
  for (const token of await Promise.all([student(), student(), student()])) {
    await school.join(token, code)
    ids.push(await school.idOf(token))
  }
  const statuses = await Promise.all(
    ids.map(async (id) => (await setRollNo(teacher, classId, id, 'A1')).status),
  )
  assert.deepEqual(statuses.sort(), [204, 409, 409])
})

test('a teacher no longer sees a removed student from the next request', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  await school.join(asha, code)
  const result = `/api/quiz/result/${await school.practise(asha)}`
  assert.equal((await server.call('GET', result, { token: teacher })).status, 200)
  const id = await school.idOf(asha)
  assert.equal((await remove(teacher, classId, id)).status, 204)
  assert.deepEqual(await school.membersOf(teacher, classId), [])
  assert.equal((await server.call('GET', result, { token: teacher })).status, 404)
  assert.equal((await server.call('GET', result, { token: asha })).status, 200)
  assert.equal((await remove(teacher, classId, id)).status, 404)
})

test('leaving and joining again makes a second enrolment with its own dates', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const asha = await student()
  const stored = await rowsOf(server.db, 'enrolments')
  await school.join(asha, code)
  assert.equal((await leave(asha, classId)).status, 204)
  assert.equal((await leave(asha, classId)).status, 404)
  assert.deepEqual(await school.ask('GET', '/api/classes/joined', asha), [])
  await school.join(asha, code)
  assert.equal(await rowsOf(server.db, 'enrolments'), stored + 1, 'at the same instant: the same enrolment')
  await leave(asha, classId)
  server.setTime('2026-11-22T20:00:00.000Z')
  await school.join(asha, code)
  assert.equal(await rowsOf(server.db, 'enrolments'), stored + 2)
  const [member] = await school.membersOf(teacher, classId)
  assert.equal(member?.enrolledOn, '2026-11-23', 'half past one at night in India')
  server.setTime('2026-11-21T06:00:00.000Z')
  assert.equal((await leave(asha, classId)).status, 204, 'a clock that was set back keeps nobody in')
})

test('a class that a student does not attend cannot be left', async () => {
  const { classId, code } = await school.create(await server.signUp('teacher'))
  const dev = await student()
  await school.join(dev, code)
  assert.equal((await leave(await student(), classId)).status, 404)
  assert.equal((await school.ask<unknown[]>('GET', '/api/classes/joined', dev)).length, 1)
})

test('a class has at most three hundred students, even when two join at once', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  await run(
    'manyStudents',
    `WITH made AS (
      INSERT INTO users (id, issuer, subject, name, email, role)
      SELECT gen_random_uuid(), 'test', $1 || n, 'Student', 'student@mail.example', 'student'
      FROM generate_series(1, 299) AS n RETURNING id, subject)
    INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at)
    SELECT $1::uuid, id, substr(subject, 37), '2026-11-21' FROM made`,
    { classId },
  )
  const [asha, dev] = [await student(), await student()]
  const replies = await Promise.all([school.tryJoin(asha, code), school.tryJoin(dev, code)])
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409])
  assert.equal((await school.membersOf(teacher, classId)).at(-1)?.rollNo, '300')
})

test('a student attends at most twenty classes, even when eight are joined at once', async () => {
  const asha = await student()
  await run(
    'manyPlaces',
    `WITH made AS (
      INSERT INTO classes (id, teacher_id, name, code, created_at)
      SELECT gen_random_uuid(), $1, 'Class ' || n, 'place-' || n, '2026-11-01' FROM generate_series(1, 19) AS n
      RETURNING id)
    INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at)
    SELECT id, $2, '01', '2026-11-02' FROM made`,
    { teacherId: await school.idOf(await server.signUp('teacher')), studentId: await school.idOf(asha) },
  )
  const teacher = await server.signUp('teacher')
  const classes = await Promise.all(Array.from({ length: 8 }, () => school.create(teacher)))
  const replies = await Promise.all(classes.map(({ code }) => school.tryJoin(asha, code)))
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)])
  assert.equal((await school.ask<unknown[]>('GET', '/api/classes/joined', asha)).length, 20)
})
