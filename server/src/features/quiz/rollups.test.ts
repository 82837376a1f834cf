import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { seededRandom } from '@vikalp/domain/random'
import { z } from 'zod'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { type Answering, startQuiz, submitQuiz, type Verdict } from '#testing/take-quiz.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { needRebuild, rebuildRollups } from './rollups.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const tables = [
  'student_totals',
  'student_periods',
  'student_subjects',
  'student_topics',
  'student_chapters',
] as const

/** Every row of every rollup, as text, in a fixed order. */
const rollups = (studentId: string | null = null): Promise<Record<string, string>[][]> =>
  Promise.all(
    tables.map((table) =>
      server.db.many(
        {
          name: `all.${table}`,
          text: `SELECT to_jsonb(t) - 'student_id' AS row FROM ${table} t
            WHERE $1::uuid IS NULL OR student_id = $1 ORDER BY to_jsonb(t)::text`,
          parameters: ['studentId'],
        },
        { studentId },
        z.object({ row: z.record(z.string(), z.coerce.string()) }),
      ),
    ),
  ).then((all) => all.map((rows) => rows.map(({ row }) => row)))

const marks: Record<string, Verdict> = { '+': 'right', '-': 'wrong', '.': 'skip' }

/** The n-th answer is right, wrong or skipped by the pattern of '+-.', which repeats. */
const following =
  (pattern: string): Answering['verdict'] =>
  (_, place) =>
    marks[pattern[place % pattern.length] ?? ''] ?? 'skip'

const whoIs = async (token: string): Promise<string> =>
  dataOf<{ id: string }>((await server.call('GET', '/api/accounts/me', { token })).body).id

test('three quizzes give exactly the sums computed by hand', async () => {
  const token = await server.signUp('student')
  server.setTime('2026-11-20T18:29:00.000Z') // 23:59 on the 20th in India
  await server.takeQuiz(token, { seconds: 12 }) // 10 of 10 in 120 s
  server.setTime('2026-11-20T18:31:00.000Z') // 00:01 on the 21st
  await server.takeQuiz(token, { verdict: following('++.--'), seconds: 40 }) // 4 of 10, 8 answered, 320 s
  const evolution = { exam: 'BOARD', subject: 'BIO', chapter: 'evolution', quick: true }
  await server.takeQuiz(token, { ...evolution, verdict: following('++++-'), seconds: 6 }) // 4 of 5
  const [totals, periods, subjects, topics, chapters] = await rollups(await whoIs(token))
  assert.deepEqual(
    totals?.map(({ last_attempt_id: _, ...sums }) => sums),
    [
      {
        quizzes: '2',
        quick_quizzes: '1',
        score_sum: '14000',
        last_finished_at: '2026-11-20T18:31:00+00:00',
      },
    ],
  )
  const sums = (rows: typeof periods) =>
    rows?.map((row) => [row.unit, row.starts_on, row.attempts, row.score_sum, row.seconds].join(' ')).sort()
  assert.deepEqual(sums(periods), [
    'day 2026-11-20 1 10000 120',
    'day 2026-11-21 2 12000 350',
    'month 2026-11-01 3 22000 470',
    'year 2026-01-01 3 22000 470',
  ])
  assert.deepEqual(
    subjects?.map((row) => [row.subject, row.attempts, row.score_sum].join(' ')),
    ['Biology 1 8000', 'Physics 2 14000'],
  )
  const tally = (rows: typeof topics, chapter: string) => {
    const own = rows?.filter((row) => row.chapter === chapter) ?? []
    return ['answered', 'correct'].map((key) => own.reduce((sum, row) => sum + Number(row[key]), 0))
  }
  assert.deepEqual(tally(topics, 'kinematics'), [18, 14])
  assert.deepEqual(tally(topics, 'evolution'), [5, 4])
  assert.deepEqual(
    chapters?.map((row) =>
      [row.chapter, row.met?.split(',').length, row.last_correct, row.last_total].join(' '),
    ),
    ['evolution 5 4 5', 'kinematics 14 4 10'], // of 14 questions in the bank the second quiz repeats six
  )
})

test('a submit sent twice, even at once, counts once', async () => {
  const token = await server.signUp('student')
  const call = server.as(token)
  const quiz = await startQuiz(call, { chapter: 'optics' })
  await Promise.all([submitQuiz(call, quiz), submitQuiz(call, quiz), submitQuiz(call, quiz)])
  const [totals] = await rollups(await whoIs(token))
  assert.equal(totals?.[0]?.quizzes, '1')
})

test('many submits at once, even of one student, leave the same rollups as a repair', async () => {
  const random = seededRandom(11)
  const students = await Promise.all([1, 2, 3, 4].map(() => server.signUp('student')))
  for (let round = 0; round < 6; round++) {
    server.setTime(`2026-${String(5 + round).padStart(2, '0')}-1${round}T1${round}:00:00.000Z`)
    await Promise.all(
      students.flatMap((token) =>
        ['kinematics', 'optics'].map((chapter) => {
          const pattern = Array.from({ length: 7 }, () => '++-.'[Math.floor(random() * 4)]).join('')
          return server.takeQuiz(token, {
            chapter,
            verdict: following(`+${pattern}`),
            quick: random() < 0.3,
            seconds: Math.ceil(random() * 60),
          })
        }),
      ),
    )
  }
  const kept = await rollups()
  await server.db.transaction((tx) => rebuildRollups(tx, server.bank))
  assert.deepEqual(await rollups(), kept)
  assert.ok(kept.every((rows) => rows.length > 4))
})

test('a reader that began before a repair, such as a backup, finds every row', async () => {
  const token = await server.signUp('student')
  const statement = (name: string, text: string) => ({ name: `test.${name}`, text, parameters: [] })
  const read = statement('totals', 'SELECT student_id FROM student_totals')
  await server.takeQuiz(token)
  await server.db.transaction(async (reader) => {
    await reader.run(statement('isolate', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY'), {})
    await reader.run(statement('begin', 'SELECT 1'), {})
    const before = await server.db.run(read, {})
    await server.db.transaction(async (tx) => {
      await rebuildRollups(tx, server.bank)
      assert.equal(await server.db.run(read, {}), before, 'the dashboards are read meanwhile')
    })
    assert.equal(await reader.run(read, {}), before)
  })
})

test('a submit during a repair waits for it and is counted once', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token)
  const quiz = await startQuiz(server.as(token), { chapter: 'optics' })
  const [submitted] = await server.db.transaction(async (tx) => {
    await rebuildRollups(tx, server.bank)
    const result = submitQuiz(server.as(token), quiz)
    assert.ok(await waitsForLock(server.db, result))
    return [result]
  })
  await submitted
  const [totals] = await rollups(await whoIs(token))
  assert.equal(totals?.[0]?.quizzes, '2')
})

test('of two repairs at once the second waits and has nothing to do', async () => {
  const need = { name: 'test.need', text: 'UPDATE rollups SET needs_rebuild = true', parameters: [] }
  await server.db.run(need, {})
  const [second] = await server.db.transaction(async (first) => {
    assert.equal(await needRebuild(first), true)
    const needed = server.db.transaction(needRebuild)
    assert.ok(await waitsForLock(server.db, needed))
    await rebuildRollups(first, server.bank)
    return [needed]
  })
  assert.equal(await second, false)
})

test('a quiz counts for the day in India on which it was finished, however late it is submitted', async () => {
  const studentId = await whoIs(await server.signUp('student'))
  const deliver = async (started: string, finishedAt: string, delivered: string): Promise<void> => {
    server.setTime(delivered)
    const token = await server.tokenOf(studentId)
    server.setTime(started)
    const quiz = await startQuiz(server.as(token))
    server.setTime(delivered)
    await submitQuiz(server.as(token), quiz, { finishedAt })
  }
  await deliver('2028-02-28T18:00:00.000Z', '2028-02-28T18:31:00.000Z', '2028-03-02T06:00:00.000Z')
  await deliver('2027-12-31T18:00:00.000Z', '2027-12-31T18:29:59.000Z', '2028-03-02T06:00:00.000Z')
  await deliver('2027-12-31T18:10:00.000Z', '2027-12-31T18:30:00.000Z', '2028-03-02T06:00:00.000Z')
  const read = async () => {
    const [totals, periods] = await rollups(studentId)
    return {
      last: totals?.[0]?.last_finished_at,
      periods: periods?.map((row) => [row.unit, row.starts_on, row.attempts].join(' ')).sort(),
    }
  }
  const kept = await read()
  assert.deepEqual(kept, {
    last: '2028-02-28T18:31:00+00:00',
    periods: [
      'day 2027-12-31 1',
      'day 2028-01-01 1',
      'day 2028-02-29 1',
      'month 2027-12-01 1',
      'month 2028-01-01 1',
      'month 2028-02-01 1',
      'year 2027-01-01 1',
      'year 2028-01-01 2',
    ],
  })
  await server.db.transaction((tx) => rebuildRollups(tx, server.bank))
  assert.deepEqual(await read(), kept)
})
