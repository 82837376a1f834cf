import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { fillClassroom, type Person, practise, signUpPerson } from '#testing/fill-classroom.ts'
import { addClass, dismiss, employ, endEnrolment, enrol } from '#testing/roster.ts'
import { showSample } from '#testing/sample.ts'
import { dataOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const monday = '2026-11-16T06:00:00.000Z'
const tuesday = '2026-11-17T06:00:00.000Z'
const wednesday = '2026-11-18T06:00:00.000Z'

type Role = 'teacher' | 'institute'
async function badgesOf(role: Role, { token }: Person): Promise<TeacherProfile['badges']> {
  const { status, body } = await server.call('GET', `/api/profiles/${role}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<TeacherProfile | InstituteProfile>(body).badges
}
const standing = async (role: Role, person: Person, wanted: string): Promise<unknown[]> => {
  const badge = (await badgesOf(role, person)).find(({ key }) => key === wanted)
  return [badge?.status, badge?.progress, badge?.earnedDate]
}

const insert = (name: string, text: string, values: Record<string, unknown>): Promise<number> =>
  server.db.run({ name: `test.${name}`, text, parameters: Object.keys(values) }, values)

/** As many pupils join the class, one each minute after `from`. */
async function fill(classId: string, count: number, from: string, instituteId?: string): Promise<void> {
  const values = { classId, count, from, instituteId: instituteId ?? null }
  await insert(
    'fill',
    `WITH people AS (
      INSERT INTO users (id, issuer, subject, name, email, role)
      SELECT gen_random_uuid(), 'test', $1::text || n, 'Pupil ' || n, $1::text || n || '@vikalp.example', 'student'
      FROM generate_series(1, $2::int) AS n
      RETURNING id
    ), aged AS (
      INSERT INTO ages (user_id, answered_at, shares_from, shares_until)
      SELECT id, now(), '-infinity', 'infinity' FROM people
    )
    INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id)
    SELECT $1::uuid, id, row_number() OVER (), $3::timestamptz + row_number() OVER () * interval '1 minute', $4::uuid
    FROM people`,
    values,
  )
}

test('a badge that rests on an average has the day on which it was first seen, and stays when it falls', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Anil Bose')
  const house = await signUpPerson(server, 'institute', 'Bose Academy')
  await employ(server.db, house.id, teacher.id)
  const pupil = await signUpPerson(server, 'student', 'Only Pupil')
  const classId = await addClass(server.db, teacher.id)
  await enrol(server.db, classId, pupil.id)
  await practise(server, pupil, monday, 9)
  for (const [role, person] of [
    ['teacher', teacher],
    ['institute', house],
  ] as const) {
    server.setTime(tuesday)
    const twice = await Promise.all([badgesOf(role, person), badgesOf(role, person)])
    assert.deepEqual(twice[0], twice[1], 'of two who read at once both see the same day')
    assert.deepEqual(await standing(role, person, 'high-standard'), ['earned', 85, tuesday])
    server.setTime(wednesday)
    assert.deepEqual(await standing(role, person, 'high-standard'), ['earned', 85, tuesday])
  }
  await practise(server, pupil, wednesday, 0)
  for (const [role, person] of [
    ['teacher', teacher],
    ['institute', house],
  ] as const) {
    assert.deepEqual(await standing(role, person, 'high-standard'), ['earned', 85, tuesday])
    assert.deepEqual(await standing(role, person, 'no-one-behind'), ['earned', 1, tuesday])
  }
  await endEnrolment(server.db, classId, pupil.id)
  assert.deepEqual(await standing('teacher', teacher, 'high-standard'), ['earned', 85, tuesday])
})

test('Guiding Star has the day on which the hundredth student joined', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Hundred Teacher')
  const first = await addClass(server.db, teacher.id)
  const second = await addClass(server.db, teacher.id, 'Evening')
  const third = await addClass(server.db, teacher.id, 'JEE')
  await fill(first, 99, '2026-10-01T00:00:00Z')
  server.setTime(tuesday)
  assert.deepEqual(await standing('teacher', teacher, 'guiding-star'), ['progress', 99, null])
  await insert(
    'again',
    `INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at)
    SELECT $1::uuid, student_id, roll_no, '2026-10-02T00:00:00Z' FROM enrolments WHERE class_id = $2::uuid`,
    { second, first },
  )
  assert.deepEqual(await standing('teacher', teacher, 'guiding-star'), ['progress', 99, null])
  await fill(third, 5, '2026-11-01T00:00:00Z')
  assert.deepEqual(await standing('teacher', teacher, 'guiding-star'), [
    'earned',
    100,
    '2026-11-01T00:01:00.000Z',
  ])
})

test('an institute counts a student from the day on which the class or its teacher came', async () => {
  const house = await signUpPerson(server, 'institute', 'Large Academy')
  const old = await signUpPerson(server, 'teacher', 'Old Teacher')
  await employ(server.db, house.id, old.id)
  await fill(await addClass(server.db, old.id), 490, '2026-09-01T00:00:00Z', house.id)
  const late = await signUpPerson(server, 'teacher', 'Late Teacher')
  await fill(await addClass(server.db, late.id), 20, '2026-08-01T00:00:00Z', house.id)
  const values = { house: house.id, late: late.id, joined: '2026-11-10T05:00:00Z' }
  await insert('late', 'INSERT INTO staff (institute_id, teacher_id, joined_at) VALUES ($1, $2, $3)', values)
  server.setTime(tuesday)
  const earned = ['earned', 500, '2026-11-10T05:00:00.000Z']
  assert.deepEqual(await standing('institute', house, 'five-hundred-strong'), earned)
  await dismiss(server.db, late.id)
  assert.deepEqual(await standing('institute', house, 'five-hundred-strong'), earned)
})

test('Growing Team has the day on which the tenth teacher joined', async () => {
  const house = await signUpPerson(server, 'institute', 'Growing Academy')
  await insert(
    'team',
    `WITH people AS (
      INSERT INTO users (id, issuer, subject, name, email, role)
      SELECT gen_random_uuid(), 'test', 'team' || n, 'Teacher ' || n, 'team' || n || '@vikalp.example', 'teacher'
      FROM generate_series(1, 12) AS n
      RETURNING id
    )
    INSERT INTO staff (teacher_id, institute_id, joined_at)
    SELECT id, $1::uuid, '2026-10-01T00:00:00Z'::timestamptz + row_number() OVER () * interval '1 day' FROM people`,
    { house: house.id },
  )
  assert.deepEqual(await standing('institute', house, 'growing-team'), [
    'earned',
    10,
    '2026-10-11T00:00:00.000Z',
  ])
})

test('what another role has earned does not count after the role has changed', async () => {
  const person = await signUpPerson(server, 'teacher', 'Two Roles')
  const pupil = await signUpPerson(server, 'student', 'Good Pupil')
  await enrol(server.db, await addClass(server.db, person.id), pupil.id)
  await practise(server, pupil, monday, 10)
  server.setTime(tuesday)
  assert.deepEqual(await standing('teacher', person, 'high-standard'), ['earned', 85, tuesday])
  await insert('role', "UPDATE users SET role = 'institute' WHERE id = $1", { id: person.id })
  assert.deepEqual(await standing('institute', person, 'high-standard'), ['locked', 0, null])
})

test('who reads the sample leaves it as it is; a demo account keeps its badges, and nobody else’s', async () => {
  const { meera } = await fillClassroom(server, 'demo')
  await showSample(server, { teacher: meera.id })
  const [kept, keptInPublic] = [
    await rowsOf(server.databases.sample, 'earned_badges'),
    await rowsOf(server.db, 'earned_badges'),
  ]
  const stranger = await signUpPerson(server, 'student', 'Real Stranger')
  assert.equal((await standing('teacher', stranger, 'first-class'))[0], 'earned')
  assert.equal(await rowsOf(server.databases.sample, 'earned_badges'), kept)
  assert.deepEqual(await standing('teacher', meera, 'first-class'), ['earned', 1, '2026-01-01T00:00:00.000Z'])
  assert.equal(await rowsOf(server.databases.demo, 'earned_badges'), 1)
  assert.equal(await rowsOf(server.db, 'earned_badges'), keptInPublic)
})

test('with a person go the badges', async () => {
  const teacher = await signUpPerson(server, 'teacher', 'Brief Teacher')
  await addClass(server.db, teacher.id)
  const before = await rowsOf(server.db, 'earned_badges')
  await standing('teacher', teacher, 'first-class')
  assert.equal(await rowsOf(server.db, 'earned_badges'), before + 1)
  await insert('erase', 'DELETE FROM users WHERE id = $1', { id: teacher.id })
  assert.equal(await rowsOf(server.db, 'earned_badges'), before)
})
