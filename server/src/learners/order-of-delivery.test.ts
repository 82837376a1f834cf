import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { userIdOf } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { readLearner } from './learners.store.ts'
import { rebuildLearners } from './rebuild-learner.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

/** The same attempts of another student, delivered the other way round. */
async function copyReversed(from: string, to: string): Promise<void> {
  const text = `INSERT INTO attempts
    SELECT (jsonb_populate_record(a, jsonb_build_object('student_id', $2::uuid, 'submitted_at',
      timestamptz '2026-12-20' - (submitted_at - timestamptz '2026-11-01')))).*
    FROM attempts AS a WHERE student_id = $1 ORDER BY submitted_at DESC`
  const statement = { name: 'test.copyReversed', text, parameters: ['from', 'to'] }
  await server.owner.many(statement, { from, to }, z.object({}))
}

test('in which order answers are delivered changes nothing in what is rebuilt of them', async () => {
  const [token, other] = [await server.signUp('student'), await server.signUp('student')]
  for (const day of [20, 21, 22])
    await server.takeQuiz(token, { at: `2026-11-${day}T06:00:00.000Z`, verdict: inOrder(day - 16, 3) })
  const [inTime, late] = [await userIdOf(server, token), await userIdOf(server, other)]
  await copyReversed(inTime, late)
  const beliefsOf = async (studentId: string) => {
    await rebuildLearners(server.db, server.bank, [studentId])
    const of = { studentId, chapters: ['all', 'kinematics'], questionIds: [], codes: [] }
    const { beliefs, cards } = await readLearner(server.db, of)
    return { beliefs: beliefs.toSorted((a, b) => (a.chapter < b.chapter ? -1 : 1)), cards: cards.length }
  }
  const expected = await beliefsOf(inTime)
  assert.ok(expected.beliefs.length === 2 && expected.cards > 0)
  assert.deepEqual(await beliefsOf(late), expected)
})
