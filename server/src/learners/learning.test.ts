import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { type LearnerAnswer, learn } from '@vikalp/domain/learner/learn'
import { z } from 'zod'
import { countStatements } from '#testing/count-statements.ts'
import { userIdOf } from '#testing/roster.ts'
import { inOrder, startQuiz, submitQuiz } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { learnAllWaiting } from './learn-waiting.ts'
import { abilitiesOf, servedItem } from './learner-state.ts'
import { listWaiting, markStale, readLearner } from './learners.store.ts'
import { bringAllUpToDate, bringUpToDate, rebuildStale } from './rebuild-learner.ts'
import { WaitingLessons } from './waiting-lessons.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const tables = ['beliefs', 'cards', 'mistakes'] as const

/** Every row about the student, as text. */
const known = async (studentId: string): Promise<string[][]> => {
  await bringUpToDate(server.db, server.bank, studentId)
  return Promise.all(
    tables.map(async (table) => {
      const text = `SELECT (to_jsonb(t) - 'answered')::text || coalesce((
          SELECT string_agg(number::text, ',' ORDER BY number)
          FROM jsonb_array_elements(to_jsonb(t) -> 'answered') AS number), '') AS row
        FROM ${table} AS t WHERE student_id = $1 ORDER BY 1`
      const statement = { name: `test.known.${table}`, text, parameters: ['studentId'] }
      const rows = await server.db.many(statement, { studentId }, z.object({ row: z.string() }))
      return rows.map(({ row }) => row)
    }),
  )
}

const abilityOf = async (studentId: string, chapter = 'kinematics') => {
  await bringUpToDate(server.db, server.bank, studentId)
  return abilitiesOf(
    await readLearner(server.db, { studentId, chapters: ['all', chapter], questionIds: [], codes: [] }),
  )
}

const student = async () => {
  const token = await server.signUp('student')
  return { token, id: await userIdOf(server, token) }
}

test('a submit teaches what the rule says, to the last digit', async () => {
  const { token, id } = await student()
  const { questions } = await server.takeQuiz(token, { verdict: inOrder(6, 3) })
  const answers = questions.map(({ questionId, selectedOption, isCorrect }): LearnerAnswer => {
    const question = server.bank.find(questionId)
    assert.ok(question)
    const outcome = selectedOption === null ? 'skipped' : isCorrect ? 'right' : 'wrong'
    return { item: servedItem(question, new Map()), outcome, hinted: false, isFirst: true, on: '2026-11-21' }
  })
  const { changed } = learn(new Map(), answers)
  const stored = await abilityOf(id)
  assert.equal(stored.size, changed.size)
  for (const [node, ability] of changed) assert.deepEqual(stored.get(node), ability, node)
  assert.equal(stored.get('all')?.n, 9)
})

test('sent again it teaches nothing, and a question answered a second time neither', async () => {
  const { token, id } = await student()
  const call = server.as(token)
  const quiz = await startQuiz(call, { chapter: 'optics', count: 7 })
  await Promise.all([submitQuiz(call, quiz), submitQuiz(call, quiz)])
  await submitQuiz(call, quiz)
  assert.equal((await abilityOf(id)).get('all')?.n, 7)
  await server.takeQuiz(token, { chapter: 'optics', count: 7 })
  assert.equal((await abilityOf(id)).get('all')?.n, 7)
})

test('a hinted answer counts half and opens the card of its topic', async () => {
  const { token, id } = await student()
  const call = server.as(token)
  const { quizId, questions } = await startQuiz(call, { count: 5 })
  const [first] = questions
  assert.ok(first)
  const answers = [{ questionId: first._id, selectedOption: first.answer, hinted: true }]
  await call('POST', '/api/quiz/submit-multiple', { quizId, answers })
  const question = server.bank.find(first._id)
  assert.ok(question)
  const item = servedItem(question, new Map())
  const { changed } = learn(new Map(), [
    { item, outcome: 'right', hinted: true, isFirst: true, on: '2026-11-21' },
  ])
  assert.deepEqual((await abilityOf(id)).get('all'), changed.get('all'))
  const [, cards] = await known(id)
  assert.equal(cards?.length, 1)
})

test('many submits of one student at once lose nothing', async () => {
  const { token, id } = await student()
  const call = server.as(token)
  const quizzes = await Promise.all(
    ['kinematics', 'optics', 'kinematics', 'optics'].map((chapter) => startQuiz(call, { chapter, count: 7 })),
  )
  await Promise.all(quizzes.map((quiz) => submitQuiz(call, quiz, { verdict: inOrder(4, 3) })))
  const met = new Set(quizzes.flatMap(({ questions }) => questions.map(({ _id }) => _id)))
  assert.equal((await abilityOf(id)).get('all')?.n, met.size)
})

test('what a submit after a submit leaves is what the answers alone give', async () => {
  const { token, id } = await student()
  for (const [at, right] of [
    ['2026-11-18T06:00:00.000Z', 5],
    ['2026-11-19T06:00:00.000Z', 8],
    ['2026-11-21T06:00:00.000Z', 9],
  ] as const)
    for (const chapter of ['kinematics', 'optics'])
      await server.takeQuiz(token, { at, chapter, verdict: inOrder(right, 2), seconds: 30 })
  const before = await known(id)
  assert.ok(before.every((rows) => rows.length > 1))
  await markStale(server.db, id)
  assert.ok((await rebuildStale(server.db, server.bank)) >= 1)
  assert.deepEqual(await known(id), before)
  assert.equal(await rebuildStale(server.db, server.bank), 0)
})

test('what many quizzes of many students left waiting teaches the same as each quiz by itself', async () => {
  const [one, other, third] = [await student(), await student(), await student()]
  const verdicts = [inOrder(5, 3), inOrder(2, 6), inOrder(8, 1), inOrder(1, 8), inOrder(6, 4), inOrder(7)]
  for (const [day, verdict] of verdicts.entries())
    for (const { token } of [one, other]) {
      await server.takeQuiz(token, { at: `2026-11-1${day}T06:00:00.000Z`, verdict, seconds: 30 })
      await bringUpToDate(server.db, server.bank, one.id)
    }
  await server.takeQuiz(third.token, { at: '2026-11-22T06:00:00.000Z' })
  const waiting = () => listWaiting(server.db, { after: '00000000-0000-0000-0000-000000000000', most: 100 })
  assert.deepEqual((await waiting()).toSorted(), [other.id, third.id].toSorted())
  await Promise.all([learnAllWaiting(server.db, server.bank), learnAllWaiting(server.db, server.bank)])
  assert.deepEqual(await waiting(), [])
  assert.equal((await abilityOf(third.id)).get('all')?.n, 10)
  const before = await known(other.id)
  await markStale(server.db, other.id)
  assert.deepEqual(await known(other.id), before)
})

test('questions are met in the attempt in which they were answered first, however many wait', async () => {
  const { token, id } = await student()
  const met = new Set<string>()
  const expected: { day: string; ids: string[] }[] = []
  for (const day of ['2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08']) {
    const quiz = { at: `${day}T06:00:00.000Z`, chapter: 'optics', verdict: inOrder(3, 2) }
    const { questions } = await server.takeQuiz(token, quiz)
    const answered = questions.filter(({ selectedOption }) => selectedOption !== null)
    const ids = answered.map(({ questionId }) => questionId).filter((questionId) => !met.has(questionId))
    for (const questionId of ids) met.add(questionId)
    expected.push({ day, ids })
  }
  await bringUpToDate(server.db, server.bank, id)
  const text = `SELECT to_char(finished_at, 'YYYY-MM-DD') AS day, question_ids AS ids FROM meetings
    WHERE finished_at < '2026-11-01' ORDER BY finished_at`
  const row = z.object({ day: z.string(), ids: z.array(z.string()) })
  const rows = await server.db.many({ name: 'test.meetings', text, parameters: [] }, {}, row)
  assert.deepEqual(
    rows,
    expected.filter(({ ids }) => ids.length > 0),
  )
})

test('a whole class is brought up to date in as many statements as two pupils', async () => {
  const pupils = await Promise.all(Array.from({ length: 8 }, () => student()))
  const ids = pupils.map(({ id }) => id)
  for (const { token } of pupils) await server.takeQuiz(token, { verdict: inOrder(6, 3), seconds: 30 })
  for (const id of ids.slice(4)) await markStale(server.db, id)
  const [few, many] = [countStatements(server.db), countStatements(server.db)]
  await bringAllUpToDate(few.db, server.bank, ids.slice(3, 5))
  await bringAllUpToDate(many.db, server.bank, ids)
  assert.ok(few.asked.length > 5)
  assert.deepEqual(many.asked, few.asked)
  const rows = await Promise.all(ids.map(known))
  assert.ok(rows.every(([beliefs]) => beliefs?.length === 2))
  for (const id of ids) await markStale(server.db, id)
  await bringAllUpToDate(server.db, server.bank, ids)
  assert.deepEqual(await Promise.all(ids.map(known)), rows)
})

test('a guessed answer opens the card of its topic, whenever it is learnt', async () => {
  const { token, id } = await student()
  const call = server.as(token)
  const { quizId, questions } = await startQuiz(call, { count: 5 })
  const answers = questions.map(({ _id, answer }, place) => ({
    questionId: _id,
    selectedOption: answer,
    ...(place === 0 && { guessed: true }),
  }))
  await call('POST', '/api/quiz/submit-multiple', { quizId, answers })
  const [, cards] = await known(id)
  assert.equal(cards?.length, 1)
  await markStale(server.db, id)
  assert.deepEqual((await known(id))[1], cards)
})

test('a server learns by itself from what is submitted at it', async () => {
  const lessons = new WaitingLessons()
  const learnt: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  let fails = 1
  const stop = lessons.start(
    async (_, students) => {
      if (fails-- > 0) throw new Error('the database does not answer')
      learnt.push(...students)
      if (learnt.length === 2) resolve()
    },
    () => lessons.add(server.db, 'second'),
  )
  lessons.add(server.db, 'first')
  await promise
  stop()
  assert.deepEqual(learnt.toSorted(), ['first', 'second'])
})
