import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteTests, TestResults } from '@vikalp/contract/mocks/tests'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { dismiss, employ, enrol, userIdOf } from '#testing/roster.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

/** Asha agreed to the institute of her teacher; Ravi joined later, and was not asked yet. */
async function instituteWithTest() {
  server.setTime(at('05:00:00'))
  const room = await openClassroom(server, ['Asha Patel'])
  const institute = await server.signUp('institute', 'North Academy')
  const teacherId = await userIdOf(server, room.teacher)
  await employ(server.db, await userIdOf(server, institute), teacherId)
  const ravi = await server.signUp('student', 'Ravi Shah')
  await enrol(server.db, room.classId, await userIdOf(server, ravi), '2')
  const text = 'UPDATE enrolments SET agreed_institute_id = NULL WHERE roll_no = $1 AND class_id = $2'
  const undo = { name: 'test.notAsked', text, parameters: ['rollNo', 'classId'] }
  await server.db.run(undo, { rollNo: '2', classId: room.classId })
  const desk = deskOf(server, room)
  await desk.save({ leaveInfo: true })
  const [asha] = room.students
  assert.ok(asha)
  const list = () => server.as(institute)<InstituteTests>('GET', '/api/institutes/tests')
  const read = () => server.as(institute)<TestResults>('GET', `/api/tests/${desk.testId}/results`)
  return { institute, teacherId, asha: asha.token, ravi, desk, list, read }
}

async function sit(token: string, testId: string): Promise<void> {
  server.setTime(at('06:10:00'))
  const { hall, page, paper } = await sitDown(server, token, { testId })
  const left = [
    { k: 'hidden', t: 4000 },
    { k: 'shown', t: 12_000 },
  ] as const
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000), ...left))
  server.setTime(at('06:20:00'))
  await hall.submit(page)
}

test('an institute reads the published tests of its teachers and the results of those who agreed to it', async () => {
  const { institute, teacherId, asha, ravi, desk, list, read } = await instituteWithTest()
  assert.deepEqual((await list()).tests, [], 'a draft is its teacher’s')
  const draft = await server.call('GET', `/api/tests/${desk.testId}/results`, { token: institute })
  assert.deepEqual([draft.status, errorOf(draft.body).code], [404, 'not_found'])
  await desk.publish()
  await sit(asha, desk.testId)
  await sit(ravi, desk.testId)

  const { tests } = await list()
  assert.deepEqual(
    tests.map(({ testId, teacher, handedIn }) => ({ testId, teacher, handedIn })),
    [{ testId: desk.testId, teacher: 'Meera Shah', handedIn: 2 }],
  )
  const { rows, absent, items } = await read()
  assert.deepEqual(
    rows.map(({ name, right, leaves }) => ({ name, right, leaves })),
    [{ name: 'Asha Patel', right: 1, leaves: null }],
    'leaves are told to the teacher alone',
  )
  assert.deepEqual(absent, [])
  assert.deepEqual(items, [], 'no key of a paper that can still be begun')
  server.setTime(at('23:00:00'))
  assert.equal((await read()).items[0]?.answers.right, 1, 'of its own pupils')
  const own = await desk.results()
  assert.deepEqual(
    own.rows.map(({ leaves }) => leaves),
    [
      { times: 1, ms: 8000 },
      { times: 1, ms: 8000 },
    ],
  )

  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/board'],
    ['POST', '/release'],
    ['DELETE', ''],
  ] as const) {
    const { status } = await server.call(method, `/api/tests/${desk.testId}${path}`, { token: institute })
    assert.equal(status, 403, `${method} ${path}: it changes nothing`)
  }

  await dismiss(server.db, teacherId)
  assert.deepEqual((await list()).tests, [])
  const gone = await server.call('GET', `/api/tests/${desk.testId}/results`, { token: institute })
  assert.equal(gone.status, 404, 'with the teacher goes the right')
})
