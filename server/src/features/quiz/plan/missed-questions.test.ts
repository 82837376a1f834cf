import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { StartedQuiz } from '@vikalp/contract/quiz'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let student: string
before(async () => {
  server = await testApp()
  student = await server.signUp('student')
})
after(() => server.close())

const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }

const start = (body: object, token = student) => server.call('POST', '/api/quiz/start', { token, body })

async function started(body: object, token = student): Promise<StartedQuiz> {
  const { status, body: reply } = await start(body, token)
  assert.equal(status, 200, JSON.stringify(reply))
  return dataOf<StartedQuiz>(reply)
}

/** Ten questions: the first two wrong, the third skipped, the rest right. Returns the ids in their order. */
async function takeQuiz(): Promise<{ quizId: string; ids: string[] }> {
  const { quizId, questions } = await started(kinematics)
  const answers = questions.flatMap(({ _id, answer }, i) => {
    const wrong = answer === 'A' ? 'B' : 'A'
    return i === 2 ? [] : [{ questionId: _id, selectedOption: i < 2 ? wrong : answer }]
  })
  const body = { quizId, answers }
  assert.equal((await server.call('POST', '/api/quiz/submit-multiple', { token: student, body })).status, 200)
  return { quizId, ids: questions.map(({ _id }) => _id) }
}

test('a practice of missed questions has these, and siblings of the slips that were made (rule 71)', async () => {
  const { quizId, ids } = await takeQuiz()
  const again = await started({ ...kinematics, missedIn: quizId })
  const practised = again.questions.map(({ _id }) => _id)
  const missed = practised.filter((id) => ids.includes(id))
  assert.deepEqual(missed.toSorted(), ids.slice(0, 3).toSorted())
  const siblings = practised.filter((id) => !ids.includes(id))
  const slipOf = (id: string) => (Number(id.slice(-4)) - 1) % 3
  assert.deepEqual(
    siblings.map(slipOf).toSorted(),
    ids.slice(0, 2).map(slipOf).toSorted(),
    'one for each wrong answer, none for the skipped one',
  )
  assert.ok(again.questions.every(({ exam, subject }) => exam === 'NEET' && subject === 'Physics'))
})

test('it counts as a quick quiz, and a start that is sent again finds it', async () => {
  const { quizId } = await takeQuiz()
  const id = '0197f3c2-2222-7abc-8def-000000000001'
  const again = await started({ ...kinematics, missedIn: quizId, quizId: id })
  assert.deepEqual(await started({ ...kinematics, missedIn: quizId, quizId: id }), again)
  const answers = again.questions.map(({ _id, answer }) => ({ questionId: _id, selectedOption: answer }))
  await server.call('POST', '/api/quiz/submit-multiple', { token: student, body: { quizId: id, answers } })
  const { body } = await server.call('GET', '/api/quiz/history', { token: student })
  const stored = dataOf<HistoryPage>(body).attempts.find(({ attemptId }) => attemptId === id)
  assert.deepEqual([stored?.quick, stored?.percentage], [true, 100])
  assert.deepEqual((await started({ ...kinematics, missedIn: id })).questions, [], 'nothing was missed in it')
})

test('only an own, submitted attempt can be practised again', async () => {
  const { quizId } = await takeQuiz()
  const open = await started(kinematics)
  const stranger = await server.signUp('student')
  const none = '0197f3c2-3333-7abc-8def-000000000009'
  for (const reply of [
    await start({ ...kinematics, missedIn: quizId }, stranger),
    await start({ ...kinematics, missedIn: open.quizId }),
    await start({ ...kinematics, missedIn: none }),
  ])
    assert.deepEqual([reply.status, errorOf(reply.body).code], [404, 'not_found'])
  assert.equal((await start({ ...kinematics, missedIn: 'x' })).status, 400)
})
