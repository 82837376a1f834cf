import assert from 'node:assert/strict'
import test from 'node:test'
import { userIdOf } from '#testing/roster.ts'
import { testApp } from '#testing/test-app.ts'
import { listAnswered } from './quiz.store.ts'

test('of two quizzes that end at the same moment the one started later has the last answers', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const token = await server.signUp('student')
  const at = '2026-11-21T06:00:00.000Z'
  await server.takeQuiz(token, { count: 5, at })
  await server.takeQuiz(token, { count: 6, at })
  const studentId = await userIdOf(server, token)
  const listed = await listAnswered(server.db, { studentId, chapters: ['kinematics'] })
  assert.deepEqual(
    listed.map(({ chosen }) => chosen.length),
    [6, 5],
  )
})
