import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { Assignment } from '@vikalp/contract/classes/assignments'
import type { ClassWork } from '@vikalp/contract/classes/class-work'
import { answering, rightAnswer, sitDown, wrongAnswer } from '#testing/mocks/hall.ts'
import { type Classroom, deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { addClass, enrol, userIdOf } from '#testing/roster.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

/** Asha is in 12 A, Ravi in 12 B, and Tara in both. */
async function twoClasses() {
  server.setTime(at('05:00:00'))
  const room = await openClassroom(server, ['Asha Patel', 'Ravi Shah', 'Tara Mehta'])
  const [asha, ravi, tara] = room.students
  assert.ok(asha && ravi && tara)
  const otherId = await addClass(server.db, await userIdOf(server, room.teacher), 'Class 12 B')
  await server.as(room.teacher)('DELETE', `/api/classes/${room.classId}/students/${ravi.id}`)
  await enrol(server.db, otherId, ravi.id, '7')
  await enrol(server.db, otherId, tara.id, '8')
  const desk = deskOf(server, room)
  const draft = await desk.save({
    otherClasses: [otherId],
    extra: [{ studentId: ravi.id, percent: 33.33 }],
  })
  return { room, asha, ravi, tara, otherId, desk, draft }
}

type Pupil = Classroom['students'][number]

/** Begins at half past six, answers the first question and hands in a minute later. */
async function sit({ token }: Pupil, testId: string, isRight: boolean) {
  server.setTime(at('06:30:00'))
  const { hall, page, paper } = await sitDown(server, token, { testId })
  const letter = isRight ? rightAnswer(server, paper, 0) : wrongAnswer(server, paper, 0)
  await hall.deliver(page, page.act(...answering(0, letter, 1000)))
  server.setTime(at('06:31:00'))
  await hall.submit(page)
  return { questionId: paper.questions[0]?.id ?? '', endsAt: paper.endsAt }
}

const namesIn = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name)

test('a test for two classes: who is in both is there once, and each class can be looked at by itself', async () => {
  const { room, asha, ravi, tara, otherId, desk, draft } = await twoClasses()
  assert.deepEqual(
    [draft.students, draft.classes.map(({ className, students }) => [className, students])],
    [
      3,
      [
        ['Class 12 Science', 2],
        ['Class 12 B', 2],
      ],
    ],
  )
  await desk.publish()
  for (const { token } of [asha, ravi, tara]) {
    const { tests } = await server.as(token)<ClassWork>('GET', '/api/class-work')
    assert.deepEqual(
      tests.map(({ testId }) => testId),
      [desk.testId],
    )
  }

  const first = await sit(ravi, desk.testId, false)
  assert.equal(first.endsAt, at('07:10:00'), 'extra time of a student of the other class')
  await sit(tara, desk.testId, true)
  const { rows } = await desk.board()
  assert.deepEqual(
    rows.map(({ name, state, classIds }) => [name, state, classIds]),
    [
      ['Asha Patel', null, [room.classId]],
      ['Ravi Shah', 'submitted', [otherId]],
      ['Tara Mehta', 'submitted', [room.classId, otherId]],
    ],
  )
  assert.deepEqual(namesIn((await desk.board(room.classId)).rows), ['Asha Patel', 'Tara Mehta'])
  const ofOther = (await desk.board(otherId.toUpperCase())).rows
  assert.deepEqual(
    ofOther.map(({ name, rollNo }) => [name, rollNo]),
    [
      ['Ravi Shah', '7'],
      ['Tara Mehta', '8'],
    ],
  )

  server.setTime(at('07:10:20'))
  await desk.release()
  const figures = async (classId?: string) => {
    const results = await desk.results(classId)
    const item = results.items.find(({ questionId }) => questionId === first.questionId)
    return [namesIn(results.rows), namesIn(results.absent), item?.answers]
  }
  assert.deepEqual(await figures(), [
    ['Ravi Shah', 'Tara Mehta'],
    ['Asha Patel'],
    { right: 1, wrong: 1, blank: 0 },
  ])
  assert.deepEqual(await figures(room.classId), [
    ['Tara Mehta'],
    ['Asha Patel'],
    { right: 1, wrong: 0, blank: 0 },
  ])
  assert.deepEqual(await figures(otherId), [
    ['Ravi Shah', 'Tara Mehta'],
    [],
    { right: 1, wrong: 1, blank: 0 },
  ])

  const repair = (classId: string) =>
    server.as(room.teacher)<{ assignments: Assignment[]; without: string[] }>(
      'POST',
      `/api/classes/${classId}/repairs`,
      { testId: desk.testId, questionId: first.questionId },
    )
  const there = await repair(otherId)
  assert.equal(there.assignments.length + there.without.length, 1, 'one wrong option was chosen there')
  assert.deepEqual(await repair(room.classId), { assignments: [], without: [] })
})

test('a test is set for classes of the teacher alone, and its class must be one of the test', async () => {
  const { room, otherId, desk } = await twoClasses()
  const strange = await openClassroom(server, ['Nila Rao'])
  for (const otherClasses of [[strange.classId], [randomUUID()], [otherId, strange.classId]]) {
    await assert.rejects(desk.save({ otherClasses }), /otherClasses/)
    await assert.rejects(desk.preview({ otherClasses }), /otherClasses/)
  }
  assert.equal((await desk.preview({ otherClasses: [otherId] })).students, 3)
  const path = `/api/tests/${desk.testId}/results?classId=${strange.classId}`
  const refused = await server.call('GET', path, { token: room.teacher })
  assert.deepEqual([refused.status, errorOf(refused.body).code], [404, 'not_found'])

  // Twice the same, and the one of the address, are one class each; a draft that is saved again has only what it says.
  const again = await desk.save({ otherClasses: [otherId, otherId.toUpperCase(), room.classId] })
  assert.deepEqual(
    again.classes.map(({ classId }) => classId),
    [room.classId, otherId],
  )
  assert.equal((await desk.save()).classes.length, 1)
})

test('a test goes on for the other class when the first is over', async () => {
  const { room, ravi, otherId, desk } = await twoClasses()
  await desk.publish()
  await server.as(room.teacher)('DELETE', `/api/classes/${room.classId}`)
  await sit(ravi, desk.testId, true)
  assert.deepEqual(
    (await desk.read()).classes.map(({ classId }) => classId),
    [otherId],
  )
  assert.deepEqual(namesIn((await desk.board()).rows), ['Ravi Shah', 'Tara Mehta'])
})
