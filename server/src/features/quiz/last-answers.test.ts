import assert from 'node:assert/strict'
import test from 'node:test'
import type { ChapterProgress } from '@vikalp/contract/catalogue'
import { userIdOf } from '#testing/roster.ts'
import { dataOf, testApp } from '#testing/test-app.ts'
import { listAnswered } from './quiz.store.ts'

test('of two quizzes that end at the same moment the one started later has the last answers', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const token = await server.signUp('student')
  const at = '2026-11-21T06:00:00.000Z'
  await server.takeQuiz(token, { count: 5, at })
  await server.takeQuiz(token, { count: 6, at })
  const studentId = await userIdOf(server, token)
  const listed = await listAnswered(server.db, { studentId, chapters: ['kinematics'], most: 200 })
  assert.deepEqual(
    listed.map(({ chosen }) => chosen.length),
    [6, 5],
  )
  const { body } = await server.call('GET', '/api/quiz/progress?exam=NEET&subject=Physics', { token })
  assert.deepEqual(
    dataOf<ChapterProgress[]>(body).map(({ chapter, last }) => [chapter, last.total]),
    [['kinematics', 6]],
  )
})

test('no more than the last 200 quizzes say what was answered', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const token = await server.signUp('student')
  await server.takeQuiz(token, { count: 6, at: '2026-11-20T06:00:00.000Z' })
  await server.takeQuiz(token, { count: 5, at: '2026-11-21T06:00:00.000Z' })
  const copies = `INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at,
      finished_at, submitted_at, duration_seconds, correct, incorrect)
    SELECT gen_random_uuid(), student_id, exam, subject, chapters, question_ids, chosen, key, started_at,
      finished_at, submitted_at, duration_seconds, correct, incorrect
    FROM attempts CROSS JOIN generate_series(1, 199) WHERE length(chosen) = 5`
  await server.db.run({ name: 'test.copies', text: copies, parameters: [] }, {})
  const listed = await listAnswered(server.db, {
    studentId: await userIdOf(server, token),
    chapters: ['kinematics'],
    most: 200,
  })
  assert.deepEqual([listed.length, new Set(listed.map(({ chosen }) => chosen.length))], [200, new Set([5])])
})
