import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ReportedPage } from '@vikalp/contract/reports'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let teacher: string
let classId: string
let asha: string
let dev: string
before(async () => {
  server = await testApp()
  teacher = await server.signUp('teacher', 'Meera Trivedi')
  const taught = await server.as(teacher)<{ classId: string; code: string }>('POST', '/api/classes', {
    name: '12 A',
  })
  classId = taught.classId
  const pupil = async (): Promise<string> => {
    const token = await server.signUp('student')
    await server.as(token)('POST', '/api/classes/join', { code: taught.code })
    await server.takeQuiz(token, { count: 14 })
    return token
  }
  asha = await pupil()
  dev = await pupil()
})
after(() => server.close())

const report = (token: string, questionId: string, reason = 'unclear', note?: string): Promise<unknown> =>
  server.as(token)('POST', '/api/reports', { questionId, reason, note })
const read = (query = '', token = teacher): Promise<ReportedPage> =>
  server.as(token)('GET', `/api/profiles/teacher/reports${query}`)
const idsOf = ({ questions }: ReportedPage): string[] => questions.map(({ questionId }) => questionId)

test('a teacher sees what the pupils reported, with reasons and notes and without their names', async () => {
  assert.deepEqual(await read(), { total: 0, questions: [], next: null })
  await report(asha, 'kin-0001', 'wrong-key', 'v is constant.')
  await report(asha, 'kin-0001', 'unclear')
  await report(asha, 'kin-0002')
  server.setTime('2026-11-21T09:00:00.000Z')
  await report(dev, 'kin-0001', 'wrong-key', 'Use v = u + at.')
  const stranger = await server.signUp('student')
  await server.takeQuiz(stranger, { count: 14 })
  await report(stranger, 'kin-0001', 'wrong-key', 'From elsewhere.')
  await report(stranger, 'kin-0003')

  const page = await read()
  assert.deepEqual([page.total, page.next, idsOf(page)], [2, null, ['kin-0001', 'kin-0002']])
  assert.deepEqual(page.questions[0], {
    questionId: 'kin-0001',
    subject: 'Physics',
    chapter: 'kinematics',
    html: '<p>What is the value number 0 of kinematics?</p>',
    reports: 2,
    reasons: [
      { reason: 'wrong-key', reports: 2 },
      { reason: 'unclear', reports: 1 },
    ],
    notes: [
      { reason: 'wrong-key', note: 'Use v = u + at.', date: '2026-11-21T09:00:00.000Z' },
      { reason: 'wrong-key', note: 'v is constant.', date: '2026-11-21T06:00:00.000Z' },
    ],
    date: '2026-11-21T09:00:00.000Z',
  })
  assert.equal((await read('', await server.signUp('teacher'))).total, 0)
})

test('the list can be read on while new reports arrive', async () => {
  for (const id of ['kin-0004', 'kin-0005', 'kin-0006', 'kin-0007']) await report(dev, id)
  const first = await read()
  assert.deepEqual(idsOf(first), ['kin-0007', 'kin-0006', 'kin-0005', 'kin-0004', 'kin-0001'])
  await report(dev, 'kin-0008')
  const second = await read(`?after=${first.next}`)
  assert.deepEqual([second.total, idsOf(second), second.next], [7, ['kin-0002'], null])
})

test('a decided question leaves the list, and so does a pupil who leaves the class', async () => {
  await server.db.run(
    {
      name: 'test.decide',
      text: "UPDATE cases SET state = 'kept', answer = 'Fine.', decided_at = now() WHERE question_id = 'kin-0002'",
      parameters: [],
    },
    {},
  )
  assert.equal((await read()).total, 6)
  await server.as(dev)('DELETE', `/api/classes/${classId}/membership`)
  const page = await read()
  assert.deepEqual([page.total, idsOf(page), page.questions[0]?.reports], [1, ['kin-0001'], 1])
  assert.deepEqual(
    page.questions[0]?.notes.map(({ note }) => note),
    ['v is constant.'],
  )
})

test('a question that has left the bank is neither listed nor counted', async () => {
  const known = await read()
  await server.db.run(
    {
      name: 'test.reportGone',
      text: `WITH gone AS (
        INSERT INTO cases (id, question_id, state, opened_at)
        VALUES (gen_random_uuid(), 'gone-0001', 'open', now())
        RETURNING id, question_id
      )
      INSERT INTO reports (id, case_id, question_id, reporter_id, reason, reported_at)
      SELECT gen_random_uuid(), gone.id, gone.question_id, users.id, 'unclear', now()
      FROM gone, users
      WHERE role = 'student'`,
      parameters: [],
    },
    {},
  )
  assert.deepEqual(await read(), known)
})
