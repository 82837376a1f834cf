import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { TestInput } from '@vikalp/contract/mocks/tests'
import { answering, hallOf, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { deskOf, openClassroom, setUnitTest, workOf } from '#testing/mocks/teacher.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

const setTest = (rules: Partial<TestInput> = {}) => setUnitTest(server, rules)

test('a test from its draft to its results', async () => {
  server.setTime(at('05:00:00'))
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const [asha, ravi] = room.students
  assert.ok(asha && ravi)
  const desk = deskOf(server, room)
  const draft = await desk.save()
  assert.deepEqual([draft.state, draft.questions, draft.minutes, draft.students], ['draft', 7, 30, 2])
  assert.deepEqual((await workOf(server, asha.token)).tests, [], 'a draft is seen by nobody else')
  assert.equal((await desk.publish()).state, 'planned')
  const [set] = (await workOf(server, asha.token)).tests
  assert.deepEqual([set?.title, set?.state, set?.sitting], ['Unit test 3', 'planned', null])

  // The instructions can be read before; the clock cannot begin.
  const early = hallOf(server, asha.token)
  const ready = await early.start({ testId: desk.testId })
  assert.deepEqual([ready.title, ready.opensAt, ready.minutes], ['Unit test 3', at('06:00:00'), 30])
  const begin = (sittingId: string, token: string) =>
    server.call('POST', `/api/sittings/${sittingId}/begin`, {
      token,
      body: { agreed: true, pageId: randomUUID() },
    })
  assert.equal(errorOf((await begin(early.sittingId, asha.token)).body).code, 'not_open')

  server.setTime(at('06:00:00'))
  assert.equal((await desk.read()).state, 'open')
  const choice = { testId: desk.testId }
  const again = await hallOf(server, asha.token).start(choice)
  assert.equal(again.sittingId, early.sittingId, 'a student has one sitting of a test')
  const page = { pageId: randomUUID() }
  await server.as(asha.token)('POST', `/api/sittings/${early.sittingId}/begin`, { agreed: true, ...page })
  const { hall, page: ravisPage, paper } = await sitDown(server, ravi.token, choice)
  server.setTime(at('06:10:00'))
  await hall.deliver(
    ravisPage,
    ravisPage.act(
      ...answering(0, rightAnswer(server, paper, 0), 1000),
      ...answering(1, wrongAnswer(server, paper, 1), 5000),
    ),
  )
  const board = await desk.board()
  assert.deepEqual(
    board.rows.map(({ name, state, answered }) => [name, state, answered]),
    [
      ['Asha Patel', 'running', 0],
      ['Ravi Shah', 'running', 2],
    ],
  )
  const handedIn = await hall.submit(ravisPage)
  assert.equal(handedIn.resultsAt, null)

  // Nobody sees marks, whatever they were, and nothing comes out while somebody may write.
  const pending = await hall.readResult()
  assert.deepEqual([pending.status, errorOf(pending.body).code], [409, 'results_pending'])
  const tooEarly = await server.call('POST', `/api/tests/${desk.testId}/release`, { token: room.teacher })
  assert.equal(errorOf(tooEarly.body).code, 'not_open')
  // Both have had their time at 06:30, with ten seconds for what is on its way.
  server.setTime(at('06:30:09'))
  assert.equal(
    errorOf((await server.call('POST', `/api/tests/${desk.testId}/release`, { token: room.teacher })).body)
      .code,
    'not_open',
  )
  server.setTime(at('06:30:10'))
  const released = await desk.release()
  assert.deepEqual([released.state, released.handedIn], ['released', 2])
  const result = await hall.result()
  assert.deepEqual([result.title, result.right, result.wrong, result.score], ['Unit test 3', 1, 1, 12])
  const results = await desk.results()
  assert.deepEqual(
    results.rows.map(({ name, right, wrong, blank, score }) => [name, right, wrong, blank, score]),
    [
      ['Asha Patel', 0, 0, 7, 0],
      ['Ravi Shah', 1, 1, 5, 12],
    ],
  )
  assert.deepEqual([results.highest, results.absent], [112, []])
  assert.deepEqual(results.items[0]?.answers, { right: 1, wrong: 0, blank: 1 })
  assert.deepEqual([results.items[0]?.facility, results.items[0]?.discrimination], [50, null])
})

test('a preview shows keys and who has met a question, and swaps one for its like', async () => {
  server.setTime(at('05:00:00'))
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const desk = deskOf(server, room)
  const { questions, students, missing, minutes } = await desk.preview()
  assert.deepEqual([questions.length, students, missing, minutes], [7, 2, [], 30])
  assert.ok(
    questions.every(({ right, options, metBy }) => right.length === 1 && options.length === 4 && metBy === 0),
  )
  const questionIds = questions.map(({ questionId }) => questionId)
  const swapped = await desk.preview({ questionIds, swap: 1, swapped: [] })
  const ids = swapped.questions.map(({ questionId }) => questionId)
  assert.notEqual(ids[1], questionIds[1])
  assert.deepEqual(ids.toSpliced(1, 1), questionIds.toSpliced(1, 1))
  const barred = server.bank.questions.filter(({ chapter }) => chapter === 'kinematics').map(({ id }) => id)
  const none = await desk.preview({ questionIds, swap: 1, swapped: barred })
  assert.deepEqual([none.missing.length, none.questions[1]?.questionId], [1, questionIds[1]])
})

test('a blueprint that the bank cannot fill says what it lacks', async () => {
  const room = await openClassroom(server, [])
  const sections = [{ subject: 'Physics', type: 'mcq', count: 40, chapters: ['optics'] }]
  const { missing, questions } = await deskOf(server, room).preview({
    paper: { template: 'sample', blueprint: { minutes: 30, sections } },
  })
  assert.deepEqual(questions, [])
  assert.equal(missing[0]?.subject, 'Physics')
})

test('times that do not fit are refused', async () => {
  server.setTime(at('05:00:00'))
  const desk = deskOf(server, await openClassroom(server, []))
  await assert.rejects(desk.save({ closesAt: at('06:20:00') }), /less than the 30 minutes/)
  await assert.rejects(desk.save({ closesAt: at('06:00:00') }), /after the opening/)
  await assert.rejects(desk.save({ results: 'at_time', resultsAt: at('07:04:59') }), /07:05:00/)
  assert.equal((await desk.save({ results: 'at_time', resultsAt: at('07:05:00') })).resultsAt, at('07:05:00'))
  assert.equal((await desk.save({ results: 'at_once' })).resultsAt, at('07:05:00'))
  assert.equal((await desk.save({ together: true, results: 'at_once' })).closesAt, at('06:30:00'))
  server.setTime(at('06:30:00'))
  await assert.rejects(desk.publish(), /closed/)
})

test('whoever comes late ends with the others, and extra time is added', async () => {
  const { room, asha, ravi, desk } = await setTest()
  await desk.cancel('Made anew')
  const other = deskOf(server, room)
  await other.save({ extra: [{ studentId: ravi.id, percent: 33.33 }], results: 'at_once' })
  const published = await other.publish()
  assert.equal(published.resultsAt, at('07:15:00'), 'five minutes after the last may end')
  server.setTime(at('06:45:00'))
  const ends = []
  for (const { token } of [asha, ravi])
    ends.push((await sitDown(server, token, { testId: other.testId })).paper.endsAt)
  assert.deepEqual(ends, [at('07:00:00'), at('07:10:00')])
  server.setTime(at('07:00:00'))
  const late = await server.call('POST', '/api/sittings', {
    token: asha.token,
    body: { sittingId: randomUUID(), testId: desk.testId },
  })
  assert.equal(errorOf(late.body).code, 'closed')
})

test('the questions are in another order for each student, and marked by their own', async () => {
  const { asha, ravi, desk } = await setTest({ shuffleQuestions: true })
  server.setTime(at('06:00:00'))
  const orders: string[][] = []
  for (const [i, { token }] of [asha, ravi].entries()) {
    const { hall, page, paper } = await sitDown(server, token, { testId: desk.testId })
    orders.push(paper.questions.map(({ id }) => id))
    const acts = paper.questions.flatMap((_, place) =>
      answering(place, rightAnswer(server, paper, place), 1000 + 3000 * place),
    )
    await hall.deliver(page, page.act(...acts))
    server.setTime(at(`06:0${i + 1}:00`))
    await hall.submit(page)
  }
  assert.notDeepEqual(orders[0], orders[1])
  assert.deepEqual(orders[0]?.toSorted(), orders[1]?.toSorted())
  const { rows, items } = await desk.results()
  assert.deepEqual(
    rows.map(({ right }) => right),
    [7, 7],
  )
  assert.ok(items.every(({ facility }) => facility === 100))
})

test('only the class sits a test, and only its confirmed teacher keeps it', async () => {
  const { desk } = await setTest()
  const stranger = await server.signUp('student')
  const body = { sittingId: randomUUID(), testId: desk.testId }
  assert.equal((await server.call('POST', '/api/sittings', { token: stranger, body })).status, 404)
  const colleague = await server.signUp('teacher')
  for (const path of ['', '/board', '/results'])
    assert.equal(
      (await server.call('GET', `/api/tests/${desk.testId}${path}`, { token: colleague })).status,
      404,
    )
  assert.equal((await desk.board()).rows.length, 2)
})

test('a teacher whom nobody knows sets no test', async () => {
  const token = await server.signUp('teacher', 'Nobody Knows', 'public', { isUnknown: true })
  const { classId } = await server.as(token)<{ classId: string }>('POST', '/api/classes', { name: '12 B' })
  const reply = await server.call('POST', `/api/classes/${classId}/tests/preview`, {
    token,
    body: { paper: { template: 'sample' }, seed: randomUUID(), swapped: [] },
  })
  assert.deepEqual([reply.status, errorOf(reply.body).fields], [403, { account: 'is not confirmed' }])
})

test('until the results are out its questions are asked nowhere else', async () => {
  const { asha, desk } = await setTest()
  server.setTime(at('06:00:00'))
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  await hall.submit(page)
  const asked = paper.questions.map(({ id }) => id)
  const listed = async (): Promise<string[]> => {
    const questions = await server.as(asha.token)<{ _id: string }[]>(
      'GET',
      '/api/questions/kinematics?exam=NEET',
    )
    return questions.map(({ _id }) => _id)
  }
  assert.deepEqual(
    (await listed()).filter((id) => asked.includes(id)),
    [],
  )
  server.setTime(at('07:00:00'))
  await desk.release()
  assert.equal((await listed()).filter((id) => asked.includes(id)).length, 4)
})
