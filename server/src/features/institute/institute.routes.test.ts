import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Code } from '@vikalp/contract/classes'
import type { StaffMember } from '@vikalp/contract/institute'
import { classroom } from '#testing/classroom.ts'
import { waitsForRow } from '#testing/database/lock-waits.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { insertCode, replaceCode } from './invitations.store.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

type Invitation = { code: string }

const invitationOf = async (institute: string): Promise<string> =>
  (await school.ask<Invitation>('GET', '/api/institutes/invitation', institute)).code
const tryJoin = (token: string, code: string) =>
  server.call('POST', '/api/institutes/join', { token, body: { code } })
const staffOf = (institute: string): Promise<StaffMember[]> =>
  school.ask('GET', '/api/institutes/teachers', institute)
const leave = (token: string) => server.call('DELETE', '/api/institutes/membership', { token })
const dismiss = (token: string, userId: string) =>
  server.call('DELETE', `/api/institutes/teachers/${userId}`, { token })

test('an institute gets one invitation code at the first request, even when many come at once', async () => {
  const institute = await server.signUp('institute')
  const codes = await Promise.all(Array.from({ length: 5 }, () => invitationOf(institute)))
  codes.push(await invitationOf(institute))
  assert.deepEqual([new Set(codes).size, Code.parse(codes[0])], [1, codes[0]])
  assert.notEqual(await invitationOf(await server.signUp('institute')), codes[0])
})

test('a new invitation replaces the old one', async () => {
  const institute = await server.signUp('institute', 'Sardar Vidya Institute')
  const old = await invitationOf(institute)
  const { code } = await school.ask<Invitation>('POST', '/api/institutes/invitation', institute)
  assert.equal(await invitationOf(institute), code)
  const teacher = await server.signUp('teacher')
  const refused = await tryJoin(teacher, old)
  assert.deepEqual([refused.status, errorOf(refused.body).message], [404, 'No institute has this code'])
  assert.deepEqual(dataOf((await tryJoin(teacher, code)).body), { institute: 'Sardar Vidya Institute' })
})

test('an institute may ask for a new invitation before it has one', async () => {
  const institute = await server.signUp('institute')
  const { code } = await school.ask<Invitation>('POST', '/api/institutes/invitation', institute)
  assert.equal(await invitationOf(institute), code)
})

test('a code of another institute is not used again', async () => {
  const code = await invitationOf(await server.signUp('institute'))
  const other = await server.signUp('institute')
  const before = await invitationOf(other)
  assert.equal(await replaceCode(server.db, { instituteId: await school.idOf(other), code }), false)
  assert.equal(await invitationOf(other), before)
})

test('a first code that another institute has, or that came second, is not stored', async () => {
  const [one, other] = [await server.signUp('institute'), await server.signUp('institute')]
  const code = await invitationOf(one)
  assert.equal(await insertCode(server.db, { instituteId: await school.idOf(other), code }), 0)
  assert.equal(await insertCode(server.db, { instituteId: await school.idOf(one), code: 'ZZZZ9999' }), 0)
  assert.equal(await invitationOf(one), code)
})

test('the staff list has each teacher with subject, current classes and the day of joining', async () => {
  const institute = await server.signUp('institute')
  const code = await invitationOf(institute)
  const [ravi, meera] = [
    await server.signUp('teacher', 'Ravi Desai'),
    await server.signUp('teacher', 'meera T.'),
  ]
  assert.deepEqual(await staffOf(institute), [])
  for (const token of [ravi, meera]) assert.equal((await tryJoin(token, code)).status, 200)
  const [one] = [await school.create(meera), await school.create(meera)]
  await school.create(meera)
  await server.call('DELETE', `/api/classes/${one.classId}`, { token: meera })
  const meeraId = await school.idOf(meera)
  await server.db.run(
    {
      name: 'test.teaches',
      text: `INSERT INTO teachers (user_id, subject) VALUES ($1, 'Physics')`,
      parameters: ['id'],
    },
    { id: meeraId },
  )
  const joined = { joinedOn: '2026-11-21', confirmed: false }
  assert.deepEqual(
    (await staffOf(institute)).map(({ email, userId, ...row }) => [
      userId,
      email?.startsWith('person-'),
      row,
    ]),
    [
      [meeraId, true, { name: 'meera T.', subject: 'Physics', classes: 2, ...joined }],
      [await school.idOf(ravi), true, { name: 'Ravi Desai', subject: null, classes: 0, ...joined }],
    ],
  )
})

test('joining another institute leaves the current one; joining the same again changes nothing', async () => {
  const [old, young] = [await server.signUp('institute'), await server.signUp('institute')]
  const [oldCode, youngCode] = [await invitationOf(old), await invitationOf(young)]
  const teacher = await server.signUp('teacher')
  await tryJoin(teacher, oldCode)
  const stored = await rowsOf(server.db, 'staff')
  await tryJoin(teacher, oldCode)
  assert.equal(await rowsOf(server.db, 'staff'), stored)
  await tryJoin(teacher, youngCode)
  assert.deepEqual([(await staffOf(old)).length, (await staffOf(young)).length], [0, 1])
  await tryJoin(teacher, oldCode)
  assert.deepEqual([(await staffOf(old)).length, (await staffOf(young)).length], [1, 0])
})

test('a teacher who joins two institutes at once belongs to one', async () => {
  const institutes = await Promise.all([1, 2].map(() => server.signUp('institute')))
  const codes = await Promise.all(institutes.map(invitationOf))
  const teacher = await server.signUp('teacher')
  const replies = await Promise.all([...codes, ...codes].map((code) => tryJoin(teacher, code)))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  const staff = await Promise.all(institutes.map(staffOf))
  assert.equal(staff.flat().length, 1)
})

test('a join waits for other joins of the same teacher and of the same institute', async () => {
  const institute = await server.signUp('institute')
  const code = await invitationOf(institute)
  const teacher = await server.signUp('teacher')
  for (const token of [teacher, institute])
    assert.ok(await waitsForRow(server.db, 'users', await school.idOf(token), () => tryJoin(teacher, code)))
  assert.equal((await staffOf(institute)).length, 1)
})

test('an institute has at most 300 teachers; its own may join again', async () => {
  const institute = await server.signUp('institute')
  const code = await invitationOf(institute)
  await server.db.run(
    {
      name: 'test.colleagues',
      text: `WITH colleagues AS (
        INSERT INTO users (id, issuer, subject, name, email, role)
        SELECT gen_random_uuid(), 'test', n::text, 'Colleague', n || '@mail.example', 'teacher'
        FROM generate_series(1, 299) AS n RETURNING id)
      INSERT INTO staff (teacher_id, institute_id, joined_at) SELECT id, $1::uuid, now() FROM colleagues`,
      parameters: ['id'],
    },
    { id: await school.idOf(institute) },
  )
  const [one, other] = [await server.signUp('teacher'), await server.signUp('teacher')]
  const replies = await Promise.all([tryJoin(one, code), tryJoin(other, code)])
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409])
  const inside = replies[0]?.status === 200 ? one : other
  assert.equal((await tryJoin(inside, code)).status, 200)
  assert.equal((await staffOf(institute)).length, 300)
})

test('an institute sees the results of its students until the teacher is dismissed or leaves', async () => {
  const institute = await server.signUp('institute')
  const teacher = await server.signUp('teacher')
  const student = await server.signUp('student')
  await school.join(student, (await school.create(teacher)).code)
  const result = `/api/quiz/result/${await school.practise(student)}`
  const sees = async (): Promise<number> => (await server.call('GET', result, { token: institute })).status
  assert.equal(await sees(), 404)
  const code = await invitationOf(institute)
  await tryJoin(teacher, code)
  assert.equal(await sees(), 404, 'the student has not agreed to this institute')
  const [{ classId } = { classId: '' }] = await school.joinedBy(student)
  const agreed = { instituteId: await school.idOf(institute) }
  await school.ask('PUT', `/api/classes/${classId}/membership`, student, agreed)
  assert.equal(await sees(), 200)
  const id = await school.idOf(teacher)
  assert.equal((await dismiss(institute, id)).status, 204)
  assert.equal(await sees(), 404)
  assert.equal((await dismiss(institute, id)).status, 404)
  const refused = await tryJoin(teacher, code)
  assert.deepEqual(
    [refused.status, errorOf(refused.body).message],
    [403, 'This institute has ended your membership: ask it for a new code'],
  )
  assert.deepEqual(await staffOf(institute), [])
  const renewed = await school.ask<Invitation>('POST', '/api/institutes/invitation', institute)
  await tryJoin(teacher, renewed.code)
  assert.equal(await sees(), 200)
  assert.equal((await leave(teacher)).status, 204)
  assert.equal(await sees(), 404)
  assert.equal((await leave(teacher)).status, 404)
  assert.deepEqual(await staffOf(institute), [])
})

test('an institute cannot dismiss a teacher of another', async () => {
  const institute = await server.signUp('institute')
  const teacher = await server.signUp('teacher')
  await tryJoin(teacher, await invitationOf(institute))
  assert.equal((await dismiss(await server.signUp('institute'), await school.idOf(teacher))).status, 404)
  assert.equal((await staffOf(institute)).length, 1)
})

test('each role has its own part of an institute', async () => {
  const code = await invitationOf(await server.signUp('institute'))
  const stored = await rowsOf(server.db, 'staff')
  for (const role of ['student', 'institute'] as const) {
    const token = await server.signUp(role)
    assert.equal((await tryJoin(token, code)).status, 403)
    assert.equal((await leave(token)).status, 403)
  }
  for (const role of ['student', 'teacher'] as const) {
    const token = await server.signUp(role)
    for (const [method, path] of [
      ['GET', 'invitation'],
      ['POST', 'invitation'],
      ['GET', 'teachers'],
      ['POST', 'activities'],
    ] as const) {
      const activity = { type: 'test', title: 'A', description: 'B', date: '2026-11-21', score: null }
      const options = path === 'activities' ? { token, body: activity } : { token }
      assert.equal((await server.call(method, `/api/institutes/${path}`, options)).status, 403, path)
    }
    assert.equal((await dismiss(token, await school.idOf(token))).status, 403)
  }
  assert.equal(await rowsOf(server.db, 'staff'), stored)
})

test('an invalid invitation code is rejected', async () => {
  const teacher = await server.signUp('teacher')
  for (const code of ['', 'ABCDEFG', 'ABCDEFG0', 5, null]) {
    const reply = await server.call('POST', '/api/institutes/join', { token: teacher, body: { code } })
    assert.deepEqual([reply.status, Object.keys(errorOf(reply.body).fields ?? {})], [400, ['code']])
  }
})
