import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { MistakesPage } from '@vikalp/contract/practice/mistakes'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { inOrder, submitQuiz } from '#testing/take-quiz.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

const on = (day: number): string => `2026-11-${day}T06:00:00.000Z`
const mistakes = (token: string, query = '') => server.as(token)<MistakesPage>('GET', `/api/mistakes${query}`)
const retry = (token: string, ids?: string[]) =>
  server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['Mistakes'],
    from: 'mistakes',
    ids,
  })

test('a mistake is made, comes again, is repaired and is proven', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 10, verdict: inOrder(7, 3) })
  const before = await mistakes(token)
  assert.deepEqual([before.total, before.repaired, before.found], [3, 0, 3])
  assert.deepEqual(before.chapters, [{ chapter: 'kinematics', subject: 'Physics', mistakes: 3, open: 3 }])
  for (const { question, lastOption, times, lastOn, comesOn } of before.mistakes) {
    assert.notEqual(lastOption, question.answer)
    assert.deepEqual([times, lastOn], [1, '2026-11-20'])
    assert.ok(comesOn && comesOn > '2026-11-20', `${comesOn}`)
  }

  server.setTime(on(21))
  const quiz = await retry(token)
  const ids = before.mistakes.map(({ question }) => question._id)
  assert.deepEqual(quiz.questions.map(({ _id }) => _id).sort(), ids.sort())
  const [again] = before.retries
  assert.deepEqual(
    [before.retries.length, again?.subject, again?.questionIds.toSorted()],
    [1, 'Physics', ids],
  )
  await submitQuiz(server.as(token), quiz, { verdict: inOrder(2, 1) })
  const after = await mistakes(token)
  assert.deepEqual([after.total, after.repaired], [3, 2])
  assert.equal((await mistakes(token, '?show=open')).found, 1)
  const repaired = await mistakes(token, '?show=repaired')
  assert.deepEqual([repaired.found, repaired.retries], [2, []])
  assert.equal((await retry(token)).questions.length, 1)

  await server.takeQuiz(token, { at: on(24), count: 14 })
  const proven = (await mistakes(token, '?show=repaired')).mistakes.filter(({ provenOn }) => provenOn)
  assert.ok(proven.length > 0 && proven.every(({ provenOn }) => provenOn === '2026-11-24'))
})

test('a retry asks only what is named, and only the own mistakes', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 10, verdict: inOrder(4, 6) })
  const { mistakes: all } = await mistakes(token)
  const ids = all.slice(0, 2).map(({ question }) => question._id)
  const right = server.bank
    .ofChapter('kinematics')
    .find(({ id }) => !all.some((one) => one.question._id === id))
  assert.ok(right)
  const quiz = await retry(token, [...ids, right.id])
  assert.deepEqual(quiz.questions.map(({ _id }) => _id).sort(), [...ids].sort())
  assert.deepEqual((await retry(await server.signUp('student'))).questions, [])
})

test('the filters and the pages let through what they say', async () => {
  const token = await server.signUp('student')
  for (const chapter of ['kinematics', 'optics'])
    await server.takeQuiz(token, { at: on(20), chapter, count: 14, verdict: inOrder(0, 14) })
  const first = await mistakes(token)
  assert.deepEqual([first.total, first.mistakes.length], [21, 20])
  const second = await mistakes(token, `?after=${first.next}`)
  assert.deepEqual([second.mistakes.length, second.next], [1, null])
  const optics = await mistakes(token, '?chapter=Optics')
  assert.deepEqual([optics.found, optics.total], [7, 21])
  assert.equal((await mistakes(token, '?subject=Chemistry')).found, 0)
  const [one] = first.mistakes
  assert.ok(one?.code)
  const alike = await mistakes(token, `?code=${encodeURIComponent(one.code)}`)
  assert.ok(alike.mistakes.every(({ code }) => code === one.code) && alike.found > 0)
})

test('a note is kept, by its student alone, and survives another mistake', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 5, verdict: inOrder(4, 1) })
  const [one] = (await mistakes(token)).mistakes
  assert.ok(one)
  const write = (note: string | null) => ({ questionId: one.question._id, note })
  await server.as(token)('PUT', '/api/mistakes', write(' Mind the sign '))
  const stranger = await server.signUp('student')
  const { status, body } = await server.call('PUT', '/api/mistakes', { token: stranger, body: write('x') })
  assert.deepEqual([status, errorOf(body).code], [404, 'not_found'])
  server.setTime(on(22))
  await submitQuiz(server.as(token), await retry(token), { verdict: inOrder(0, 1) })
  const [again] = (await mistakes(token)).mistakes
  assert.deepEqual([again?.note, again?.times], ['Mind the sign', 2])
  await server.as(token)('PUT', '/api/mistakes', write(null))
  assert.equal((await mistakes(token)).mistakes[0]?.note, null)
})

test('where the key was wrong it was no mistake', async () => {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { at: on(20), count: 5, verdict: inOrder(4, 1) })
  const [one] = (await mistakes(token)).mistakes
  const question = one && server.bank.find(one.question._id)
  assert.ok(question && one.lastOption)
  const key = question.answer
  question.answer = one.lastOption
  const after = await mistakes(token)
  question.answer = key
  assert.deepEqual([after.total, after.mistakes[0]?.keyWasWrong], [0, true])
})
