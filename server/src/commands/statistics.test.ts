import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { reviewList } from './statistics.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const quiz = ['kin-0001', 'kin-0002', 'kin-0003', 'kin-0004']

/** This many new students with one quiz each: the letters they chose, and the key. */
async function practise(students: number, chosen: string, key = 'ABCD', db = server.db): Promise<void> {
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
  await practise(70, 'CCCC', 'ABCD', server.databases.demo)
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
