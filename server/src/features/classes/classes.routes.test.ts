import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Code, classesContract, type TaughtClass } from '@vikalp/contract/classes'
import type { Endpoint } from '@vikalp/contract/endpoint'
import { classroom } from '#testing/classroom.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { insertClass, saveCode } from './classes.store.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

const taught = (teacher: string): Promise<TaughtClass[]> => school.ask('GET', '/api/classes', teacher)
const end = (teacher: string, classId: string) =>
  server.call('DELETE', `/api/classes/${classId}`, { token: teacher })

test('a class is made with a name and a code, and listed by name', async () => {
  const teacher = await server.signUp('teacher')
  const second = await school.create(teacher, '  class 12 Science ')
  const first = await school.create(teacher, 'Class 11 Science')
  assert.deepEqual(second, {
    classId: second.classId,
    name: 'class 12 Science',
    code: Code.parse(second.code),
    students: 0,
    waiting: 0,
    startedOn: '2026-11-21',
    lastRegister: null,
  })
  await school.join(await server.signUp('student'), first.code)
  assert.deepEqual(await taught(teacher), [{ ...first, students: 1 }, second])
})

test('a teacher does not see the classes of another', async () => {
  await school.create(await server.signUp('teacher'))
  assert.deepEqual(await taught(await server.signUp('teacher')), [])
})

const badNames: [string, unknown][] = [
  ['no name', {}],
  ['a blank name', { name: '   ' }],
  ['a name that nobody can see', { name: '\u200b\u2060\u3164' }],
  ['a name of 61 characters', { name: 'x'.repeat(61) }],
  ['a name with a null character', { name: 'Class \u0000' }],
]
for (const [name, body] of badNames)
  test(`${name} is rejected and no class is stored`, async () => {
    const token = await server.signUp('teacher')
    const stored = await rowsOf(server.db, 'classes')
    const reply = await server.call('POST', '/api/classes', { token, body })
    assert.deepEqual([reply.status, Object.keys(errorOf(reply.body).fields ?? {})], [400, ['name']])
    assert.equal(await rowsOf(server.db, 'classes'), stored)
  })

test('a class is renamed', async () => {
  const teacher = await server.signUp('teacher')
  const { classId } = await school.create(teacher)
  await school.ask('PUT', `/api/classes/${classId}`, teacher, { name: 'NEET Preparation' })
  assert.deepEqual(
    (await taught(teacher)).map(({ name }) => name),
    ['NEET Preparation'],
  )
})

test('a new code replaces the old one', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code: old } = await school.create(teacher)
  const { code } = await school.ask<{ code: string }>('POST', `/api/classes/${classId}/code`, teacher)
  assert.notEqual(code, old)
  const student = await server.signUp('student')
  const { status, body } = await school.tryJoin(student, old)
  assert.deepEqual([status, errorOf(body).message], [404, 'No class has this code'])
  assert.equal((await school.join(student, code)).classId, classId)
})

test('a code of another class is not used again', async () => {
  const teacher = await server.signUp('teacher')
  const [one, two] = [await school.create(teacher), await school.create(teacher)]
  const twin = { classId: '0197f3c2-1111-7abc-8def-000000000001', teacherId: await school.idOf(teacher) }
  const createdAt = new Date('2026-11-21T06:00:00.000Z')
  assert.equal(await insertClass(server.db, { ...twin, name: 'Twin', code: one.code, createdAt }), false)
  assert.equal(await saveCode(server.db, { classId: two.classId, code: one.code }), false)
})

test('an ended class is gone for everybody: from the list, by its code, with its students and results', async () => {
  const teacher = await server.signUp('teacher')
  const student = await server.signUp('student')
  const { classId, code } = await school.create(teacher)
  await school.join(student, code)
  const attempt = `/api/quiz/result/${await school.practise(student)}`
  assert.equal((await server.call('GET', attempt, { token: teacher })).status, 200)

  assert.equal((await end(teacher, classId)).status, 204)
  assert.deepEqual(await taught(teacher), [])
  assert.deepEqual(await school.ask('GET', '/api/classes/joined', student), [])
  assert.equal((await school.tryJoin(await server.signUp('student'), code)).status, 404)
  assert.equal((await server.call('GET', `/api/classes/${classId}/students`, { token: teacher })).status, 404)
  assert.equal((await server.call('GET', attempt, { token: teacher })).status, 404)
  assert.equal((await end(teacher, classId)).status, 404)
})

test('a student who joins while the class ends does not stay in it', async () => {
  for (let i = 0; i < 10; i++) {
    const teacher = await server.signUp('teacher')
    const students = await Promise.all([1, 2, 3].map(() => server.signUp('student')))
    const { classId, code } = await school.create(teacher)
    await Promise.all([...students.map((student) => school.tryJoin(student, code)), end(teacher, classId)])
    assert.equal(await presentRows(classId), 0)
  }
})

const presentRows = (classId: string): Promise<number> =>
  server.db.run(
    {
      name: 'test.present',
      text: 'SELECT FROM enrolments WHERE class_id = $1 AND ended_at IS NULL',
      parameters: ['classId'],
    },
    { classId },
  )

test('a teacher has at most fifty current classes, even when two are made at once', async () => {
  const teacher = await server.signUp('teacher')
  await server.db.run(
    {
      name: 'test.manyClasses',
      text: `INSERT INTO classes (id, teacher_id, name, code, created_at)
        SELECT gen_random_uuid(), $1, 'Class ' || n, 'many-' || n, '2026-11-01' FROM generate_series(1, 49) AS n`,
      parameters: ['teacherId'],
    },
    { teacherId: await school.idOf(teacher) },
  )
  const make = () => server.call('POST', '/api/classes', { token: teacher, body: { name: 'One more' } })
  const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [201, 409, 409])
  const [any] = await taught(teacher)
  await end(teacher, any?.classId ?? '')
  assert.equal((await make()).status, 201)
})

test('other teachers, students and institutes neither see nor change anything of a class', async () => {
  const teacher = await server.signUp('teacher')
  const member = await server.signUp('student')
  const made = await school.create(teacher)
  await school.join(member, made.code)
  const ids = { classId: made.classId, userId: await school.idOf(member), day: '2026-11-21' }
  const body = { name: 'Taken over', rollNo: '99', absent: [ids.userId] }
  const endpoints: Endpoint[] = Object.values(classesContract)
  const ofClass = endpoints.filter(({ access }) => access === 'manageClass')
  assert.equal(ofClass.length, 8)

  const callers: [string, number][] = [
    [await server.signUp('teacher'), 404],
    [member, 403],
    [await server.signUp('institute'), 403],
  ]
  for (const [token, expected] of callers)
    for (const { method, path } of ofClass) {
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])
      const options = method === 'PUT' ? { token, body } : { token }
      assert.equal((await server.call(method, url, options)).status, expected, `${method} ${url}`)
    }
  assert.deepEqual(await taught(teacher), [{ ...made, students: 1 }])
  const [still] = await school.membersOf(teacher, made.classId)
  assert.deepEqual([still?.userId, still?.rollNo], [ids.userId, '01'])
})

test('teachers and institutes join no class, students and institutes make none', async () => {
  const { classId, code } = await school.create(await server.signUp('teacher'))
  for (const role of ['teacher', 'institute'] as const) {
    const token = await server.signUp(role)
    assert.equal((await school.tryJoin(token, code)).status, 403)
    assert.equal((await server.call('GET', '/api/classes/joined', { token })).status, 403)
    const left = await server.call('DELETE', `/api/classes/${classId}/membership`, { token })
    assert.equal(left.status, 403)
  }
  for (const role of ['student', 'institute'] as const) {
    const token = await server.signUp(role)
    assert.equal((await server.call('GET', '/api/classes', { token })).status, 403)
    const made = await server.call('POST', '/api/classes', { token, body: { name: 'Mine' } })
    assert.equal(made.status, 403)
  }
})

test('the list says when attendance was last taken', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  await school.join(await server.signUp('student'), code)
  const { status, body } = await server.call('PUT', `/api/classes/${classId}/register/2026-11-21`, {
    token: teacher,
    body: { absent: [] },
  })
  assert.equal(status, 200)
  assert.equal(dataOf<{ taken: boolean }>(body).taken, true)
  assert.equal((await taught(teacher))[0]?.lastRegister, '2026-11-21')
})
