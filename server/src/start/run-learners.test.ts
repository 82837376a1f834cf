import assert from 'node:assert/strict'
import test from 'node:test'
import { testApp } from '#testing/test-app.ts'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { listWaiting } from '../learners/learners.store.ts'
import { WaitingLessons } from '../learners/waiting-lessons.ts'
import { runLearners } from './run-learners.ts'

test('a server that starts learns from the quizzes that a killed one had answered', async (t) => {
  const server = await testApp()
  t.after(server.close)
  await server.takeQuiz(await server.signUp('student'))
  await server.takeQuiz(await server.signUp('student', 'Ila Rao', 'demo'))
  const { databases, bank } = server
  const waiting = async (): Promise<number> => {
    const page = { after: '00000000-0000-0000-0000-000000000000', most: 10 }
    return (await Promise.all([databases.public, databases.demo].map((db) => listWaiting(db, page)))).flat()
      .length
  }
  assert.equal(await waiting(), 2)
  const stop = runLearners({ databases, bank, lessons: new WaitingLessons(), onError: assert.fail })
  t.after(stop)
  assert.ok(await waitUntil(async () => (await waiting()) === 0, 10_000))
})
