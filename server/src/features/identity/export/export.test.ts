import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { DataFile } from '@vikalp/contract/accounts/data-file'
import { strFromU8, unzipSync } from 'fflate'
import { type Person, practise, signUpPerson } from '#testing/fill-classroom.ts'
import { addClass, employ, enrol } from '#testing/roster.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { sections } from './sections.ts'

let server: TestApp
let asha: Person
let meera: Person
let north: Person
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  asha = await signUpPerson(server, 'student', 'Asha <b>Patel</b>')
  meera = await signUpPerson(server, 'teacher', 'Meera "M" Trivedi')
  north = await signUpPerson(server, 'institute', 'North & Co')
  const science = await addClass(server.db, meera.id, 'Class 11 <Science>')
  await employ(server.db, north.id, meera.id)
  await enrol(server.db, science, asha.id, 'S-07')
  await practise(server, asha, '2026-11-16T06:00:00.000Z', 9)
  await practise(server, asha, '2026-11-17T06:00:00.000Z', 5, true)
  await fill(science)
})
after(() => server.close())

/** A row of every other table that is about one of the three. */
async function fill(classId: string): Promise<void> {
  const ids = `'${asha.id}', '${meera.id}', '${north.id}', '${classId}'`
  const text = `
    CREATE TEMP TABLE who AS SELECT * FROM (VALUES (${ids})) AS v (student, teacher, institute, class);
    ALTER TABLE who ALTER student TYPE uuid USING student::uuid, ALTER teacher TYPE uuid USING teacher::uuid,
      ALTER institute TYPE uuid USING institute::uuid, ALTER class TYPE uuid USING class::uuid;
    INSERT INTO devices SELECT gen_random_uuid(), student, 'Firefox', 'Android', now(), now() FROM who;
    INSERT INTO passkeys (id, user_id, name, public_key, counter, made_at)
      SELECT 'key', student, 'Phone', 'k', 0, now() FROM who;
    INSERT INTO reset_codes SELECT student, 'a', teacher, now() FROM who;
    INSERT INTO consents (id, user_id, method, issued_by, issued_at, expires_at, code_hash, guardian, relation, contact,
        text_version, given_at, withdrawal_hash)
      SELECT gen_random_uuid(), student, 'paper', teacher, now(), now(), 'b', 'Kiran', 'mother', 'kiran@mail.example', '1',
        now(), 'c' FROM who;
    INSERT INTO contact_readings SELECT gen_random_uuid(), teacher, student, now() FROM who;
    INSERT INTO roster_people SELECT student, institute, 'A-1', '11A', '7', now(), NULL, 'Asha', 'student' FROM who;
    INSERT INTO register_days SELECT class, '2026-11-16', now(), 1, 1 FROM who;
    INSERT INTO register_marks SELECT class, '2026-11-16', student, true FROM who;
    INSERT INTO earned_badges SELECT student, 'student', 'bronze', now() FROM who;
    INSERT INTO cards SELECT student, 'kinematics', 'Graphs', 3.2, 5.1, 2, 1, '2026-11-16', '2026-11-15' FROM who;
    INSERT INTO beliefs SELECT student, 'all', '{"all": [0.1, 0.6, 3, "2026-11-16"]}', '{}' FROM who
      ON CONFLICT DO NOTHING;
    INSERT INTO mistakes SELECT student, 'kin-0009', 'sign', 'B', 1, '2026-11-16', '2026-11-16', NULL, NULL, 'Mind the sign'
      FROM who;
    INSERT INTO goals SELECT student, '[{"exam": "NEET", "on": "2027-05-02"}]', 45, 90, '{6}' FROM who;
    INSERT INTO plans SELECT student, '2026-11-16', 30, '[{"block": "mixed", "count": 6, "seconds": 500}]' FROM who;
    INSERT INTO forecasts
      SELECT student, 'neet-ug-2027', '2026-11-16', '2026-11-16T06:00:00Z', 412, 345, 479, 120, 1.15, 0.6 FROM who;
    INSERT INTO bookmarks SELECT gen_random_uuid(), student, 'kin-0001', 'Physics' FROM who;
    INSERT INTO suggestions (id, question_id, author_id, text)
      SELECT gen_random_uuid(), 'kin-0002', student, '<script>alert(1)</script>' FROM who;
    INSERT INTO suggestion_vibes SELECT suggestions.id, student FROM who, suggestions;
    INSERT INTO suggestion_reports SELECT suggestions.id, student, now() FROM who, suggestions;
    INSERT INTO cases VALUES (gen_random_uuid(), 'opt-0001', 'open', NULL, now());
    INSERT INTO reports SELECT gen_random_uuid(), cases.id, 'opt-0001', student, 'unclear', 'B', 'Which one?', now()
      FROM who, cases;
    INSERT INTO papers VALUES (gen_random_uuid(), 'sample', NULL, '{opt-0002,opt-0901}', '{0,1}', now());
    INSERT INTO sittings (id, student_id, paper_id, part, state, made_at, met, began_at, ends_at, last_seen_at, closed_at,
        closed_by, responses, receipt, outcome)
      SELECT gen_random_uuid(), student, papers.id, 0, 'submitted', now(), '{}', now(), now() + interval '1 hour', now(), now(),
        'student', '{A,NULL}', 'receipt', '{"questions": [{"response": "A", "ms": 1500}, {"response": null, "ms": 0}]}'
      FROM who, papers;
    INSERT INTO sitting_batches SELECT student_id, id, 1, sha256('a'), 1, 1, 1, now(), '[{"seq": 1, "k": "open", "q": 0, "t": 5}]'
      FROM sittings;
    INSERT INTO time_grants SELECT gen_random_uuid(), student_id, id, 60, 'the page was gone', now() FROM sittings;
    INSERT INTO sitting_results SELECT student_id, id, 1, 0, 16, 32, 0, 1, 0, 1, 0, '[]', 'closed', NULL, false, now() FROM sittings;
    INSERT INTO tests (id, class_id, paper_id, title, opens_at, closes_at, is_together, late_start, is_shuffled, results,
        lost_time, tells_leaves, made_at)
      SELECT gen_random_uuid(), class, papers.id, 'Unit test', now(), now() + interval '1 hour', false, 'cut', false,
        'by_hand', 'clockRuns', false, now() FROM who, papers;
    INSERT INTO test_extra SELECT tests.id, student, 33.33 FROM who, tests;
    INSERT INTO assignments (id, class_id, title, exam, subject, chapters, question_count, due_at, made_at, is_for_all)
      SELECT gen_random_uuid(), class, 'Homework', 'NEET', 'Physics', '{optics}', 5, now(), now(), false FROM who;
    INSERT INTO assignment_students SELECT assignments.id, student FROM who, assignments;
    INSERT INTO students (user_id, grade, address) SELECT student, 'Class 12', 'Hill Road 7' FROM who;
    INSERT INTO photos SELECT teacher, gen_random_uuid(), 'a picture', now() FROM who;
    INSERT INTO activities SELECT gen_random_uuid(), institute, 'meeting', 'Parents', 'In the hall', now(), NULL, now() FROM who;
    INSERT INTO invitations SELECT institute, 'CODE1234' FROM who;`
  await server.owner.transaction(async (tx) => {
    for (const statement of text.split(';\n'))
      await tx.run({ name: '', text: statement.replace(/;$/, ''), parameters: [] }, {})
  })
}

async function exportOf({ id, token }: Person) {
  // Whoever has no password writes the own name.
  const text = 'UPDATE users SET password_hash = NULL WHERE id = $1'
  await server.db.run({ name: 'test.noPassword', text, parameters: ['id'] }, { id })
  const { name } = await server.as(token)<{ name: string }>('GET', '/api/accounts/me')
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/accounts/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { confirmation: name },
  })
  assert.equal(reply.statusCode, 200, reply.body)
  assert.equal(reply.headers['content-type'], 'application/zip')
  assert.equal(reply.headers['content-disposition'], 'attachment; filename="vikalp-data.zip"')
  assert.equal(reply.headers['cache-control'], 'no-store')
  const files = unzipSync(reply.rawPayload)
  const { 'data.json': data, 'index.html': page } = files
  assert.ok(data && page)
  return { data: DataFile.parse(JSON.parse(strFromU8(data))), page: strFromU8(page), files }
}

test('the ZIP has everything about a person, in the shape that the contract writes down', async () => {
  const { data, files } = await exportOf(asha)
  assert.deepEqual(Object.keys(files), ['index.html', 'data.json'])
  const { account, attempts, questions } = data
  assert.deepEqual(
    [account.name, account.address, account.grade],
    ['Asha <b>Patel</b>', 'Hill Road 7', 'Class 12'],
  )
  assert.equal(attempts.length, 2)
  assert.equal(attempts[0]?.answers.filter(({ chosen, correct }) => chosen === correct).length, 9)
  for (const { answers } of attempts)
    for (const { questionId } of answers) assert.ok(questions[questionId]?.text, questionId)
  assert.equal(questions['opt-0001']?.answer, 'A')
  assert.deepEqual(
    [data.sittings[0]?.answers, data.sittings[0]?.seconds],
    [
      ['A', null],
      [2, 0],
    ],
  )
  assert.deepEqual([data.questions['opt-0002']?.answer, data.questions['opt-0901']?.answer], ['B', '10'])
  assert.equal(data.questions['opt-0901']?.options, undefined)
  assert.deepEqual(
    [data.acts[0]?.events.length, data.sittingResults[0]?.score, data.timeGiven[0]?.seconds],
    [1, 16, 60],
  )
  assert.deepEqual(data.reports[0], {
    questionId: 'opt-0001',
    reason: 'unclear',
    option: 'B',
    note: 'Which one?',
    reportedAt: data.reports[0]?.reportedAt,
    state: 'open',
    answer: null,
  })
})

test('between them a student, a teacher and an institute have something in every section', async () => {
  const all = await Promise.all([asha, meera, north].map(exportOf))
  for (const section of Object.keys(sections))
    assert.ok(
      all.some(({ data }) => {
        const found = Object.entries(data).find(([name]) => name === section)?.[1]
        return Array.isArray(found) ? found.length > 0 : found
      }),
      section,
    )
  assert.equal(strFromU8(all[1]?.files['photo.webp'] ?? new Uint8Array()), 'a picture')
})

test('nobody is told a hash, or of others more than the name they saw', async () => {
  const [student, teacher, institute] = await Promise.all(
    [asha, meera, north].map(async (person) =>
      Object.values((await exportOf(person)).files)
        .map((file) => strFromU8(file))
        .join(),
    ),
  )
  for (const text of [student, teacher, institute]) assert.doesNotMatch(text ?? '', /argon2id|hash/i)
  assert.doesNotMatch(student ?? '', /kiran@mail|person-(?!.{0,40}@mail)/)
  assert.ok(student?.includes(asha.id) && !student.includes(meera.id))
  for (const text of [teacher, institute]) assert.doesNotMatch(text ?? '', /Asha|Hill Road|S-07/)
})

test('the page opens by itself: no script, nothing from elsewhere, every text escaped', async () => {
  const { page } = await exportOf(asha)
  assert.match(page, /<h1>Everything kept about you<\/h1>/)
  assert.match(page, /Asha &lt;b&gt;Patel&lt;\/b&gt;/)
  assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
  assert.doesNotMatch(page, /<script|https?:|javascript:|\son\w+=/i)
  assert.match(page, /What is the value number 0 of optics\?/)
  assert.match(page, /9 of 10 right/)
})

test('a long history comes in pages, and all of it', async () => {
  const busy = await signUpPerson(server, 'student', 'Busy')
  const text = `INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at)
    SELECT gen_random_uuid(), $1, 'NEET', 'Physics', '{kinematics}', '{kin-0001}', '-', 'A', now()
    FROM generate_series(1, 1203)`
  await server.db.run({ name: 'test.busy', text, parameters: ['id'] }, { id: busy.id })
  const { data, page } = await exportOf(busy)
  assert.equal(new Set(data.attempts.map(({ id }) => id)).size, 1203)
  assert.equal(page.split('not submitted').length - 1, 1203)
})

test('without a token there is nothing, and the calls are few', async () => {
  assert.equal((await server.call('POST', '/api/accounts/export')).status, 401)
})
