import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { ChoicesPage } from '@vikalp/contract/mocks/choices'
import { makeQuestionBank } from '#question-bank/question-bank.ts'
import { samplePapers } from '#testing/mocks/sample-papers.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { chapterOf, sampleQuestions } from '#testing/sample-questions.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

const inPool = 'kin-0099'
let server: TestApp
before(async () => {
  const questions = [
    ...sampleQuestions().map((question) =>
      question.id === 'kin-0002' ? { ...question, form: 'negative' as const } : question,
    ),
    ...chapterOf('thermodynamics', 'thd', 'Physics', 25, ['NEET']),
  ]
  const pool = chapterOf('kinematics', 'kin', 'Physics', 1, ['NEET']).map((question) => ({
    ...question,
    id: inPool,
    isPooled: true,
  }))
  server = await testApp({}, makeQuestionBank(questions, { ...samplePapers(), pool }))
})
after(() => server.close())

const at = '2026-11-21T06:00:00.000Z'

async function openList() {
  server.setTime(at)
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah'])
  const list = (query: string): Promise<ChoicesPage> =>
    server.as(room.teacher)('GET', `/api/classes/${room.classId}/questions?exam=NEET&${query}`)
  return { room, list }
}

const idsOf = ({ questions }: ChoicesPage): string[] => questions.map(({ questionId }) => questionId)

test('a teacher picks among the questions of a chapter, without keys and without the pool', async () => {
  const { room, list } = await openList()
  const [asha] = room.students
  const quiz = await server.takeQuiz(asha?.token ?? '', { count: 10 })
  const all = await list('chapter=kinematics')
  const known = server.bank.ofChapter('kinematics', 'NEET')
  assert.deepEqual(
    idsOf(all),
    known.map(({ id }) => id),
  )
  assert.deepEqual([all.total, all.forms, all.topics.length], [14, ['negative'], 4])
  assert.ok(!idsOf(all).includes(inPool))
  const met = quiz.questions.map(({ questionId }) => questionId)
  for (const question of all.questions) {
    assert.equal(question.metBy, met.includes(question.questionId) ? 1 : 0)
    assert.deepEqual(
      Object.keys(question).sort(),
      ['difficulty', 'form', 'html', 'metBy', 'options', 'questionId', 'topic'],
      'nothing tells the key',
    )
  }
  const hard = await list('chapter=kinematics&difficulty=Hard')
  assert.ok(hard.total > 0 && hard.questions.every(({ difficulty }) => difficulty === 'Hard'))
  assert.deepEqual(idsOf(await list('chapter=kinematics&form=negative')), ['kin-0002'])
  assert.deepEqual((await list('chapter=kinematics&topic=Topic%203&difficulty=Easy')).total, 1)
})

test('a long chapter comes in pages, and one that is not there is not found', async () => {
  const { list } = await openList()
  const pages = await Promise.all([1, 2, 3].map((page) => list(`chapter=thermodynamics&page=${page}`)))
  assert.deepEqual(
    pages.map(({ questions, total }) => [questions.length, total]),
    [
      [20, 25],
      [5, 25],
      [0, 25],
    ],
  )
  assert.equal(new Set(pages.flatMap(idsOf)).size, 25)
  await assert.rejects(list('chapter=alchemy'), /404/)
})

test('only a confirmed teacher of the class picks', async () => {
  const { room } = await openList()
  const query = '/questions?exam=NEET&chapter=kinematics'
  const stranger = await server.signUp('teacher')
  const foreign = await server.call('GET', `/api/classes/${room.classId}${query}`, { token: stranger })
  assert.equal(foreign.status, 404)
  const token = await server.signUp('teacher', 'Nobody Knows', 'public', { isUnknown: true })
  const { classId } = await server.as(token)<{ classId: string }>('POST', '/api/classes', { name: '12 B' })
  const reply = await server.call('GET', `/api/classes/${classId}${query}`, { token })
  assert.deepEqual([reply.status, errorOf(reply.body).fields], [403, { account: 'is not confirmed' }])
})

test('a set that was picked becomes an assignment or a test, but no question of the pool an assignment', async () => {
  const { room } = await openList()
  const set = (questionIds: string[]) =>
    server.call('PUT', `/api/classes/${room.classId}/assignments/${randomUUID()}`, {
      token: room.teacher,
      body: {
        title: 'A set',
        exam: 'NEET',
        subject: 'Physics',
        chapters: ['kinematics'],
        count: 5,
        questionIds,
        dueAt: '2026-11-22T06:00:00.000Z',
      },
    })
  assert.equal((await set(['kin-0002', 'kin-0005'])).status, 200)
  const refused = await set(['kin-0002', inPool])
  assert.deepEqual(Object.keys(errorOf(refused.body).fields ?? {}), ['questionIds.1'])

  const paper = {
    template: 'sample',
    blueprint: {
      minutes: 30,
      sections: [{ subject: 'Physics' as const, type: 'mcq' as const, count: 3, chapters: ['kinematics'] }],
    },
  }
  const picked = ['kin-0005', 'kin-0002', inPool]
  const saved = await deskOf(server, room).save({
    paper,
    questionIds: picked,
    opensAt: '2026-11-21T07:00:00.000Z',
    closesAt: '2026-11-21T08:00:00.000Z',
  })
  assert.equal(saved.questions, 3)
})
