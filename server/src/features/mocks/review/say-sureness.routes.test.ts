import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { markStale, readLearner } from '#learners/learners.store.ts'
import { bringUpToDate } from '#learners/rebuild-learner.ts'
import { answering, type Hall, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { setUnitTest } from '#testing/mocks/teacher.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { lockSitting } from '../sittings/sittings.store.ts'

const Candidate = z.object({ studentId: z.string() })

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

/** A candidate who has answered the first question, rightly, and nothing else. */
async function answerFirst(token: string, choice?: object) {
  server.setTime('2026-11-21T06:00:00.000Z')
  const { hall, page, paper } = await sitDown(server, token, choice)
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000)))
  server.setTime('2026-11-21T06:00:30.000Z')
  return { hall, page, ids: paper.questions.map(({ id }) => id) }
}

const say = (token: string, { sittingId }: Hall, questionId: string | undefined, sureness: string | null) =>
  server.call('PUT', `/api/sittings/${sittingId}/sureness`, { token, body: { questionId, sureness } })

async function candidateOf({ sittingId }: Hall): Promise<string> {
  const text = 'SELECT student_id AS "studentId" FROM sittings WHERE id = $1'
  const { studentId } = await server.owner.one(
    { name: 'test.candidate', text, parameters: ['id'] },
    { id: sittingId },
    Candidate,
  )
  return studentId
}

const waiting = {
  name: 'test.waiting',
  text: 'SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted',
  parameters: [],
}

test('how sure an answer was is said after the paper, changed and taken back, by the candidate alone', async () => {
  const token = await server.signUp('student')
  const { hall, page, ids } = await answerFirst(token)
  const [answered, left] = ids
  const early = await say(token, hall, answered, 'guess')
  assert.deepEqual([early.status, errorOf(early.body).code], [409, 'results_pending'])
  await hall.submit(page)
  assert.deepEqual((await hall.result()).sureness, {})
  for (const sureness of ['guess', 'fifty-fifty']) {
    assert.equal((await say(token, hall, answered, sureness)).status, 200)
    assert.deepEqual((await hall.result()).sureness, { [`${answered}`]: sureness })
  }
  const stranger = await server.signUp('student')
  for (const [who, id] of [
    [stranger, answered],
    [token, left],
    [token, 'opt-9999'],
  ] as const)
    assert.equal((await say(who, hall, id, 'sure')).status, 404)
  for (const [id, sureness] of [
    [answered, 'certain'],
    [undefined, 'sure'],
  ] as const)
    assert.equal((await say(token, hall, id, sureness as string)).status, 400)
  assert.deepEqual((await hall.result()).sureness, { [`${answered}`]: 'fifty-fifty' })
  assert.equal((await say(token, hall, answered, null)).status, 200)
  assert.deepEqual((await hall.result()).sureness, {})
})

test('a right answer that was guessed opens the card of its topic, and none when it is taken back', async () => {
  const token = await server.signUp('student')
  const { hall, page, ids } = await answerFirst(token)
  await hall.submit(page)
  const studentId = await candidateOf(hall)
  const question = server.bank.find(ids[0] ?? '')
  assert.ok(question)
  const cards = async () => {
    await bringUpToDate(server.db, server.bank, studentId)
    const of = { studentId, chapters: [question.chapter], questionIds: [], codes: [] }
    return (await readLearner(server.db, of)).cards.map(({ topic }) => topic)
  }
  const before = await cards()
  assert.ok(!before.includes(question.topic))
  await say(token, hall, question.id, 'guess')
  assert.deepEqual(await cards(), [...before, question.topic])
  await say(token, hall, question.id, null)
  assert.deepEqual(await cards(), before)
})

test('of a test nothing is said before its results are out', async () => {
  const { asha, desk } = await setUnitTest(server)
  const { hall, page, ids } = await answerFirst(asha.token, { testId: desk.testId })
  server.setTime('2026-11-21T06:20:00.000Z')
  await hall.submit(page)
  assert.equal((await say(asha.token, hall, ids[0], 'guess')).status, 409)
  server.setTime('2026-11-21T08:00:00.000Z')
  await desk.release()
  assert.equal((await say(asha.token, hall, ids[0], 'guess')).status, 200)
})

test('who says it while the paper is marked anew waits for the marks, and neither is refused', async () => {
  const token = await server.signUp('student')
  const { hall, page, ids } = await answerFirst(token)
  await hall.submit(page)
  const own = { id: hall.sittingId, studentId: await candidateOf(hall) }
  const { saying } = await server.db.transaction(async (tx) => {
    await lockSitting(tx, own)
    const saying = say(token, hall, ids[0], 'sure')
    while ((await server.owner.one(waiting, {}, z.object({ count: z.int() }))).count === 0);
    await markStale(tx, own.studentId)
    return { saying }
  })
  assert.equal((await saying).status, 200)
})
