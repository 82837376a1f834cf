import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { TestInput } from '@vikalp/contract/mocks/tests'
import { answering, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { deskOf, setUnitTest, workOf } from '#testing/mocks/teacher.ts'
import { userIdOf } from '#testing/roster.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { forgetLeaves } from '../sittings/batches.store.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

const setTest = (rules: Partial<TestInput> = {}) => setUnitTest(server, rules)

test('a cancelled test stops whoever writes, keeps what was written and says why', async () => {
  const { asha, ravi, desk } = await setTest()
  server.setTime(at('06:00:00'))
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000)))
  server.setTime(at('06:05:00'))
  const cancelled = await desk.cancel('The power was cut')
  assert.deepEqual([cancelled.state, cancelled.running, cancelled.handedIn], ['cancelled', 0, 1])
  assert.deepEqual([(await hall.result()).closedBy, (await hall.result()).right], ['teacher', 1])
  const [seen] = (await workOf(server, ravi.token)).tests
  assert.deepEqual([seen?.state, seen?.cancelReason], ['cancelled', 'The power was cut'])
})

test('a corrected key marks everybody again and keeps what was', async () => {
  const { asha, ravi, desk } = await setTest()
  server.setTime(at('06:00:00'))
  const first = await sitDown(server, asha.token, { testId: desk.testId })
  const second = await sitDown(server, ravi.token, { testId: desk.testId })
  const questionId = first.paper.questions[0]?.id ?? ''
  const wrong = wrongAnswer(server, first.paper, 0)
  await first.hall.deliver(first.page, first.page.act(...answering(0, wrong, 1000)))
  server.setTime(at('06:01:00'))
  await first.hall.submit(first.page)
  await second.hall.submit(second.page)
  const scores = ({ rows }: { rows: { score: number }[] }) => rows.map(({ score }) => score)
  assert.deepEqual(scores(await desk.results()), [-4, 0])
  const right = rightAnswer(server, first.paper, 0)
  assert.deepEqual(
    scores(await desk.correct({ questionId, kind: 'letters', letters: [wrong, right] })),
    [16, 0],
  )
  assert.deepEqual(scores(await desk.correct({ questionId, kind: 'dropped', letters: [] })), [16, 16])
  server.setTime(at('07:00:00'))
  await desk.release()
  const { score, changes } = await first.hall.result()
  assert.equal(score, 16)
  assert.deepEqual(
    changes.map((change) => [change.version, change.old, change.new, change.reason, change.place]),
    [
      [2, -4, 16, 'Two are right', 0],
      [3, 16, 16, 'Two are right', 0],
    ],
  )
})

test('time that was lost is given by the teacher, after the end too', async () => {
  const { asha, desk } = await setTest({ lostTime: 'giveBack', results: 'at_once' })
  server.setTime(at('06:00:00'))
  const { hall, page } = await sitDown(server, asha.token, { testId: desk.testId })
  server.setTime(at('06:10:00'))
  const back = await hall.resume({ ...page, pageId: randomUUID() })
  assert.deepEqual(back.gap, { seconds: 600, offered: 300, toAsk: 300 })
  assert.equal((await hall.settle('take')).endsAt, at('06:35:00'))
  const asked = (await desk.board()).rows[0]
  assert.deepEqual([asked?.asksFor, asked?.asksFrom], [300, at('06:00:00')])
  await desk.grant(asha.id, 300)
  const [row] = (await desk.board()).rows
  assert.deepEqual([row?.asksFor, row?.asksFrom, row?.endsAt], [0, null, at('06:40:00')])

  server.setTime(at('06:41:00'))
  assert.equal((await hall.read()).state, 'closed')
  await desk.grant(asha.id, 120)
  assert.equal((await hall.read()).state, 'paused', 'it waits for the student')
  server.setTime(at('08:00:00'))
  assert.equal((await desk.read()).state, 'closed', 'the results wait as well')
  const again = await hall.resume({ ...page, pageId: randomUUID() })
  assert.deepEqual([again.state, again.endsAt], ['running', at('08:02:00')])
})

test('leaves of the page are told only where the test asked for them', async () => {
  for (const leaveInfo of [false, true]) {
    const { room, asha, desk } = await setTest({ leaveInfo })
    const teacherId = await userIdOf(server, room.teacher)
    server.setTime(at('06:00:00'))
    const { hall, page } = await sitDown(server, asha.token, { testId: desk.testId })
    await hall.deliver(
      page,
      page.act({ k: 'open', q: 0, t: 0 }, { k: 'hidden', t: 1000 }, { k: 'shown', t: 9000 }),
    )
    await hall.submit(page)
    const { rows } = await desk.results()
    assert.deepEqual(rows[0]?.leaves, leaveInfo ? { times: 1, ms: 8000 } : null)
    server.setTime('2026-12-22T06:00:00.000Z')
    const teacher = await server.tokenOf(teacherId)
    const later = await deskOf(server, { ...room, teacher }, desk.testId).results()
    assert.equal(later.rows[0]?.leaves, null, 'it is told no more after a month')
  }
})

test('leaves are stored only where the test tells of them, and for thirty days', async () => {
  for (const leaveInfo of [false, true]) {
    const { asha, desk } = await setTest({ leaveInfo })
    server.setTime(at('06:00:00'))
    const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
    const acts = page.act(
      ...answering(0, rightAnswer(server, paper, 0), 1000),
      { k: 'hidden', t: 4000 },
      { k: 'shown', t: 12_000 },
      ...answering(1, rightAnswer(server, paper, 1), 13_000),
    )
    const { ackSeq } = await hall.deliver(page, acts)
    assert.equal((await hall.deliver(page, acts)).ackSeq, ackSeq)
    server.setTime(at('06:10:00'))
    await hall.submit(page)
    const batches = (that: string): Promise<number> => {
      const text = `SELECT FROM public.sitting_batches WHERE sitting_id = '${hall.sittingId}' AND ${that}`
      return server.owner.run({ name: '', text, parameters: [] }, {})
    }
    const withLeaves = () =>
      batches(`jsonb_path_exists(events, '$[*] ? (@.k == "hidden" || @.k == "shown")')`)
    assert.equal(await batches('true'), 1, 'sent again it is the same batch')
    assert.equal(await withLeaves(), leaveInfo ? 1 : 0)
    await forgetLeaves(server.db, new Date(at('06:09:59')))
    assert.equal(await withLeaves(), leaveInfo ? 1 : 0)
    await forgetLeaves(server.db, new Date(at('06:10:00')))
    assert.equal(await withLeaves(), 0)
    assert.equal(await batches(`jsonb_array_length(events) = ${acts.length}`), 1, 'the other acts stay')
    assert.equal((await desk.results()).rows[0]?.right, 2)
  }
})
