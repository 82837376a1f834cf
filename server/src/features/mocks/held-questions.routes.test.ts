import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { BookmarksPage } from '@vikalp/contract/bookmarks'
import type { Question } from '@vikalp/contract/question'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

/** Kinematics questions, wherever a student may read or practise them. */
async function seenBy(token: string) {
  const get = async <T>(url: string): Promise<T> => dataOf((await server.call('GET', url, { token })).body)
  const { questions } = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
    count: 14,
  })
  return {
    list: (await get<Question[]>('/api/questions/kinematics')).map(({ _id }) => _id),
    next: (await get<Question>('/api/questions/next/kinematics'))._id,
    quiz: questions.map(({ _id }) => _id),
    bookmarks: (await get<BookmarksPage>('/api/bookmarks')).questions.map(({ _id }) => _id),
  }
}

const statusOf = async (token: string, method: 'GET' | 'POST', url: string, body?: object): Promise<number> =>
  (await server.call(method, url, { token, ...(body && { body }) })).status

test('what a student is asked in a paper is nowhere else until it is over, for this student only', async () => {
  const [token, other] = [await server.signUp('student'), await server.signUp('student')]
  const { questions } = await server.takeQuiz(token, { count: 14 })
  for (const { questionId } of questions)
    await server.as(token)('PUT', '/api/bookmarks', { questionId, bookmarked: true })
  const { hall, page, paper } = await sitDown(server, token)
  const held = paper.questions.map(({ id }) => id).filter((id) => id.startsWith('kin-'))
  const [asked] = held
  assert.ok(asked && held.length >= 3)
  const whole = 14

  const mine = await seenBy(token)
  for (const [where, ids] of Object.entries({ ...mine, next: [mine.next] }))
    assert.deepEqual(
      held.filter((id) => ids.includes(id)),
      [],
      where,
    )
  assert.deepEqual([mine.list.length, mine.bookmarks.length], [whole - held.length, whole - held.length])
  const hint = { question: asked }
  assert.equal(await statusOf(token, 'POST', '/api/hint/', hint), 404)
  assert.equal(await statusOf(token, 'POST', '/api/hint/', { question: server.bank.find(asked)?.text }), 404)
  assert.equal(await statusOf(token, 'GET', `/api/suggestions?questionId=${asked}`), 404)

  assert.equal((await seenBy(other)).list.length, whole)
  assert.equal(await statusOf(other, 'POST', '/api/hint/', hint), 200)

  await hall.submit(page)
  const then = await seenBy(token)
  assert.deepEqual([then.list.length, then.quiz.length, then.bookmarks.length], [whole, whole, whole])
  assert.equal(await statusOf(token, 'POST', '/api/hint/', hint), 200)
})

test('what was missed in a paper is practised by subject, once the paper is over', async () => {
  server.setTime('2026-11-21T06:00:00.000Z')
  const token = await server.signUp('student')
  const { hall, page, paper } = await sitDown(server, token)
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000)))
  const body = {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
    missedIn: hall.sittingId,
  }
  assert.equal(await statusOf(token, 'POST', '/api/quiz/start', body), 404)
  server.setTime('2026-11-21T06:01:00.000Z')
  await hall.submit(page)
  const { questions } = await server.as(token)<StartedQuiz>('POST', '/api/quiz/start', body)
  const asked = paper.questions.map(({ id }) => id)
  assert.deepEqual(
    questions
      .map(({ _id }) => _id)
      .filter((id) => asked.includes(id))
      .sort(),
    asked.slice(1, 6).sort(),
  )
})
