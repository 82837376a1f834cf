import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { Question } from '@vikalp/contract/question'
import type { QuizResult, StartedQuiz } from '@vikalp/contract/quiz'
import { HeldQuestions } from '#access/held-questions.ts'
import { WaitingLessons } from '#learners/waiting-lessons.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { makeQuestionBank } from '../../question-bank/question-bank.ts'
import { RecentAttempts } from './recent-attempts.ts'
import { submitQuiz } from './submit-quiz.ts'

let server: TestApp
let student: string
before(async () => {
  server = await testApp()
  student = await server.signUp('student')
})
after(() => server.close())

const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
const quizIdOf = (n: number): string => `0197f3c2-1111-7abc-8def-${String(n).padStart(12, '0')}`

async function start(body: object = kinematics, token = student): Promise<StartedQuiz> {
  const { status, body: reply } = await server.call('POST', '/api/quiz/start', { token, body })
  assert.equal(status, 200, JSON.stringify(reply))
  return dataOf<StartedQuiz>(reply)
}

const submit = (quizId: string, answers: unknown, extra: object = {}, token = student) =>
  server.call('POST', '/api/quiz/submit-multiple', { token, body: { quizId, answers, ...extra } })

const wrongLetter = ({ answer }: Question): string => (answer === 'A' ? 'B' : 'A')
const idOf = (question: Question | undefined): string => question?._id ?? 'none'

test('a quiz has ten different questions of the chapter, with their answers (rules 11 and 12)', async () => {
  const { questions } = await start()
  assert.equal(new Set(questions.map(idOf)).size, 10)
  assert.ok(
    questions.every((question) => question.chapter === 'kinematics' && 'ABCD'.includes(question.answer)),
  )
  assert.ok(questions.every((question) => !('hint' in question) && !('hint' in question.html)))
})

test('a chapter may be named by its title, the exam and subject in any case, and BIO is Biology', async () => {
  const { questions } = await start({ exam: 'board', subject: 'BIO', chapters: ['Evolution'] })
  assert.equal(questions.length, 10)
  assert.ok(questions.every((question) => question.exam === 'BOARD' && question.subject === 'Biology'))
})

test('a chapter with fewer questions gives all of them; count sets another length', async () => {
  assert.equal((await start({ ...kinematics, chapters: ['optics'] })).questions.length, 7)
  assert.equal((await start({ ...kinematics, count: 5 })).questions.length, 5)
})

test('a quick quiz has five questions, and the history marks it', async () => {
  const token = await server.signUp('student')
  const { quizId, questions } = await start({ ...kinematics, quick: true }, token)
  assert.equal(questions.length, 5)
  await submit(quizId, [{ questionId: idOf(questions[0]), selectedOption: 'A' }], {}, token)
  const { body } = await server.call('GET', '/api/quiz/history', { token })
  assert.deepEqual(
    dataOf<HistoryPage>(body).attempts.map(({ attemptId, quick }) => ({ attemptId, quick })),
    [{ attemptId: quizId, quick: true }],
  )
  const opened = await server.call('GET', `/api/quiz/result/${quizId}`, { token })
  assert.equal(dataOf<{ quick: boolean }>(opened.body).quick, true)
})

test('known names without common questions give an empty quiz and store nothing', async () => {
  const stored = await rowsOf(server.db, 'attempts')
  assert.deepEqual((await start({ exam: 'JEE', subject: 'Biology', chapters: ['evolution'] })).questions, [])
  assert.equal(await rowsOf(server.db, 'attempts'), stored)
})

test('a start that is sent again gives the same quiz', async () => {
  const quizId = quizIdOf(1)
  const [first, second] = await Promise.all([
    start({ ...kinematics, quizId }),
    start({ ...kinematics, quizId }),
  ])
  assert.deepEqual(second.questions.map(idOf), first.questions.map(idOf))
})

test('the server grades: right, wrong and skipped, with key and explanation', async () => {
  const { quizId, questions } = await start()
  const [right, wrong] = questions
  assert.ok(right && wrong)
  const { status, body } = await submit(quizId, [
    { questionId: right._id, selectedOption: right.answer, seconds: 30 },
    { questionId: wrong._id, selectedOption: wrongLetter(wrong), seconds: 70 },
  ])
  assert.equal(status, 200)
  const result = dataOf<QuizResult>(body)
  assert.deepEqual(
    [result.total, result.correct, result.incorrect, result.notAttempted, result.avgTime],
    [10, 1, 1, 8, 10],
  )
  assert.deepEqual(
    result.questions.slice(0, 3).map(({ selectedOption, isCorrect }) => [selectedOption, isCorrect]),
    [
      [right.answer, true],
      [wrongLetter(wrong), false],
      [null, false],
    ],
  )
  assert.ok(result.questions.every((question) => question.explanation))
})

test('submitting twice, even at once and with other answers, has one effect', async () => {
  const { quizId, questions } = await start()
  const [one] = questions
  assert.ok(one)
  const right = [{ questionId: one._id, selectedOption: one.answer }]
  const wrong = [{ questionId: one._id, selectedOption: wrongLetter(one) }]
  const replies = await Promise.all([submit(quizId, right), submit(quizId, right), submit(quizId, right)])
  const late = await submit(quizId, wrong)
  assert.ok([...replies, late].every(({ status }) => status === 200))
  assert.deepEqual(new Set([...replies, late].map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(dataOf<QuizResult>(late.body).correct, 1)
})

test('answers saved one by one are part of the submit', async () => {
  const { quizId, questions } = await start()
  const [one, two] = questions
  assert.ok(one && two)
  const kept = { quizId, questionId: one._id, selectedOption: one.answer }
  const { body } = await server.call('POST', '/api/quiz/submit', { token: student, body: kept })
  assert.deepEqual(dataOf(body), { questionId: one._id, saved: true })
  const { body: graded } = await submit(quizId, [{ questionId: two._id, selectedOption: two.answer }])
  assert.equal(dataOf<QuizResult>(graded).correct, 2)
  const late = await server.call('POST', '/api/quiz/submit', { token: student, body: kept })
  assert.equal(late.status, 409)
})

test('an answer saved during the submit is part of the result or rejected', async () => {
  for (let i = 0; i < 20; i++) {
    const { quizId, questions } = await start()
    const [one, two] = questions
    assert.ok(one && two)
    const body = { quizId, questionId: one._id, selectedOption: one.answer }
    const [graded, kept] = await Promise.all([
      submit(quizId, [{ questionId: two._id, selectedOption: two.answer }]),
      server.call('POST', '/api/quiz/submit', { token: student, body }),
    ])
    assert.equal(dataOf<QuizResult>(graded.body).correct, kept.status === 200 ? 2 : 1)
  }
})

test('the finishing time is accepted only between the start and the submit', async () => {
  const finishedAt = async (said: string): Promise<string> => {
    server.setTime('2026-11-21T06:00:00.000Z')
    const { quizId, questions } = await start()
    server.setTime('2026-11-23T06:00:00.000Z')
    const answers = [{ questionId: idOf(questions[0]), selectedOption: 'A' }]
    return dataOf<QuizResult>((await submit(quizId, answers, { finishedAt: said })).body).finishedAt
  }
  assert.equal(await finishedAt('2026-11-21T06:09:00.000Z'), '2026-11-21T06:09:00.000Z')
  assert.equal(await finishedAt('2020-01-01T00:00:00.000Z'), '2026-11-21T06:00:00.000Z')
  assert.equal(await finishedAt('2031-01-01T00:00:00.000Z'), '2026-11-23T06:00:00.000Z')
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('a question withdrawn during the quiz is still graded by its original key', async () => {
  const { quizId, questions } = await start()
  const [one] = questions
  assert.ok(one)
  const me = await server.call('GET', '/api/accounts/me', { token: student })
  const deps = {
    db: server.db,
    bank: makeQuestionBank([]),
    clock: () => new Date(),
    random: Math.random,
    heldQuestions: new HeldQuestions(server.db),
    recent: new RecentAttempts(server.db),
    lessons: new WaitingLessons(),
  }
  const answers = [{ questionId: one._id, selectedOption: one.answer }]
  const result = await submitQuiz(deps, dataOf<{ id: string }>(me.body).id, { quizId, answers })
  assert.deepEqual([result.correct, result.total, result.questions[0]?.answer], [1, 10, one.answer])
})

test('the average time is over all questions, the skipped ones too (rule 16)', async () => {
  const { quizId, questions } = await start({ ...kinematics, count: 5 })
  const answers = [{ questionId: idOf(questions[0]), selectedOption: 'A', seconds: 20 }]
  const skipped = [{ questionId: idOf(questions[1]), seconds: 30 }]
  const { body } = await submit(quizId, answers, { skipped })
  assert.equal(dataOf<QuizResult>(body).avgTime, 10)
})

test('a new quiz has unseen questions first', async () => {
  const fresh = await server.signUp('student')
  const first = await start(kinematics, fresh)
  await submit(first.quizId, [{ questionId: idOf(first.questions[0]), selectedOption: 'A' }], {}, fresh)
  const seen = new Set(first.questions.map(idOf))
  const second = await start(kinematics, fresh)
  assert.equal(second.questions.filter((question) => !seen.has(question._id)).length, 4)
})

test('the history has only graded attempts, newest first, and each result can be opened', async () => {
  const fresh = await server.signUp('student')
  for (const day of ['20', '21']) {
    server.setTime(`2026-11-${day}T06:00:00.000Z`)
    const { quizId, questions } = await start(kinematics, fresh)
    const answers = questions
      .slice(0, 7)
      .map(({ _id, answer }) => ({ questionId: _id, selectedOption: answer }))
    await submit(quizId, answers, {}, fresh)
  }
  await start(kinematics, fresh)
  const page = dataOf<HistoryPage>((await server.call('GET', '/api/quiz/history', { token: fresh })).body)
  assert.deepEqual(
    [page.total, page.attempts.map(({ date }) => date.slice(0, 10))],
    [2, ['2026-11-21', '2026-11-20']],
  )
  const [newest] = page.attempts
  assert.deepEqual(
    [newest?.title, newest?.score, newest?.total, newest?.percentage],
    ['Kinematics', 7, 10, 70],
  )
  const opened = await server.call('GET', `/api/quiz/result/${newest?.attemptId}`, { token: fresh })
  assert.equal(dataOf<QuizResult & { bank: Question[] }>(opened.body).bank.length, 10)
  const foreign = await server.call('GET', `/api/quiz/result/${newest?.attemptId}`, { token: student })
  assert.equal(foreign.status, 404)
})

test('teachers and institutes do not take quizzes', async () => {
  const teacher = await server.signUp('teacher')
  const { status, body } = await server.call('POST', '/api/quiz/start', { token: teacher, body: kinematics })
  assert.deepEqual([status, errorOf(body).code], [403, 'forbidden'])
})

const unknownNames: [string, object][] = [
  ['an unknown exam', { ...kinematics, exam: 'UPSC' }],
  ['an unknown subject', { ...kinematics, subject: 'Astrology' }],
  ['an unknown chapter', { ...kinematics, chapters: ['kinematics', 'no-such-chapter'] }],
]
for (const [name, body] of unknownNames)
  test(`${name} is not found and nothing is stored`, async () => {
    const stored = await rowsOf(server.db, 'attempts')
    const reply = await server.call('POST', '/api/quiz/start', { token: student, body })
    assert.deepEqual([reply.status, errorOf(reply.body).code], [404, 'not_found'])
    assert.equal(await rowsOf(server.db, 'attempts'), stored)
  })

const badStarts: [string, object][] = [
  ['no chapter', { ...kinematics, chapters: [] }],
  ['a thousand chapters', { ...kinematics, chapters: Array.from({ length: 1000 }, () => 'kinematics') }],
  ['a count of 0', { ...kinematics, count: 0 }],
  ['a count of a billion', { ...kinematics, count: 1e9 }],
  ['a quiz id that is none', { ...kinematics, quizId: "1'; DROP TABLE attempts" }],
  ['a null character', { ...kinematics, exam: 'NE\u0000ET' }],
  ['a number for a name', { ...kinematics, subject: 5 }],
]
for (const [name, body] of badStarts)
  test(`a start with ${name} is rejected with the field named`, async () => {
    const stored = await rowsOf(server.db, 'attempts')
    const reply = await server.call('POST', '/api/quiz/start', { token: student, body })
    assert.deepEqual([reply.status, errorOf(reply.body).code], [400, 'invalid_request'])
    assert.ok(Object.keys(errorOf(reply.body).fields ?? {}).length > 0)
    assert.equal(await rowsOf(server.db, 'attempts'), stored)
  })

const goodAnswer = { questionId: 'kin-0001', selectedOption: 'A' }
const badAnswers: [string, unknown, number][] = [
  ['no answer', [], 400],
  ['10,000 answers', Array.from({ length: 10_000 }, () => goodAnswer), 413],
  ['51 answers', Array.from({ length: 51 }, () => goodAnswer), 400],
  ['option E', [{ ...goodAnswer, selectedOption: 'E' }], 400],
  ['a question of another chapter', [{ questionId: 'evo-0001', selectedOption: 'A' }], 400],
  ['a question id that is none', [{ questionId: 'kin-0001\u0000', selectedOption: 'A' }], 400],
  ['negative seconds', [{ ...goodAnswer, seconds: -1 }], 400],
  ['text for answers', 'A', 400],
]
for (const [name, answers, expected] of badAnswers)
  test(`a submit with ${name} is rejected and the attempt stays open`, async () => {
    const { quizId, questions } = await start({ ...kinematics, count: 14 })
    const { status, body } = await submit(quizId, answers)
    assert.deepEqual([status, typeof errorOf(body).message], [expected, 'string'])
    const good = await submit(quizId, [
      { questionId: idOf(questions[0]), selectedOption: questions[0]?.answer },
    ])
    assert.equal(dataOf<QuizResult>(good.body).correct, 1)
  })

test('a question answered twice in one submit is rejected', async () => {
  const { quizId, questions } = await start()
  const answer = { questionId: idOf(questions[0]), selectedOption: 'A' }
  const { status, body } = await submit(quizId, [answer, { ...answer, selectedOption: 'B' }])
  assert.deepEqual([status, errorOf(body).fields], [400, { 'answers.1.questionId': 'comes twice' }])
})
