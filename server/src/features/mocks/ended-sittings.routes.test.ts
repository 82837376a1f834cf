import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { answering, newPage, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { receipts } from './receipts.ts'
import { closeEnded } from './sittings/close-ended.ts'

const start = new Date('2026-11-21T06:00:00.000Z')

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)
const at = (seconds: number): string => later(seconds).toISOString()
const end = 30 * 60

const closeAll = (now: Date): Promise<number> =>
  closeEnded({ db: server.db, bank: server.bank, receiptFor: receipts('for tests') }, now)

/** A candidate with one right answer, who is then gone. */
async function leftAlone() {
  server.setTime(at(0))
  const token = await server.signUp('student')
  const sat = await sitDown(server, token)
  server.setTime(at(5))
  const right = (place: number) => rightAnswer(server, sat.paper, place)
  await sat.hall.deliver(sat.page, sat.page.act(...answering(0, right(0), 1000)))
  return { ...sat, token, right }
}

test('what nobody comes back to is closed once, ten seconds after its end, by however many servers', async () => {
  const { hall } = await leftAlone()
  assert.equal(await closeAll(later(end + 9)), 0)
  await Promise.all([closeAll(later(end + 10)), closeAll(later(end + 10)), closeAll(later(end + 10))])
  server.setTime(at(end + 60))
  const result = await hall.result()
  assert.deepEqual([result.closedBy, result.right, result.changes], ['clock', 1, []])
  assert.equal(await closeAll(later(end + 60)), 0)
})

test('the next request after the end closes as well', async () => {
  const { hall, page } = await leftAlone()
  server.setTime(at(end + 9))
  assert.equal((await hall.deliver(page)).state, 'running')
  server.setTime(at(end + 10))
  assert.equal((await hall.read()).state, 'closed')
  assert.equal((await hall.submit(page)).state, 'closed')
  assert.equal((await hall.result()).closedBy, 'clock')
})

test('answers given offline before the end count when they come after it, and those given after it do not', async () => {
  const { hall, page, right } = await leftAlone()
  const offline = page.act(
    ...answering(1, right(1), 600_000),
    ...answering(2, right(2), end * 1000 - 1000), // saved a second after the end, within the two seconds of grace
    ...answering(3, right(3), end * 1000 + 1000), // saved three seconds after the end
  )
  await closeAll(later(end + 10))
  server.setTime(at(end + 43 * 60))
  assert.equal((await hall.result()).right, 1)
  const ack = await hall.deliver(page, offline)
  assert.deepEqual([ack.state, ack.ackSeq], ['closed', 12])
  const { right: found, late, changes } = await hall.result()
  assert.equal(found, 3)
  assert.deepEqual(late, { answers: 2, minutes: 43, refused: 1, missing: 0, counts: true })
  assert.deepEqual(
    changes.map(({ version, old, new: score, reason }) => [version, old, score, reason]),
    [[2, 16, 48, 'late answers']],
  )
  await hall.deliver(page, offline)
  assert.equal((await hall.result()).changes.length, 1)
})

test('what is handed in during the grace counts no act after the end', async () => {
  const { hall, page, right } = await leftAlone()
  server.setTime(at(end + 8))
  await hall.deliver(page, page.act(...answering(1, right(1), end * 1000 + 4000)))
  await hall.submit(page)
  const { right: found, late, closedBy } = await hall.result()
  assert.deepEqual([found, late.refused, closedBy], [1, 3, 'clock'])
})

test('a page that was opened without a network and tells it after the end has its answers counted', async () => {
  const { hall, right } = await leftAlone()
  await closeAll(later(end + 10))
  server.setTime(at(end + 600))
  const unknown = newPage()
  const acts = unknown.act({ k: 'shown', t: 900_000 }, ...answering(1, right(1), 910_000))
  const ack = await hall.deliver(unknown, acts)
  assert.deepEqual([ack.ackSeq, ack.state], [4, 'closed'])
  const result = await hall.result()
  assert.deepEqual([result.right, result.late.answers], [2, 1])
})

test('a batch that is missing in the middle is asked for, and counts once it has come', async () => {
  const { hall, page, right } = await leftAlone()
  const lost = page.act(...answering(1, right(1), 10_000))
  const known = page.act(...answering(2, right(2), 20_000))
  assert.equal((await hall.deliver(page, known)).ackSeq, 3)
  const resumed = await hall.resume(newPage())
  assert.equal(resumed.hall.questions[2]?.response, null)
  await closeAll(later(end + 10))
  server.setTime(at(end + 60))
  const closed = await hall.result()
  assert.deepEqual([closed.right, closed.late.missing], [2, 3])
  assert.equal((await hall.deliver(page, lost)).ackSeq, 9)
  const whole = await hall.result()
  assert.deepEqual([whole.right, whole.late.missing, whole.late.answers], [3, 0, 1])
})

test('after seven days nothing is taken any more', async () => {
  const { hall, page } = await leftAlone()
  await closeAll(later(end + 10))
  server.setTime(at(end + 7 * 24 * 3600 + 1))
  const { status, body } = await hall.send(page, page.act({ k: 'hidden', t: 5000 }))
  assert.deepEqual([status, errorOf(body).code], [409, 'closed'])
})

test('a batch stores once, in whatever order and however often it comes', async () => {
  const stored = await rowsOf(server.db, 'sitting_batches')
  const { hall, page, right } = await leftAlone()
  const batches = [1, 2, 3, 4].map((place) => page.act(...answering(place, right(place), 10_000 * place)))
  const shuffled = [2, 0, 3, 1, 0, 2].flatMap((i) => batches[i] ?? [])
  for (let i = 0; i < shuffled.length; i += 3) await hall.deliver(page, shuffled.slice(i, i + 3))
  assert.equal((await rowsOf(server.db, 'sitting_batches')) - stored, 5)
  server.setTime(at(60))
  await hall.submit(page)
  assert.equal((await hall.result()).right, 5)
})

test('of two acts under one number the first counts', async () => {
  const { hall, page, paper } = await leftAlone()
  const [open] = page.act({ k: 'open', q: 5, t: 10_000 })
  assert.ok(open)
  await hall.deliver(page, [open])
  await hall.deliver(page, [{ ...open, k: 'clear', q: 0 }])
  server.setTime(at(60))
  await hall.submit(page)
  const { questions } = await hall.result()
  assert.equal(questions[0]?.response, rightAnswer(server, paper, 0))
})

test('time without a page is given back when the student takes it, up to its bounds', async () => {
  const { hall } = await leftAlone()
  server.setTime(at(5 + 29))
  assert.equal((await hall.resume(newPage())).gap, null)
  server.setTime(at(34 + 372))
  const second = newPage()
  const { gap, endsAt } = await hall.resume(second)
  assert.deepEqual([gap, endsAt], [{ seconds: 372, offered: 372, toAsk: 0 }, at(end)])
  assert.deepEqual(await hall.settle('take'), { endsAt: at(end + 372), returnedSeconds: 372 })
  assert.deepEqual(await hall.settle('take'), { endsAt: at(end + 372), returnedSeconds: 372 })
  server.setTime(at(406 + 1200))
  assert.deepEqual((await hall.resume(newPage())).gap, { seconds: 1200, offered: 900, toAsk: 0 })
  assert.equal((await hall.settle('take')).endsAt, at(end + 1272))
  server.setTime(at(1606 + 1200))
  assert.deepEqual((await hall.resume(newPage())).gap, { seconds: 1200, offered: 528, toAsk: 0 })
  assert.deepEqual(await hall.settle('leave'), { endsAt: at(end + 1272), returnedSeconds: 1272 })
  await closeAll(later(end + 1272 + 10))
  server.setTime(at(end + 2000))
  assert.equal((await hall.result()).returnedSeconds, 1272)
})

test('a page that works offline loses no time, and two gaps that are not settled add up', async () => {
  const { hall, page, token } = await leftAlone()
  server.setTime(at(305))
  await hall.deliver(page)
  server.setTime(at(345))
  await hall.resume(newPage())
  server.setTime(at(445))
  assert.deepEqual((await hall.resume(newPage())).gap, { seconds: 140, offered: 140, toAsk: 0 })
  server.setTime(at(end + 10))
  const { status, body } = await server.call('POST', `/api/sittings/${hall.sittingId}/lost-time`, {
    token,
    body: { choice: 'take' },
  })
  assert.deepEqual([status, errorOf(body).code], [409, 'closed'])
})

test('the percentile is that of first sittings of a form, from thirty takers on', async () => {
  const takers: (Awaited<ReturnType<typeof sitDown>> & { token: string })[] = []
  for (let i = 0; i < 30; i++) {
    server.setTime(at(0))
    const token = await server.signUp('student')
    const sat = await sitDown(server, token, { template: 'two-clocks', form: 1 })
    const right = i < 24 ? 1 : 2
    const acts = [0, 1]
      .slice(0, right)
      .flatMap((place) => answering(place, rightAnswer(server, sat.paper, place), 5000 * place))
    await sat.hall.deliver(sat.page, sat.page.act(...acts))
    server.setTime(at(60))
    if (i === 29) assert.equal((await takers[0]?.hall.result())?.percentile, null)
    await sat.hall.submit(sat.page)
    takers.push({ ...sat, token })
  }
  const [first] = takers
  const percentile = (await first?.hall.result())?.percentile
  assert.deepEqual([percentile?.takers, percentile?.atMost, percentile?.percentile], [30, 24, 80])
  const again = await sitDown(server, first?.token ?? '', { template: 'two-clocks', form: 1 })
  server.setTime(at(120))
  await again.hall.submit(again.page)
  assert.equal((await again.hall.result()).percentile, null)
})
