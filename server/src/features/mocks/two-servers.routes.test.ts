import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { connect } from '#platform/db.ts'
import { inSchema } from '#platform/tenants.ts'
import { answering, hallOf, newPage, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { type SecondServer, secondServer } from '#testing/second-server.ts'
import { rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { receipts } from './receipts.ts'
import { closeEnded } from './sittings/close-ended.ts'

const start = '2026-11-21T06:00:00.000Z'
const aMinuteAfterTheEnd = new Date('2026-11-21T06:31:00.000Z')
const candidates = 20

let server: TestApp
let other: SecondServer
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  other = await secondServer(server)
})
after(async () => {
  await other.close()
  await server.close()
})

const run = (text: string): Promise<number> => server.owner.run({ name: '', text, parameters: [] }, {})

test('two browsers at two servers: the last to open goes on, and no saved answer becomes blank', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token)
  const right = (place: number) => rightAnswer(server, paper, place)
  await hall.deliver(page, page.act(...answering(0, right(0), 1000), ...answering(1, right(1), 5000)))
  const elsewhere = hallOf({ ...server, as: other.as, call: other.call }, token, hall.sittingId)
  const second = newPage()
  const resumed = await elsewhere.resume(second)
  assert.deepEqual(
    resumed.hall.questions.slice(0, 3).map(({ response }) => response),
    [right(0), right(1), null],
  )
  // The first page sends what it still had; it has lost the sitting and clears nothing of the second one.
  const late = await hall.deliver(page, page.act(...answering(2, right(2), 9000)))
  assert.equal(late.isCurrent, false)
  await elsewhere.deliver(second, second.act({ k: 'shown', t: 10_000 }, ...answering(3, right(3), 11_000)))
  const reply = await server.call('POST', `/api/sittings/${hall.sittingId}/submit`, {
    token,
    body: { pageId: page.pageId },
  })
  assert.equal(reply.status, 409)
  server.setTime('2026-11-21T06:01:00.000Z')
  await hall.submit(second)
  const { questions } = await hall.result()
  assert.deepEqual(
    questions.slice(0, 5).map(({ response }) => response),
    [right(0), right(1), right(2), right(3), null],
  )
})

test('two servers close between them what nobody came back to, each sitting once', async () => {
  server.setTime(start)
  for (let i = 0; i < candidates; i++) await sitDown(server, await server.signUp('student'))
  const results = await rowsOf(server.db, 'sitting_results')
  const another = connect(inSchema(server.databaseUrl, 'public'), { size: 4 })
  const receiptFor = receipts('for tests')
  try {
    await Promise.all(
      [server.db, another].map((db) => closeEnded({ db, bank: server.bank, receiptFor }, aMinuteAfterTheEnd)),
    )
  } finally {
    await another.close()
  }
  assert.equal(await run(`SELECT FROM public.sittings WHERE state = 'running'`), 0)
  assert.equal((await rowsOf(server.db, 'sitting_results')) - results, candidates)
})

test('a row that another server is closing is passed over, and is no obstacle to the next', async () => {
  server.setTime(start)
  const held = await sitDown(server, await server.signUp('student'))
  const free = await sitDown(server, await server.signUp('student'))
  const closeAll = () =>
    closeEnded({ db: server.db, bank: server.bank, receiptFor: receipts('for tests') }, aMinuteAfterTheEnd)
  const stateOf = (id: string) => run(`SELECT FROM public.sittings WHERE id = '${id}' AND state = 'running'`)
  await server.owner.transaction(async (tx) => {
    const text = `SELECT id FROM public.sittings WHERE id = '${held.hall.sittingId}' FOR UPDATE`
    await tx.run({ name: '', text, parameters: [] }, {})
    await closeAll()
    assert.deepEqual([await stateOf(held.hall.sittingId), await stateOf(free.hall.sittingId)], [1, 0])
  })
  await closeAll()
  assert.equal(await stateOf(held.hall.sittingId), 0)
})

test('one that cannot be closed keeps no other open, and is told of', async () => {
  server.setTime(start)
  const broken = await sitDown(server, await server.signUp('student'), { template: 'sample' })
  const whole = await sitDown(server, await server.signUp('student'))
  const id = broken.hall.sittingId
  await run(
    `UPDATE public.papers SET template = 'no more' WHERE id = (SELECT paper_id FROM public.sittings WHERE id = '${id}')`,
  )
  await assert.rejects(
    closeEnded({ db: server.db, bank: server.bank, receiptFor: receipts('for tests') }, aMinuteAfterTheEnd),
    /1 sittings could not be closed/,
  )
  server.setTime(aMinuteAfterTheEnd.toISOString())
  assert.equal((await whole.hall.result()).closedBy, 'clock')
})
