import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ChapterProgress } from '@vikalp/contract/catalogue'
import type { Question } from '@vikalp/contract/question'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { z } from 'zod'
import { receipts } from '#features/mocks/receipts.ts'
import { closeEnded } from '#features/mocks/sittings/close-ended.ts'
import { rebuildRollups } from '#features/quiz/rollups.store.ts'
import { answering, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { readStatistics } from './statistics.store.ts'

const start = '2026-11-21T06:00:00.000Z'
const aMinuteLater = '2026-11-21T06:01:00.000Z'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const whoIs = async (token: string): Promise<string> =>
  dataOf<{ id: string }>((await server.call('GET', '/api/accounts/me', { token })).body).id

const TopicRow = z.object({ topic: z.string(), answered: z.int(), correct: z.int() })

/** What teachers see of strengths is computed from these. */
const topicsOf = (studentId: string): Promise<z.infer<typeof TopicRow>[]> =>
  server.db.many(
    {
      name: 'test.topics',
      text: `SELECT chapter || ', ' || topic AS topic, answered, correct FROM student_topics
        WHERE student_id = $1 ORDER BY chapter, topic`,
      parameters: ['studentId'],
    },
    { studentId },
    TopicRow,
  )

const sumOf = (topics: readonly z.infer<typeof TopicRow>[]): [answered: number, correct: number] => [
  topics.reduce((sum, { answered }) => sum + answered, 0),
  topics.reduce((sum, { correct }) => sum + correct, 0),
]

/** Place 0 right, place 1 wrong, place 6, a typed number, right, all others blank. */
async function sitHalf() {
  server.setTime(start)
  const token = await server.signUp('student')
  const sat = await sitDown(server, token)
  const right = (place: number) => rightAnswer(server, sat.paper, place)
  const acts = [
    ...answering(0, right(0), 1000),
    ...answering(1, wrongAnswer(server, sat.paper, 1), 10_000),
    ...answering(6, right(6), 20_000),
  ]
  await sat.hall.deliver(sat.page, sat.page.act(...acts))
  return { ...sat, token, right, studentId: await whoIs(token) }
}

const idAt = ({ paper }: Awaited<ReturnType<typeof sitHalf>>, place: number): string =>
  paper.questions[place]?.id ?? ''

test('answers of a paper reach topics, practice and statistics with its end and not before', async () => {
  const sat = await sitHalf()
  const { hall, page, studentId } = sat
  const measured = async (place: number) =>
    (await readStatistics(server.db, server.bank)).find(({ id }) => id === idAt(sat, place))
  assert.deepEqual(await topicsOf(studentId), [])
  assert.equal(await measured(1), undefined)
  server.setTime(aMinuteLater)
  await hall.submit(page)
  assert.deepEqual(sumOf(await topicsOf(studentId)), [3, 2])
  const [right, wrong] = [await measured(0), await measured(1)]
  assert.deepEqual([right?.facility, right?.students, wrong?.facility], [1, 1, 0])
})

test('a question of a paper is not asked anew in practice, and is met on the card of its chapter', async () => {
  const { token, hall, page, paper } = await sitHalf()
  const get = async <T>(url: string): Promise<T> => dataOf((await server.call('GET', url, { token })).body)
  await server.takeQuiz(token, { chapter: 'kinematics', count: 5 })
  const metOf = async (): Promise<number | undefined> =>
    (await get<ChapterProgress[]>('/api/quiz/progress?exam=NEET&subject=Physics')).find(
      ({ chapter }) => chapter === 'kinematics',
    )?.met
  const before = (await metOf()) ?? 0
  server.setTime(aMinuteLater)
  await hall.submit(page)
  const asked = paper.questions.map(({ id }) => id).filter((id) => id.startsWith('kin-'))
  assert.equal(await metOf(), before + asked.length) // what is held is in no quiz
  const next = await get<Question & { repeat: boolean }>('/api/questions/next/kinematics')
  assert.ok(!asked.includes(next._id))
})

test('the day counts for the streak at once; counts, averages and badges of quizzes stay as they are', async () => {
  const { token, hall, page, studentId } = await sitHalf()
  const profile = async (): Promise<StudentProfile> =>
    dataOf((await server.call('GET', '/api/profiles/student', { token })).body)
  const before = await profile()
  server.setTime(aMinuteLater)
  await hall.submit(page)
  const then = await profile()
  const practised = ({ practisedDays }: StudentProfile): string[] =>
    practisedDays.flatMap(({ day, practised: isPractised }) => (isPractised ? [day] : []))
  assert.deepEqual([practised(before), practised(then)], [[], ['2026-11-21']])
  assert.deepEqual({ ...then.stats, streak: 0 }, before.stats)
  assert.equal(then.stats.streak, 1)
  assert.deepEqual([then.trend, then.subjects, then.totalAttempts], [before.trend, before.subjects, 0])
  assert.deepEqual(
    then.badges.filter(({ status }) => status === 'earned'),
    [],
  )
  assert.ok((await topicsOf(studentId)).length > 0)
})

test('late answers replace what was known, and a repair gives the same topics', async () => {
  const { hall, page, right, studentId } = await sitHalf()
  const offline = page.act(...answering(1, right(1), 60_000), ...answering(2, right(2), 70_000))
  const closing = new Date('2026-11-21T06:30:10.000Z')
  await closeEnded({ db: server.db, bank: server.bank, receiptFor: receipts('for tests') }, closing)
  assert.deepEqual(sumOf(await topicsOf(studentId)), [3, 2])
  server.setTime('2026-11-21T08:00:00.000Z')
  await hall.deliver(page, offline)
  const kept = await topicsOf(studentId)
  assert.deepEqual(sumOf(kept), [4, 4])
  await server.db.transaction((tx) => rebuildRollups(tx, server.bank))
  assert.deepEqual(await topicsOf(studentId), kept)
})

test('a wrong answer that is cleared later leaves no empty topic behind', async () => {
  const { hall, page, studentId } = await sitHalf()
  const cleared = page.act({ k: 'open', q: 1, t: 60_000 }, { k: 'clear', q: 1, t: 61_000 })
  const closing = new Date('2026-11-21T06:30:10.000Z')
  await closeEnded({ db: server.db, bank: server.bank, receiptFor: receipts('for tests') }, closing)
  server.setTime('2026-11-21T08:00:00.000Z')
  await hall.deliver(page, cleared)
  const kept = await topicsOf(studentId)
  assert.deepEqual(sumOf(kept), [2, 2])
  assert.ok(kept.every(({ answered }) => answered > 0))
})
