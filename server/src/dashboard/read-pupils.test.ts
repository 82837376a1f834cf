import assert from 'node:assert/strict'
import test from 'node:test'
import type { Db } from '#platform/db.ts'
import { fillClassroom, practise, signUpPerson, today } from '#testing/fill-classroom.ts'
import { enrol } from '#testing/roster.ts'
import { testApp } from '#testing/test-app.ts'
import { readPupils } from './read-pupils.ts'

test('a pupil with quick quizzes alone is not rated', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const { meera, chitra } = await fillClassroom(server)
  await practise(server, chitra, today, 0, true)
  const { students, rated, poor, quizzes } = await readPupils(server.db, meera.id, 'weekly', '2026-11-21')
  assert.deepEqual([students, rated, poor, quizzes], [4, 3, 1, 5])
})

test('a pupil who joins while the figures are read is in all of them or in none', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const { meera, science, ...others } = await fillClassroom(server)
  for (const pupil of [others.asha, others.bharat, others.chitra, others.dev])
    await practise(server, pupil, today, 5)
  const late = await signUpPerson(server, 'student', 'Eshan Roy')
  await practise(server, late, today, 5)

  // After the first statement was answered the pupil is in the class.
  let hasJoined = false
  const join = async () => {
    if (hasJoined) return
    hasJoined = true
    await enrol(server.db, science, late.id, '99')
  }
  const db: Db = {
    ...server.db,
    one: async (...query) => {
      const row = await server.db.one(...query)
      await join()
      return row
    },
    many: async (...query) => {
      await join()
      return server.db.many(...query)
    },
  }
  const { students, trend } = await readPupils(db, meera.id, 'weekly', '2026-11-21')
  assert.deepEqual(
    [students, trend.points.find(({ period }) => period === '2026-11-21')?.engagement],
    [4, 100],
  )
})
