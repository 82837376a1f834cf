import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { leaveUncounted, pagesRead } from '#testing/database/pages-read.ts'
import { userIdOf } from '#testing/roster.ts'
import { testApp } from '#testing/test-app.ts'
import { listLessons } from './learners.store.ts'

/** As many more attempts as that, copies of the one. */
async function copyAttempt(db: Db, id: string, times: number): Promise<void> {
  const text = `INSERT INTO attempts
    SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
    FROM attempts AS a CROSS JOIN generate_series(1, $2::int) WHERE id = $1`
  await db.many({ name: 'test.copyAttempt', text, parameters: ['id', 'times'] }, { id, times }, z.object({}))
}

test('what waits to be learnt is found by a few pages, however many attempts there are that nobody has counted', async (t) => {
  const server = await testApp()
  t.after(server.close)
  await leaveUncounted(server.owner, ['attempts', 'learners'])
  const students = []
  for (let n = 0; n < 4; n++) {
    const token = await server.signUp('student')
    students.push({ id: await userIdOf(server, token), attempt: (await server.takeQuiz(token)).attemptId })
  }
  const [first] = students
  assert.ok(first)
  await copyAttempt(server.owner, first.attempt, 4000)

  const pages: number[] = []
  const explained: Db = {
    ...server.db,
    many: async (statement, parameters) => {
      pages.push(await pagesRead(server.db, statement, parameters))
      return []
    },
  }
  const asked = { studentIds: students.map(({ id }) => id), most: 4 }
  assert.equal((await listLessons(server.db, asked)).length, 4)
  await listLessons(explained, asked)
  assert.ok(pages.length === 1 && Number(pages[0]) <= 60, `${pages} pages`)
})
