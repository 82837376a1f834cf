import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { startOfItem } from '@vikalp/domain/learner/estimate'
import { levelAfter } from '@vikalp/domain/learner/learn'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { type LevelRow, listMeetings, takeLock } from './item-levels.store.ts'
import { learnLevels } from './learn-levels.ts'
import { learnAllWaiting } from './learn-waiting.ts'
import { meetingColumns } from './learnt-columns.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const select = <T extends object>(text: string, row: z.ZodType<T>): Promise<T[]> =>
  server.db.many({ name: `test.${text.slice(0, 50)}`, text, parameters: [] }, {}, row)

const Level = z.object({ id: z.string(), mean: z.number(), variance: z.number(), answers: z.int() })
const levels = (): Promise<LevelRow[]> =>
  select('SELECT question_id AS id, mean, variance, answers FROM item_levels ORDER BY 1', Level)

const waiting = async (): Promise<number> => (await listMeetings(server.db, 100)).length

const clear = async (): Promise<void> => {
  for (const table of ['meetings', 'item_levels', 'calibration'])
    await server.owner.run({ name: `test.clear.${table}`, text: `DELETE FROM ${table}`, parameters: [] }, {})
}
beforeEach(clear)

const practise = async (quizzes: number): Promise<void> => {
  for (let i = 0; i < quizzes; i++) {
    const token = await server.signUp('student')
    await server.takeQuiz(token, { at: `2026-11-2${i}T06:00:00.000Z`, verdict: inOrder(3 + i, 5) })
  }
  await learnAllWaiting(server.db, server.bank)
}

test('the level of a question moves by each meeting, in the order in which the attempts were finished', async () => {
  await practise(5)
  const expected = new Map<string, LevelRow>()
  for (const { questionIds, means, variances, credits } of await listMeetings(server.db, 100))
    for (const [place, id] of questionIds.entries()) {
      const question = server.bank.find(id)
      assert.ok(question)
      const level = expected.get(id) ?? { id, ...startOfItem(question.difficulty), answers: 0 }
      const ability = { mean: means[place] ?? Number.NaN, variance: variances[place] ?? Number.NaN }
      const meeting = { type: 'mcq', ability, credit: credits[place] ?? Number.NaN } as const
      expected.set(id, { id, ...levelAfter(level, meeting), answers: level.answers + 1 })
    }
  assert.equal(await learnLevels(server.db, server.bank), 5)
  assert.deepEqual(
    await levels(),
    [...expected.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  assert.equal(await waiting(), 0)
  assert.equal(await learnLevels(server.db, server.bank), 0)
})

test('whatever the size of a page, and wherever the work is killed, the levels are the same', async () => {
  await practise(5)
  await server.owner.run(
    { name: 'test.copy', text: 'CREATE TABLE public.copied AS SELECT * FROM meetings', parameters: [] },
    {},
  )
  await learnLevels(server.db, server.bank)
  const whole = await levels()
  await clear()
  await server.owner.run(
    { name: 'test.back', text: 'INSERT INTO meetings SELECT * FROM public.copied', parameters: [] },
    {},
  )
  let pages = 0
  const dying: Db = {
    ...server.db,
    transaction: (work) =>
      server.db.transaction(async (tx) => {
        const result = await work(tx)
        if (++pages === 3) throw new Error('killed before it was stored')
        return result
      }),
  }
  await assert.rejects(learnLevels(dying, server.bank, 1), /killed/)
  assert.equal(await waiting(), 3)
  // What was killed gives its lock back once the database has seen its connection close.
  let isFree = false
  while (!isFree) isFree = await server.db.transaction(takeLock)
  assert.equal(await learnLevels(server.db, server.bank, 2), 3)
  assert.deepEqual(await levels(), whole)
})

test('of two servers one takes the attempts, and the other leaves them to it', async () => {
  await practise(2)
  await server.db.transaction(async (tx) => {
    assert.equal(await takeLock(tx), true)
    assert.equal(await learnLevels(server.db, server.bank), 0)
  })
  const taken = await Promise.all([1, 2, 3].map(() => learnLevels(server.db, server.bank, 1)))
  await learnLevels(server.db, server.bank)
  assert.ok(taken.some((count) => count > 0))
  const answers = (await levels()).reduce((sum, level) => sum + level.answers, 0)
  assert.equal(answers, 8 + 9)
})

test('every prediction is counted once in its month and tenth', async () => {
  await practise(3)
  const attempts = await listMeetings(server.db, 100)
  await learnLevels(server.db, server.bank, 2)
  const Row = z.object({ month: z.string(), answers: z.int(), predicted: z.number(), credit: z.number() })
  const rows = await select(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month, sum(answers)::int AS answers, sum(predicted) AS predicted,
      sum(credit) AS credit FROM calibration GROUP BY 1`,
    Row,
  )
  assert.equal(rows.length, 1)
  const [row] = rows
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  assert.deepEqual([row?.month, row?.answers], ['2026-11-01', 8 + 9 + 10])
  assert.ok(Math.abs((row?.predicted ?? 0) - sum(attempts.flatMap(({ predicted }) => predicted))) < 1e-9)
  assert.equal(row?.credit, 3 + 4 + 5)
})

test('levels learn from attempts of one moment in the order in which these were learnt', () => {
  const finishedAt = new Date('2026-11-21T06:00:00Z')
  const ability = { mean: 0, variance: 1 }
  const attempts = Array.from({ length: 50 }, (_, n) => {
    const id = `kin-${String(n + 1).padStart(4, '0')}`
    const meeting = { id, type: 'mcq', ability, credit: 1, predicted: 0.5 } as const
    return { studentId: 'asha', finishedAt, meetings: [meeting] }
  })
  const { meetingIds, metFirst } = meetingColumns(attempts)
  assert.deepEqual(meetingIds, meetingIds.toSorted())
  assert.deepEqual(
    metFirst,
    attempts.map(({ meetings: [meeting] }) => meeting?.id),
  )
})
