import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { SittingPage } from '@vikalp/contract/mocks/sittings'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { answering, hallOf, newPage, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

const start = '2026-11-21T06:00:00.000Z'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const minutesLater = (minutes: number): string =>
  new Date(new Date(start).getTime() + minutes * 60_000).toISOString()

test('a paper from its instructions to its result', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const hall = hallOf(server, token)
  const ready = await hall.start()
  assert.deepEqual(
    [ready.state, ready.minutes, ready.lostTime, ready.leaveInfo, ready.wouldEndAt, ready.met],
    ['ready', 30, 'giveBack', false, minutesLater(30), 0],
  )
  const page = newPage()
  const paper = await hall.begin(page)
  assert.deepEqual([paper.state, paper.endsAt, paper.gap], ['running', minutesLater(30), null])
  assert.deepEqual(
    paper.questions.map(({ section }) => section),
    [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2],
  )
  server.setTime(minutesLater(1))
  const ack = await hall.deliver(
    page,
    page.act(
      ...answering(0, rightAnswer(server, paper, 0), 1000),
      ...answering(1, wrongAnswer(server, paper, 1), 5000),
      ...answering(6, rightAnswer(server, paper, 6), 9000),
      // Picked and left.
      { k: 'open', q: 2, t: 14_000 },
      { k: 'pick', q: 2, v: rightAnswer(server, paper, 2), t: 15_000 },
      { k: 'open', q: 3, t: 16_000 },
      { k: 'submit', t: 20_000 },
    ),
  )
  assert.deepEqual([ack.ackSeq, ack.state, ack.isCurrent], [13, 'running', true])
  const handedIn = await hall.submit(page)
  assert.deepEqual(
    [handedIn.state, handedIn.submittedAt, handedIn.resultsAt],
    ['submitted', minutesLater(1), minutesLater(1)],
  )
  assert.match(handedIn.receipt, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  assert.deepEqual(await hall.submit(page), handedIn)

  const result = await hall.result()
  const { right, wrong, blank, dropped, score, highest, lost } = result
  assert.deepEqual(
    { right, wrong, blank, dropped, score, highest, lost },
    {
      right: 2,
      wrong: 1,
      blank: 9,
      dropped: 0,
      score: 28,
      highest: 192,
      lost: 4,
    },
  )
  assert.deepEqual(
    result.parts.map(({ tally }) => tally.score),
    [12, 16, 0],
  )
  assert.deepEqual(result.unsaved, { picks: 1, right: 1, score: 28, withThem: 44 })
  assert.deepEqual([result.closedBy, result.receipt, result.percentile], ['student', handedIn.receipt, null])
  assert.equal(result.questions.length, 12)
  assert.deepEqual(result.questions[6]?.right, [rightAnswer(server, paper, 6)])
  assert.equal(result.questions[6]?.unit, 'cm')
  assert.equal(result.questions[6]?.question.options, undefined)
})

test('nothing that is served before the end tells an answer', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token)
  await hall.deliver(page, page.act(...answering(0, 'A', 1000)))
  const resumed = await hall.resume(newPage())
  const served = JSON.stringify([await hall.read(), paper, resumed])
  for (const property of [
    'answer',
    'explanation',
    'hint',
    'notes',
    'difficulty',
    'topic',
    'level',
    'correct',
  ])
    assert.ok(!served.includes(`"${property}`), property)
  for (const { id } of paper.questions) {
    const { hint, explanation } = server.bank.find(id) ?? server.bank.findNumeric(id) ?? assert.fail(id)
    assert.ok(!served.includes(hint) && !served.includes(explanation), id)
  }
})

test('before the end there is no result, and what is refused looks the same whatever was answered', async () => {
  server.setTime(start)
  const lengths = new Set<number>()
  for (const answer of [rightAnswer, wrongAnswer]) {
    const token = await server.signUp('student')
    const { hall, page, paper } = await sitDown(server, token)
    for (const place of paper.questions.keys())
      await hall.deliver(page, page.act(...answering(place, answer(server, paper, place), 3000 * place)))
    const { status, body } = await hall.readResult()
    assert.deepEqual([status, errorOf(body).code], [409, 'results_pending'])
    lengths.add(JSON.stringify({ ...errorOf(body), requestId: '' }).length)
  }
  assert.equal(lengths.size, 1)
})

test('a paper is begun once: the same page may ask again, another one goes on by resuming', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token)
  assert.deepEqual(await hall.begin(page), paper)
  const body = { agreed: true, pageId: newPage().pageId }
  const other = await server.call('POST', `/api/sittings/${hall.sittingId}/begin`, { token, body })
  assert.deepEqual([other.status, errorOf(other.body).code], [409, 'already_begun'])
  const unread = await server.call('POST', `/api/sittings/${hall.sittingId}/begin`, {
    token,
    body: { ...body, agreed: false },
  })
  assert.equal(unread.status, 400)
})

test('of two pages the last goes on, and no saved answer becomes blank', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token)
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000)))
  const unsent = page.act(...answering(1, rightAnswer(server, paper, 1), 5000))
  server.setTime(minutesLater(0.2))
  const second = newPage()
  const resumed = await hall.resume(second)
  assert.equal(resumed.hall.questions[0]?.response, rightAnswer(server, paper, 0))
  await hall.deliver(
    second,
    second.act({ k: 'shown', t: 12_000 }, ...answering(2, rightAnswer(server, paper, 2), 13_000)),
  )
  const late = await hall.deliver(page, unsent)
  assert.deepEqual([late.isCurrent, late.ackSeq], [false, 6])
  const body = { pageId: page.pageId }
  const stale = await server.call('POST', `/api/sittings/${hall.sittingId}/submit`, { token, body })
  assert.deepEqual([stale.status, errorOf(stale.body).code], [409, 'stale_page'])
  const again = await server.call('POST', `/api/sittings/${hall.sittingId}/resume`, { token, body })
  assert.deepEqual([again.status, errorOf(again.body).code], [409, 'stale_page'])
  server.setTime(minutesLater(1))
  await hall.submit(second)
  assert.equal((await hall.result()).right, 3)
})

test('a stranger page, a paper that has not begun, and numbers with a gap are refused', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page } = await sitDown(server, token)
  const stranger = await hall.send(newPage())
  assert.deepEqual([stranger.status, errorOf(stranger.body).code], [409, 'stale_page'])
  const gap = await hall.send(page, [
    { seq: 1, k: 'shown', t: 0 },
    { seq: 3, k: 'shown', t: 1 },
  ])
  assert.equal(gap.status, 400)
  const unbegun = hallOf(server, token)
  await unbegun.start()
  assert.equal(errorOf((await unbegun.send(newPage())).body).code, 'not_open')
})

test('the part with a clock of its own follows the part before, within its hours', async () => {
  server.setTime(start)
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token, { template: 'two-clocks', form: 1 })
  assert.equal(paper.questions.length, 4)
  const next = hallOf(server, token)
  const choice = { after: hall.sittingId }
  const early = await server.call('POST', '/api/sittings', {
    token,
    body: { sittingId: next.sittingId, ...choice },
  })
  assert.equal(errorOf(early.body).code, 'not_open')
  server.setTime(minutesLater(1))
  const { nextPart } = await hall.submit(page)
  assert.deepEqual(nextPart, { title: 'Biology', until: minutesLater(1 + 24 * 60) })
  const listed = async (): Promise<unknown> =>
    dataOf<SittingPage>((await server.call('GET', '/api/sittings', { token })).body).sittings.find(
      ({ sittingId }) => sittingId === hall.sittingId,
    )?.nextPart
  const ready = await next.start(choice)
  assert.deepEqual(await listed(), nextPart)
  assert.deepEqual([ready.minutes, ready.met, ready.sections.length], [10, 0, 1])
  assert.equal((await hallOf(server, token).start(choice)).sittingId, next.sittingId)
  assert.deepEqual(
    (await next.begin(newPage())).questions.map(({ section, id }) => [section, id.slice(0, 3)]),
    [
      [0, 'evo'],
      [0, 'evo'],
      [0, 'evo'],
    ],
  )
  assert.equal(await listed(), null)
  const other = await server.signUp('student')
  server.setTime(start)
  const first = await sitDown(server, other, { template: 'two-clocks', form: 1 })
  server.setTime(minutesLater(1))
  await first.hall.submit(first.page)
  server.setTime(minutesLater(1 + 24 * 60))
  const tooLate = await server.call('POST', '/api/sittings', {
    token: other,
    body: { sittingId: newPage().pageId, after: first.hall.sittingId },
  })
  assert.equal(errorOf(tooLate.body).code, 'closed')
})

test('the list has the sittings of the caller, the newest first, with the score once there is one', async () => {
  const token = await server.signUp('student')
  server.setTime(start)
  const first = await sitDown(server, token)
  server.setTime(minutesLater(1))
  await first.hall.submit(first.page)
  const second = await sitDown(server, token, { template: 'sample', form: 2 })
  const list = async (query = ''): Promise<SittingPage> =>
    dataOf((await server.call('GET', `/api/sittings${query}`, { token })).body)
  const { total, sittings } = await list()
  assert.equal(total, 2)
  assert.deepEqual(
    sittings.map(({ sittingId, form, state, score, highest }) => [sittingId, form, state, score, highest]),
    [
      [second.hall.sittingId, 2, 'running', null, 192],
      [first.hall.sittingId, 1, 'submitted', 0, 192],
    ],
  )
  assert.deepEqual(
    (await list(`?after=${second.hall.sittingId}`)).sittings.map(({ form }) => form),
    [1],
  )
})

test('a paper with an answer keeps the streak, and no paper stands in a badge or an average', async () => {
  const figures = async (answers: number): Promise<unknown[]> => {
    server.setTime(start)
    const token = await server.signUp('student')
    const { hall, page, paper } = await sitDown(server, token)
    const acts = [0, 1, 2]
      .slice(0, answers)
      .flatMap((place) => answering(place, rightAnswer(server, paper, place), 3000 * place))
    await hall.deliver(page, page.act(...acts))
    server.setTime(minutesLater(1))
    await hall.submit(page)
    const { stats, badges, totalAttempts } = dataOf<StudentProfile>(
      (await server.call('GET', '/api/profiles/student', { token })).body,
    )
    const progress = badges.filter((badge) => (badge.progress ?? 0) > 0).map(({ key }) => key)
    return [
      stats.streak,
      stats.quizzesTaken,
      totalAttempts,
      progress.filter((key) => key !== 'streak-champion'),
    ]
  }
  assert.deepEqual(await figures(3), [1, 0, 0, []])
  assert.deepEqual(await figures(0), [0, 0, 0, []])
})
