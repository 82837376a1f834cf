import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { Goals, Today, TodayBlock } from '@vikalp/contract/practice/plan'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { loadBank } from '#question-bank/load-bank.ts'
import { inOrder, submitQuiz } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
})
after(() => server.close())

/** A Saturday is the 21st of November 2026; 09:30 in India unless another hour is given. */
const at = (day: number, utc = '04:00') => `2026-11-${String(day).padStart(2, '0')}T${utc}:00.000Z`
const goals: Goals = {
  exams: [{ exam: 'NEET', on: '2027-05-02' }],
  weekdayMinutes: 45,
  weekendMinutes: 120,
  restDays: [6],
}

const today = (token: string) => server.as(token)<Today>('GET', '/api/today')
const changeOn = (token: string, day: string, body: object) =>
  server.call('PUT', '/api/today', { token, body: { day, ...body } })
const change = async (token: string, body: object) =>
  server.as(token)<Today>('PUT', '/api/today', { day: (await today(token)).day, ...body })
const setGoals = (token: string, changes: Partial<Goals> = {}) =>
  server.as(token)<Goals>('PUT', '/api/goals', { ...goals, ...changes })
const planned = ({ blocks }: Today): number => blocks.reduce((sum, { seconds }) => sum + seconds, 0)
const startOf = ({ id, exam, subject }: TodayBlock, day: string) => ({
  ...{ exam, subject, chapters: ['Today'] },
  block: { day, id },
})
const startBlock = async (token: string, block: TodayBlock) =>
  server.as(token)<StartedQuiz>('POST', '/api/quiz/start', startOf(block, (await today(token)).day))

async function studentOn(day: number, changes: Partial<Goals> = {}): Promise<string> {
  server.setTime(at(day))
  const token = await server.signUp('student')
  await setGoals(token, changes)
  return token
}

test('without a goal the day asks for one, and what is offered at first is stored nowhere', async () => {
  server.setTime(at(23))
  const token = await server.signUp('student')
  const { state, blocks, goal } = await today(token)
  assert.deepEqual([state, blocks, goal], ['no-goal', [], null])
  assert.deepEqual((await server.as(token)<Goals>('GET', '/api/goals')).exams, [])
})

test('a newcomer’s plan fills 95 to 100 % of tonight’s 45 minutes, with unseen questions, and stays all day', async () => {
  const token = await studentOn(23)
  const first = await today(token)
  assert.deepEqual([first.state, first.minutes, first.left, first.done], ['plan', 45, 160, 0])
  const share = planned(first) / (45 * 60)
  assert.ok(share >= 0.95 && share <= 1, `${share}`)
  assert.ok(first.blocks.every(({ block, topic }) => block === 'topic' && topic !== null))
  server.setTime(at(23, '18:29'))
  assert.deepEqual(await today(token), first, 'until midnight in India')
  server.setTime(at(23, '18:31'))
  assert.equal((await today(token)).day, '2026-11-24')
})

test('a block opens a quiz of its questions, and what is handed in of it moves the plan', async () => {
  const token = await studentOn(23)
  const before = await today(token)
  const [block] = before.blocks
  assert.ok(block)
  const quiz = await startBlock(token, block)
  assert.equal(quiz.questions.length, block.count)
  assert.ok(quiz.questions.every(({ topic, subject }) => topic === block.topic && subject === block.subject))
  assert.equal(quiz.asked?.length, block.count)
  assert.equal((await today(token)).done, 0, 'begun is not done')
  await submitQuiz(server.as(token), quiz, { seconds: 30 })
  const after = await today(token)
  assert.deepEqual([after.done, after.total], [block.count, before.total])
  assert.equal(after.secondsLeft, planned(before) - block.seconds)
  assert.ok(after.secondsSpent > 0)
  for (const one of after.blocks.slice(1)) await submitQuiz(server.as(token), await startBlock(token, one))
  const done = await today(token)
  assert.deepEqual([done.done, done.secondsLeft], [done.total, 0])
  assert.deepEqual((await startBlock(token, block)).questions, [], 'nothing is left of it')
})

test('mistakes come back as reviews and repairs, of one subject a block, and answering them repairs', async () => {
  const token = await studentOn(20)
  for (const [subject, chapter] of [
    ['Physics', 'kinematics'],
    ['Biology', 'evolution'],
  ] as const)
    await server.takeQuiz(token, { at: at(20), subject, chapter, count: 30, verdict: inOrder(5, 25) })
  server.setTime(at(24))
  const { blocks } = await today(token)
  const of = (name: string) => blocks.filter(({ block }) => block === name)
  const time = (name: string) => of(name).reduce((sum, { seconds }) => sum + seconds, 0)
  assert.ok(time('reviews') > 0 && time('reviews') <= 0.4 * 45 * 60, `${time('reviews')}`)
  assert.ok(time('repair') > 0 && time('repair') <= 0.2 * 45 * 60, `${time('repair')}`)
  const [repair] = of('repair')
  assert.ok(repair)
  const quiz = await startBlock(token, repair)
  assert.ok(quiz.questions.every(({ subject }) => subject === repair.subject))
  await submitQuiz(server.as(token), quiz)
  const { repaired } = await server.as(token)<{ repaired: number }>('GET', '/api/mistakes')
  assert.equal(repaired, repair.count)
})

test('what does not fit into the reviews of a day waits, and is counted as nothing else', async () => {
  const token = await studentOn(20)
  for (const chapter of ['kinematics', 'optics', 'electrostatics', 'thermodynamics'])
    await server.takeQuiz(token, { at: at(20), chapter, count: 40, verdict: inOrder(0, 40) })
  server.setTime(at(24))
  await change(token, { minutes: 15 })
  const { blocks, waiting, total } = await today(token)
  const reviews = blocks.filter(({ block }) => block === 'reviews').reduce((sum, { count }) => sum + count, 0)
  assert.ok(reviews > 0 && waiting > 0 && total < waiting + reviews + 20, `${reviews} ${waiting} ${total}`)
})

test('other minutes plan what is not begun anew; what is done stays', async () => {
  const token = await studentOn(23)
  const [block] = (await today(token)).blocks
  assert.ok(block)
  await submitQuiz(server.as(token), await startBlock(token, block))
  for (const minutes of [15, 30, 60, 240]) {
    const plan = await change(token, { minutes })
    assert.deepEqual(
      [plan.minutes, plan.blocks[0]?.id, plan.blocks[0]?.done],
      [minutes, block.id, block.count],
    )
    const share = planned(plan) / (60 * minutes)
    assert.ok(minutes === 15 || (share >= 0.95 && share <= 1), `${minutes}: ${share}`)
  }
  assert.equal((await change(token, { minutes: 0 })).state, 'no-minutes')
})

test('a block that is begun stays when the minutes change', async () => {
  const token = await studentOn(23)
  const last = (await today(token)).blocks.at(-1)
  assert.ok(last)
  const quiz = await startBlock(token, last)
  const { blocks } = await change(token, { minutes: 60 })
  assert.ok(blocks.some(({ id }) => id === last.id))
  await submitQuiz(server.as(token), quiz)
  assert.equal((await today(token)).done, last.count)
})

test('a block is dropped, or another topic takes its time; neither comes back today', async () => {
  const token = await studentOn(23)
  const plan = await today(token)
  const [first, second] = plan.blocks
  assert.ok(first && second)
  const dropped = await change(token, { drop: first.id })
  assert.equal(dropped.total, plan.total - first.count)
  const swapped = await change(token, { swap: second.id })
  const topics = swapped.blocks.map(({ topic }) => topic)
  assert.ok(!topics.includes(first.topic) && !topics.includes(second.topic))
  assert.ok(planned(swapped) > planned(dropped) - second.seconds)
  const anew = (await change(token, { minutes: 60 })).blocks.map(({ topic }) => topic)
  assert.ok(!anew.includes(first.topic) && !anew.includes(second.topic))
  for (const id of [first.id, 999]) {
    const { status, body } = await changeOn(token, '2026-11-23', { drop: id })
    assert.deepEqual([status, errorOf(body).code], [404, 'not_found'])
  }
})

test('a day of rest has a plan only for whoever wants one; the exam tomorrow, today and over', async () => {
  const token = await studentOn(22)
  assert.deepEqual([(await today(token)).state, (await today(token)).blocks], ['rest', []])
  assert.equal((await change(token, { minutes: 15 })).state, 'plan')
  const state = async (on: string) => {
    const one = await studentOn(23, { exams: [{ exam: 'NEET', on: '2026-11-24' }] })
    server.setTime(on)
    return today(one)
  }
  const tomorrow = await state(at(23))
  assert.deepEqual([tomorrow.state, tomorrow.left], ['plan', 1])
  assert.deepEqual([(await state(at(24))).state, (await state(at(25))).state], ['exam-day', 'exam-over'])
  assert.equal((await state(at(23, '18:31'))).state, 'exam-day', 'midnight is in India')
})

test('no minutes and the most that can be given', async () => {
  const none = await studentOn(23, { weekdayMinutes: 0 })
  assert.deepEqual([(await today(none)).state, (await today(none)).total], ['no-minutes', 0])
  const most = await today(await studentOn(23, { weekdayMinutes: 240 }))
  assert.ok(planned(most) >= 0.95 * 240 * 60 && planned(most) <= 240 * 60)
  assert.ok(most.blocks.every(({ count }) => count <= 50))
})

test('a goal that makes no sense is refused, and nothing is stored', async () => {
  const token = await studentOn(23)
  for (const changes of [
    { exams: [{ exam: 'NEET', on: '2026-11-22' }] },
    { exams: [{ exam: 'NEET', on: '2031-05-02' }] },
    { exams: [{ exam: 'UPSC', on: '2027-05-02' }] },
    { exams: [goals.exams[0], goals.exams[0]] },
    { weekdayMinutes: 241 },
    { restDays: [7] },
  ]) {
    const { status, body } = await server.call('PUT', '/api/goals', { token, body: { ...goals, ...changes } })
    assert.deepEqual([status, errorOf(body).code], [400, 'invalid_request'], JSON.stringify(changes))
  }
  assert.deepEqual(await server.as(token)<Goals>('GET', '/api/goals'), goals)
  for (const body of [
    {},
    { minutes: 15, drop: 1 },
    { minutes: 300 },
    { drop: 'x' },
    { day: 'today', drop: 1 },
  ])
    assert.equal((await changeOn(token, '2026-11-23', body)).status, 400, JSON.stringify(body))
})

test('another exam plans what is not begun anew, and a block of another student cannot be started', async () => {
  const token = await studentOn(23)
  const [block] = (await today(token)).blocks
  assert.ok(block)
  await submitQuiz(server.as(token), await startBlock(token, block))
  await setGoals(token, { exams: [{ exam: 'JEE', on: '2027-01-20' }] })
  const plan = await today(token)
  assert.deepEqual([plan.goal?.exam, plan.done], ['JEE', block.count])
  assert.ok(plan.blocks.slice(1).every(({ exam }) => exam === 'JEE'))
  const stranger = await studentOn(23)
  const { status } = await server.call('POST', '/api/quiz/start', {
    token: stranger,
    body: { exam: 'NEET', subject: 'Physics', chapters: ['Today'], block: { day: '2026-11-23', id: 77 } },
  })
  assert.equal(status, 404)
})

test('a page that was open over midnight begins, drops and swaps nothing of the new day', async () => {
  const token = await studentOn(23)
  const [block] = (await today(token)).blocks
  assert.ok(block)
  const started = { quizId: randomUUID(), ...startOf(block, '2026-11-23') }
  const quiz = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', started)
  server.setTime(at(23, '18:31'))
  const plan = await today(token)
  assert.ok(
    plan.blocks.some(({ id }) => id === block.id),
    'the new day has a block of that number',
  )
  const calls = [
    ...[{ minutes: 60 }, { drop: block.id }, { swap: block.id }].map((body) =>
      changeOn(token, '2026-11-23', body),
    ),
    server.call('POST', '/api/quiz/start', { token, body: startOf(block, '2026-11-23') }),
    server.call('POST', '/api/quiz/start', { token, body: startOf(block, '2026-11-25') }),
  ]
  for (const { status, body } of await Promise.all(calls))
    assert.deepEqual([status, errorOf(body).code], [409, 'another_day'])
  assert.deepEqual(await today(token), plan)
  const again = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', started)
  assert.equal(again.quizId, quiz.quizId, 'what was begun goes on')
  await submitQuiz(server.as(token), quiz)
})

test('no block of a day has the number of another one that was planned on it', async () => {
  const token = await studentOn(23)
  const given = new Set<number>()
  for (const minutes of [45, 0, 30, 0, 60]) {
    const { blocks } = await change(token, { minutes })
    const numbers = blocks.map(({ id }) => id)
    assert.ok(
      numbers.every((id) => !given.has(id)),
      `${numbers}`,
    )
    for (const id of numbers) given.add(id)
  }
})
