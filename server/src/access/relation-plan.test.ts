import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test from 'node:test'
import { z } from 'zod'
import { leaveUncounted, pagesRead } from '#testing/database/pages-read.ts'
import { addClass, userIdOf } from '#testing/roster.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { relationStatements } from './relation.store.ts'

/** Many pupils of another teacher, of which the database has no statistics yet; returns one of them. */
async function crowd({ db, owner }: TestApp, classId: string): Promise<string> {
  const run = (name: string, text: string) =>
    db.run({ name: `test.${name}`, text, parameters: ['classId'] }, { classId })
  await leaveUncounted(owner, ['users', 'enrolments'])
  await run(
    'people',
    `INSERT INTO users (id, issuer, subject, name, email, role)
     SELECT gen_random_uuid(), $1::uuid, n::text, 'A', 'a', 'student' FROM generate_series(1, 4000) AS n`,
  )
  await run(
    'ages',
    `INSERT INTO ages (user_id, answered_at, shares_from, shares_until) SELECT id, now(), '-infinity', 'infinity' FROM users WHERE issuer = $1::uuid::text`,
  )
  await run(
    'crowd',
    `INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at)
     SELECT $1::uuid, id, subject, now() FROM users WHERE issuer = $1::uuid::text`,
  )
  const one = {
    name: 'test.one',
    text: `SELECT id FROM users WHERE issuer = $1::uuid::text LIMIT 1`,
    parameters: ['classId'],
  }
  return (await db.one(one, { classId }, z.object({ id: z.string() }))).id
}

test('a right to a foreign pupil is found out by a few pages, as that to nobody, however many pupils there are', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const [asking, teaching] = [await server.signUp('teacher'), await server.signUp('teacher')]
  const [callerId, teacherId] = [await userIdOf(server, asking), await userIdOf(server, teaching)]
  const foreign = await crowd(server, await addClass(server.db, teacherId))
  const student = await server.tokenOf(foreign)
  const { attemptId } = await server.takeQuiz(student)
  const body = { questionId: 'kin-0001', text: 'Draw it.' }
  const { id: textId } = await server.as(student)<{ id: string }>('POST', '/api/suggestions', body)

  for (const [target, id] of [
    ['student', foreign],
    ['attempt', attemptId],
    ['reported suggestion', textId],
  ] as const) {
    const statement = relationStatements[target]
    const pages = await pagesRead(server.db, statement, { callerId, targetId: id })
    assert.ok(pages <= 30, `${target}: ${pages} pages`)
    const none = await pagesRead(server.db, statement, { callerId, targetId: randomUUIDv7() })
    assert.ok(none <= 30, `no ${target}: ${none} pages`)
  }
})
