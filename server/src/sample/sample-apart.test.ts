import assert from 'node:assert/strict'
import test from 'node:test'
import type { JoinedClass } from '@vikalp/contract/classes'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { openConnection } from '#platform/db.ts'
import { allMigrations, applyMigration, migrate, migrationsTable } from '#platform/migrate.ts'
import { tenants } from '#platform/tenants.ts'
import { storedTables, testApp } from '#testing/test-app.ts'

const ids = {
  asha: '00000000-0000-4000-8000-000000000001',
  meera: '00000000-0000-4000-8000-000000000002',
  school: '00000000-0000-4000-8000-000000000003',
  demoStudent: '5a5a0001-0000-8000-8000-000000000001',
  demoTeacher: '5a5a0001-0000-8000-8000-000000000002',
  demoSchool: '5a5a0001-0000-8000-8000-000000000003',
  realClass: '00000000-0000-4000-8000-000000000011',
  demoClass: '5a5a0002-0000-8000-8000-000000000001',
  // A class of the demo teacher, but made by a visitor.
  visitorsClass: '00000000-0000-4000-8000-000000000012',
}

// Asha, a pupil of Meera, has joined two classes of the demo teacher; Meera has joined the demo institute. The demo
// student has joined Meera's class, where the register of one day has nobody else.
const data = `
  INSERT INTO users (id, issuer, subject, name, email, role, is_sample, created_at)
  SELECT id::uuid, 'vikalp', email, name, email, role, is_sample, '2026-01-01' FROM (VALUES
    ('${ids.asha}', 'Asha', 'asha@mail.example', 'student', false),
    ('${ids.meera}', 'Meera', 'meera@mail.example', 'teacher', false),
    ('${ids.school}', 'School', 'school@mail.example', 'institute', false),
    ('${ids.demoStudent}', 'Aarav Shah', 'student@vikalp.example', 'student', true),
    ('${ids.demoTeacher}', 'Meera Trivedi', 'teacher@vikalp.example', 'teacher', true),
    ('${ids.demoSchool}', 'Sardar Vidya Institute', 'institute@vikalp.example', 'institute', true)
  ) AS person (id, name, email, role, is_sample);
  INSERT INTO students (user_id, phone, is_sample)
  VALUES ('${ids.asha}', '+919825012345', false), ('${ids.demoStudent}', '+919000000001', true);
  INSERT INTO staff (teacher_id, institute_id, joined_at)
  VALUES ('${ids.meera}', '${ids.demoSchool}', '2026-02-01'), ('${ids.demoTeacher}', '${ids.demoSchool}', '2026-02-01');
  INSERT INTO classes (id, teacher_id, name, code, created_at, is_sample)
  VALUES ('${ids.realClass}', '${ids.meera}', 'Evening', 'AAAAAAAA', '2026-02-01', false),
    ('${ids.demoClass}', '${ids.demoTeacher}', 'Class 11 Science', 'BBBBBBBB', '2026-02-01', true),
    ('${ids.visitorsClass}', '${ids.demoTeacher}', 'Rude', 'CCCCCCCC', '2026-02-01', false);
  INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, is_sample)
  VALUES ('${ids.realClass}', '${ids.asha}', '1', '2026-02-02', false),
    ('${ids.realClass}', '${ids.demoStudent}', '2', '2026-02-02', false),
    ('${ids.demoClass}', '${ids.demoStudent}', '1', '2026-02-02', true),
    ('${ids.demoClass}', '${ids.asha}', '2', '2026-02-02', false),
    ('${ids.visitorsClass}', '${ids.asha}', '1', '2026-02-02', false);
  INSERT INTO register_days (class_id, day, taken_at, marks, present)
  VALUES ('${ids.realClass}', '2026-03-02', '2026-03-02', 2, 1), ('${ids.realClass}', '2026-03-03', '2026-03-03', 1, 1),
    ('${ids.demoClass}', '2026-03-02', '2026-03-02', 2, 2);
  INSERT INTO register_marks (class_id, day, student_id, is_present)
  VALUES ('${ids.realClass}', '2026-03-02', '${ids.asha}', true),
    ('${ids.realClass}', '2026-03-02', '${ids.demoStudent}', false),
    ('${ids.realClass}', '2026-03-03', '${ids.demoStudent}', true),
    ('${ids.demoClass}', '2026-03-02', '${ids.asha}', true),
    ('${ids.demoClass}', '2026-03-02', '${ids.demoStudent}', true);
  INSERT INTO activities (id, institute_id, type, title, description, day, created_at, is_sample)
  SELECT gen_random_uuid(), id, 'test', name, '', '2026-03-01', '2026-03-01', is_sample
  FROM users WHERE role = 'institute';
  INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, seconds, started_at,
    finished_at, submitted_at, duration_seconds, correct, incorrect)
  SELECT gen_random_uuid(), id, 'NEET', 'Physics', '{kinematics}', '{kin-0001,kin-0002}', 'AB', 'AC', '{30,45}',
    '2026-03-01 10:00Z', '2026-03-01 10:05Z', '2026-03-01 10:05Z', 75, 1, 1
  FROM users WHERE role = 'student';
  INSERT INTO student_totals SELECT student_id, 1, 0, 5000, finished_at, id FROM attempts;
  INSERT INTO suggestions (id, question_id, author_id, text)
  SELECT gen_random_uuid(), 'kin-0001', id, 'By ' || name FROM users WHERE role = 'student';
  INSERT INTO suggestion_vibes SELECT suggestions.id, users.id FROM suggestions, users WHERE role = 'teacher';
  INSERT INTO contact_readings (id, reader_id, student_id, read_at)
  SELECT gen_random_uuid(), readers.id, students.id, '2026-03-01'
  FROM users AS readers, users AS students WHERE readers.role = 'teacher' AND students.role = 'student';
`

test('a data folder of the previous version loses the sample and keeps every real row', async (t) => {
  const server = await testApp()
  const client = await openConnection(server.databaseUrl)
  t.after(async () => {
    await client.end()
    await server.close()
  })
  // As the previous version left it: one schema, with the sample's people among the others.
  for (const tenant of tenants) await client.query(`DROP SCHEMA ${tenant} CASCADE`)
  await client.query('CREATE SCHEMA public')
  await client.query(migrationsTable)
  for (const file of allMigrations().filter((name) => name < '0006')) await applyMigration(client, file)
  await client.query(data)

  assert.ok((await migrate(server.databaseUrl)).includes('0006_sample_apart.sql'))
  const count = async (table: string): Promise<number> =>
    Number((await client.query(`SELECT count(*) AS rows FROM public.${table}`)).rows[0].rows)
  const counts = await Promise.all(storedTables.map(async (table) => [table, await count(table)] as const))
  assert.deepEqual(Object.fromEntries(counts.filter(([, rows]) => rows > 0)), {
    users: 3,
    attempts: 1,
    suggestions: 1,
    suggestion_vibes: 1,
    classes: 1,
    enrolments: 1,
    register_days: 1,
    register_marks: 1,
    activities: 1,
    students: 1,
    ages: 1,
    learners: 1, // from her quiz, to be made anew
    contact_readings: 2, // of Asha: by Meera, and by the demo teacher, who is gone
  })
  const { rows } = await client.query('SELECT marks, present FROM public.register_days')
  assert.deepEqual(rows, [{ marks: 1, present: 1 }])

  const as = async (id: string) => server.as(await server.tokenOf(id))
  const asha = await as(ids.asha)
  assert.deepEqual(
    (await asha<JoinedClass[]>('GET', '/api/classes/joined')).map(({ name, institute }) => [name, institute]),
    [['Evening', null]],
  )
  const meera = await as(ids.meera)
  const profile = await meera<TeacherProfile>('GET', '/api/profiles/teacher')
  assert.deepEqual([profile.institute, profile.stats.totalStudents], [null, 1])
  assert.equal(
    (await server.call('GET', '/api/accounts/me', { token: await server.tokenOf(ids.demoTeacher) })).status,
    401,
  )
})
