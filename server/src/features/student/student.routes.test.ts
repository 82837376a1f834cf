import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { userIdOf } from '#testing/roster.ts'
import { allRight, inOrder } from '#testing/take-quiz.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const saturday = '2026-11-21T06:00:00.000Z'
const kinematics = { exam: 'NEET', subject: 'Physics', chapter: 'kinematics' }
const optics = { exam: 'NEET', subject: 'Physics', chapter: 'optics' }
const evolution = { exam: 'BOARD', subject: 'Biology', chapter: 'evolution' }

async function profileOf(token: string, path = '/api/profiles/student'): Promise<StudentProfile> {
  const { status, body } = await server.call('GET', path, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<StudentProfile>(body)
}

/** 70 percent just before midnight in India, 100 just after it, and on Saturday a quick quiz and one with 40. */
async function aWeekOfPractice(): Promise<string> {
  server.setTime('2026-11-18T18:00:00.000Z')
  const token = await server.signUp('student', 'Asha Patel')
  await server.takeQuiz(token, {
    ...kinematics,
    verdict: inOrder(7, 3),
    seconds: 40,
    at: '2026-11-18T18:29:59.999Z',
  })
  await server.takeQuiz(token, { ...optics, verdict: allRight, seconds: 30, at: '2026-11-18T18:30:00.000Z' })
  const quick = { quick: true, verdict: inOrder(1, 4), seconds: 10, at: '2026-11-21T05:00:00.000Z' }
  await server.takeQuiz(token, { ...kinematics, ...quick })
  await server.takeQuiz(token, { ...evolution, verdict: inOrder(4, 2), seconds: 60, at: saturday })
  return token
}

test('a new account has a true, empty profile', async () => {
  server.setTime(saturday)
  const token = await server.signUp('student', 'Asha K. Patel')
  const profile = await profileOf(token)
  assert.deepEqual(profile.stats, { overall: null, streak: 0, quizzesTaken: 0, quickQuizzes: 0 })
  assert.deepEqual(
    [profile.isSample, profile.initials, profile.class, profile.photo],
    [false, 'AP', null, null],
  )
  assert.deepEqual(
    [profile.recent, profile.nextStep, profile.classes, profile.achievements],
    [[], null, [], []],
  )
  const unpractised = offeredSubjects.map((subject) => ({ subject, value: null, quizzes: 0 }))
  assert.deepEqual(profile.subjects, unpractised)
  assert.ok(profile.badges.every(({ status, progress }) => status === 'locked' && progress === 0))
  assert.deepEqual(
    [
      profile.trend.points.length,
      profile.trend.averageScore,
      profile.trend.totalQuizzes,
      profile.totalAttempts,
    ],
    [7, null, 0, 0],
  )
  assert.ok(profile.practisedDays.every(({ practised }) => !practised))
  assert.deepEqual(profile.details, { grade: null, phone: null, parentContact: null, address: null })
})

test('overall progress and quizzes taken exclude the quick quiz, subjects include it', async () => {
  const { stats, subjects, totalAttempts } = await profileOf(await aWeekOfPractice())
  // (70 + 100 + 40) / 3; Physics (70 + 100 + 20) / 3
  assert.deepEqual(stats, { overall: 70, streak: 1, quizzesTaken: 3, quickQuizzes: 1 })
  const practised = subjects.filter(({ value }) => value !== null)
  assert.deepEqual(practised, [
    { subject: 'Physics', value: 63, quizzes: 3 },
    { subject: 'Biology', value: 40, quizzes: 1 },
  ])
  assert.equal(totalAttempts, 4)
})

test('the week has a bar for each day in India, with the quick quiz', async () => {
  const { trend, practisedDays } = await profileOf(await aWeekOfPractice())
  const empty = { score: null, quizzes: 0, time: 0 }
  assert.deepEqual(trend, {
    period: 'weekly',
    points: [
      { period: '2026-11-16', ...empty },
      { period: '2026-11-17', ...empty },
      { period: '2026-11-18', score: 70, quizzes: 1, time: 400 },
      { period: '2026-11-19', score: 100, quizzes: 1, time: 210 },
      { period: '2026-11-20', ...empty },
      { period: '2026-11-21', score: 30, quizzes: 2, time: 410 },
      { period: '2026-11-22', ...empty },
    ],
    averageScore: 58, // 230 / 4
    totalQuizzes: 4,
    studyHours: 0.3, // 1020 s
  })
  assert.deepEqual(
    practisedDays.filter(({ practised }) => practised).map(({ day }) => day),
    ['2026-11-18', '2026-11-19', '2026-11-21'],
  )
})

test('months and years end at midnight in India, and an unknown period is the week', async () => {
  server.setTime('2025-12-31T18:00:00.000Z')
  const token = await server.signUp('student')
  const half = { ...kinematics, verdict: inOrder(5, 5), seconds: 360 }
  await server.takeQuiz(token, { ...half, at: '2025-12-31T18:29:59.000Z' })
  await server.takeQuiz(token, { ...kinematics, verdict: inOrder(9, 1), at: '2025-12-31T18:30:00.000Z' })
  server.setTime('2026-01-02T06:00:00.000Z')
  const trendOf = async (period: string) =>
    (await profileOf(token, `/api/profiles/student?period=${period}`)).trend
  assert.deepEqual((await trendOf('monthly')).points, [
    { period: '2026-01-01', score: 90, quizzes: 1, time: 0 },
  ])
  const yearly = await trendOf('yearly')
  assert.deepEqual(
    yearly.points.map(({ period, score }) => [period.slice(0, 4), score]),
    [
      ['2022', null],
      ['2023', null],
      ['2024', null],
      ['2025', 50],
      ['2026', 90],
    ],
  )
  assert.deepEqual([yearly.averageScore, yearly.totalQuizzes, yearly.studyHours], [70, 2, 1])
  assert.equal((await trendOf('daily')).period, 'weekly')
})

test('recent quizzes are the last six without quick ones, newest first; the history lists all', async () => {
  const token = await aWeekOfPractice()
  const userId = await userIdOf(server, token)
  const { recent } = await profileOf(token)
  assert.deepEqual(
    recent.map(({ title, subject, score, total, percentage }) => [title, subject, score, total, percentage]),
    [
      ['Evolution', 'Biology', 4, 10, 40],
      ['Optics', 'Physics', 7, 7, 100],
      ['Kinematics', 'Physics', 7, 10, 70],
    ],
  )
  const { body } = await server.call('GET', `/api/profiles/student/${userId}/history`, { token })
  const own = await server.call('GET', '/api/quiz/history', { token })
  const history = dataOf<HistoryPage>(body)
  assert.deepEqual(
    [history.total, history.attempts.map(({ quick }) => quick)],
    [4, [false, true, false, false]],
  )
  assert.deepEqual(history, dataOf<HistoryPage>(own.body))
  const beyond = await server.call('GET', `/api/profiles/student/${userId}/history?page=2`, { token })
  assert.deepEqual(dataOf<HistoryPage>(beyond.body).attempts, [])
  for (let i = 0; i < 4; i++) await server.takeQuiz(token, { ...optics, verdict: allRight, at: saturday })
  assert.equal((await profileOf(token)).recent.length, 6)
})

test('while the history is read, a new attempt makes no line appear twice or go missing', async () => {
  const token = await server.signUp('student')
  const taken = { ...optics, verdict: allRight, at: saturday }
  for (let i = 0; i < 23; i++) await server.takeQuiz(token, taken)
  const read = async (query: string): Promise<HistoryPage> =>
    dataOf<HistoryPage>((await server.call('GET', `/api/quiz/history${query}`, { token })).body)
  const first = await read('')
  assert.equal(first.attempts.length, 20)
  await server.takeQuiz(token, taken)
  const second = await read(`?after=${first.next}`)
  const ids = [...first.attempts, ...second.attempts].map(({ attemptId }) => attemptId)
  assert.deepEqual([new Set(ids).size, ids.length, second.next], [23, 23, null])
  assert.equal((await read('?page=2')).attempts.length, 4)
  assert.deepEqual((await read('?page=3')).attempts, [])
})

test('a page that is exactly full is the last; the attempt of another student is ignored as a start', async () => {
  const token = await server.signUp('student')
  const other = await server.signUp('student')
  for (let i = 0; i < 20; i++) await server.takeQuiz(token, { ...optics, verdict: allRight, at: saturday })
  const foreign = await server.takeQuiz(other, { ...optics, verdict: allRight, at: saturday })
  const { body } = await server.call('GET', `/api/quiz/history?after=${foreign.attemptId}`, { token })
  const { next, attempts } = dataOf<HistoryPage>(body)
  assert.deepEqual([next, attempts.length], [null, 20])
})

test('badges are earned on the day of the quiz that reaches the goal, and become achievements', async () => {
  server.setTime('2026-11-08T06:00:00.000Z')
  const token = await server.signUp('student')
  const other = await server.signUp('student') // earns nothing for the first
  await server.takeQuiz(other, { ...optics, verdict: allRight, seconds: 10 })
  for (const day of ['09', '10', '11', '12', '13'])
    await server.takeQuiz(token, {
      ...optics,
      verdict: allRight,
      seconds: 10,
      at: `2026-11-${day}T06:00:00.000Z`,
    })
  for (const day of ['14', '15'])
    await server.takeQuiz(token, {
      ...optics,
      quick: true,
      verdict: allRight,
      at: `2026-11-${day}T06:00:00.000Z`,
    })
  server.setTime(saturday)
  const { badges, achievements, stats } = await profileOf(token)
  assert.deepEqual(
    badges.map(({ key, status, progress, total, earnedDate }) => [key, status, progress, total, earnedDate]),
    [
      ['bronze-scholar', 'earned', 5, 5, '2026-11-13T06:00:00.000Z'],
      ['silver-achiever', 'progress', 5, 10, null],
      ['gold-master', 'progress', 5, 25, null],
      ['streak-champion', 'earned', 7, 7, '2026-11-14T18:30:00.000Z'],
      ['perfect-score', 'earned', 5, 5, '2026-11-13T06:00:00.000Z'],
      ['speed-demon', 'earned', 1, 1, '2026-11-09T06:00:00.000Z'],
    ],
  )
  assert.deepEqual(achievements, ['Bronze Scholar', 'Streak Champion', 'Perfect Score', 'Speed Demon'])
  assert.equal(stats.streak, 0)
})

test('a quiz of five minutes is not quick enough for a badge, one of a second less is', async () => {
  server.setTime('2026-11-20T06:00:00.000Z')
  const token = await server.signUp('student')
  const speedDemon = async (): Promise<string | undefined> =>
    (await profileOf(token)).badges.find(({ key }) => key === 'speed-demon')?.status
  await server.takeQuiz(token, { ...kinematics, count: 12, seconds: 25, at: saturday })
  assert.equal(await speedDemon(), 'locked')
  await server.takeQuiz(token, { ...kinematics, count: 13, seconds: 23, at: saturday })
  assert.equal(await speedDemon(), 'earned')
})

test('of two quizzes that end at the same moment the one started later is the newer', async () => {
  server.setTime('2026-11-20T06:00:00.000Z')
  const token = await server.signUp('student')
  const first = await server.takeQuiz(token, { ...kinematics, at: saturday })
  const ids = [(await server.takeQuiz(token, { ...optics, at: saturday })).attemptId, first.attemptId]
  assert.deepEqual(
    (await profileOf(token)).recent.map(({ attemptId }) => attemptId),
    ids,
  )
  const { body } = await server.call('GET', '/api/quiz/history', { token })
  assert.deepEqual(
    dataOf<HistoryPage>(body).attempts.map(({ attemptId }) => attemptId),
    ids,
  )
})

test('two students who practise on the first of a month see their own figures, of the day and of the month', async () => {
  server.setTime('2026-08-01T05:00:00.000Z')
  const [asha, dev] = [await server.signUp('student'), await server.signUp('student')]
  await server.takeQuiz(asha, { ...kinematics, verdict: inOrder(9, 1), at: '2026-08-01T06:00:00.000Z' })
  await server.takeQuiz(dev, { ...kinematics, verdict: inOrder(2, 8), at: '2026-08-01T06:00:00.000Z' })
  await server.takeQuiz(asha, { ...kinematics, verdict: inOrder(5, 5), at: '2026-08-02T06:00:00.000Z' })
  const scores = async (token: string, period: string): Promise<number[]> =>
    (await profileOf(token, `/api/profiles/student?period=${period}`)).trend.points.flatMap(
      ({ score }) => score ?? [],
    )
  assert.deepEqual([await scores(asha, 'weekly'), await scores(dev, 'weekly')], [[90, 50], [20]])
  assert.deepEqual([await scores(asha, 'monthly'), await scores(dev, 'monthly')], [[70], [20]])
})

test('a streak lasts until midnight after a day without practice; a quick quiz extends it', async () => {
  server.setTime('2026-11-17T06:00:00.000Z')
  const token = await server.signUp('student')
  await server.takeQuiz(token, { ...kinematics, verdict: inOrder(1), at: '2026-11-17T06:00:00.000Z' })
  const quick = { ...kinematics, quick: true, verdict: inOrder(1) }
  await server.takeQuiz(token, { ...quick, at: '2026-11-18T06:00:00.000Z' })
  const streakAt = async (time: string): Promise<number> => {
    server.setTime(time)
    return (await profileOf(token)).stats.streak
  }
  assert.equal(await streakAt('2026-11-18T06:00:00.000Z'), 2)
  assert.equal(await streakAt('2026-11-19T18:29:59.000Z'), 2)
  assert.equal(await streakAt('2026-11-19T18:30:00.000Z'), 0)
})

test('the next step is the weakest topic, for the exam that was practised last', async () => {
  server.setTime(saturday)
  const token = await server.signUp('student')
  const plan = { ...evolution, count: 12, at: saturday }
  await server.takeQuiz(token, {
    ...plan,
    verdict: ({ topic }) => (topic === 'Topic 2' ? 'wrong' : 'right'),
  })
  const step = {
    subject: 'Biology',
    chapter: 'evolution',
    chapterTitle: 'Evolution',
    topic: 'Topic 2',
    correct: 0,
    answered: 3,
  }
  assert.deepEqual((await profileOf(token)).nextStep, { exam: 'BOARD', ...step })
  await server.takeQuiz(token, { ...kinematics, exam: 'JEE', verdict: allRight, at: saturday })
  assert.deepEqual((await profileOf(token)).nextStep, { exam: 'NEET', ...step })
})
