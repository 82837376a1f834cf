import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { fillClassroom } from '#testing/fill-classroom.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { erasePerson } from '../features/identity/erasure/erase-person.ts'
import { readStatistics } from './statistics.store.ts'
import { reviewList } from './statistics.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const kinematics = ['kin-0001', 'kin-0002', 'kin-0003', 'kin-0004']

/** This many new students with one quiz each: the letters they chose, and the key. */
async function practise(
  students: number,
  chosen: string,
  key = 'ABCD',
  { db = server.db, quiz = kinematics } = {},
): Promise<void> {
  const correct = [...chosen].filter((letter, i) => letter === key[i]).length
  const incorrect = [...chosen].filter((letter, i) => letter !== '-' && letter !== key[i]).length
  const given = { students, chosen, key, quiz, correct, incorrect }
  const text = `WITH people AS (
    INSERT INTO users (id, issuer, subject, name, email, role, created_at)
    SELECT id, 'test', id::text, 'Somebody', id || '@mail.example', 'student', now()
    FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS made
    RETURNING id
  )
  INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at, finished_at,
    submitted_at, duration_seconds, correct, incorrect)
  SELECT gen_random_uuid(), id, 'NEET', 'Physics', '{kinematics}', $4, $2, $3, now(), now(), now(), 60, $5, $6 FROM people`
  await db.run({ name: 'test.practise', text, parameters: Object.keys(given) }, given)
}

/** Everybody practises once more, later. */
const again = (chosen: string): Promise<number> =>
  server.db.run(
    {
      name: 'test.again',
      text: `INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at,
        finished_at, submitted_at, duration_seconds, correct, incorrect)
      SELECT gen_random_uuid(), student_id, exam, subject, chapters, question_ids, $1, key, now(), finished_at + '1 day',
        now(), 60, 2, 2 FROM attempts`,
      parameters: ['chosen'],
    },
    { chosen },
  )

test('questions are judged by the first attempts of real students with the current key', async () => {
  assert.deepEqual(await reviewList(server.databaseUrl, server.bank), [
    '0 questions answered by students, 0 remarks',
  ])
  await practise(15, 'BBCD')
  await practise(45, 'A---')
  await practise(90, 'DCBA', 'DCBA')
  await practise(70, 'CCCC', 'ABCD', { db: server.databases.demo })
  await again('CBAD')

  // kin-0001 is Easy and 45 of 60 are right, but those 15 who know all the rest are wrong in it.
  // kin-0002 is Medium, kin-0003 Hard, kin-0004 Easy: 15 of 60 are right.
  assert.deepEqual(await reviewList(server.databaseUrl, server.bank), [
    'kin-0001 (60 students): withdraw it: weak students do better than strong ones (-1.00)',
    'kin-0002 (60 students): 25 % are right, Medium should have 50 % to 75 %',
    'kin-0004 (60 students): 25 % are right, Easy should have 75 % to 90 %',
    '4 questions answered by students, 3 remarks',
  ])
})

test('the point of a question is correlated with the share of the rest of the quiz that is right', async () => {
  const short = ['opt-0001', 'opt-0002', 'opt-0003']
  await practise(30, 'A--', 'ABC', { quiz: short }) // right, and none of the other 2
  await practise(15, 'AB-', 'ABC', { quiz: short }) // right, and 1 of the other 2
  await practise(15, 'BBC--', 'ABCDA', { quiz: [...short, 'opt-0004', 'opt-0005'] }) // wrong, and 2 of the other 4

  await practise(1, 'A', 'A', { quiz: ['opt-0001'] }) // without a rest

  // The rest is 1/2 for 30 of 60 and 0 for the others: its mean is 1/4, its standard deviation 1/4. Among the 45 who
  // are right the mean is 1/6, among the 15 who are wrong 1/2: (1/6 - 1/2) / (1/4) * sqrt(3/4 * 1/4) = -1 / sqrt 3.
  const lines = await reviewList(server.databaseUrl, server.bank)
  assert.deepEqual(
    lines.filter((line) => line.startsWith('opt-0001')),
    ['opt-0001 (61 students): withdraw it: weak students do better than strong ones (-0.58)'],
  )
})

test('a wrong option that almost nobody chooses is named', async () => {
  for (const [students, letter] of [
    [60, 'B'],
    [36, 'A'],
    [4, 'C'],
  ] as const)
    await practise(students, `${letter}A`, 'BA', { quiz: ['evo-0002', 'evo-0001'] })
  const lines = await reviewList(server.databaseUrl, server.bank)
  assert.deepEqual(
    lines.filter((line) => line.startsWith('evo-0002')),
    [
      'evo-0002 (100 students): option C attracts only 4 %',
      'evo-0002 (100 students): option D attracts only 0 %',
    ],
  )
})

test('the statistics stay as they are when students are erased', async () => {
  const { asha, bharat } = await fillClassroom(server)
  const rounded = async () =>
    (await readStatistics(server.db, server.bank)).map(({ facility, discrimination, ...one }) => ({
      ...one,
      facility: facility.toFixed(9),
      discrimination: discrimination?.toFixed(9),
    }))
  const before = await rounded()
  assert.ok(before.some(({ discrimination }) => discrimination !== undefined))
  for (const { id } of [asha, bharat]) assert.equal(await erasePerson(server.db, id, new Date()), true)
  assert.deepEqual(await rounded(), before)
})
