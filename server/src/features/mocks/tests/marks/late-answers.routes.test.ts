import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { TestResults } from '@vikalp/contract/mocks/tests'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { setUnitTest } from '#testing/mocks/teacher.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}.000Z`

test('answers that came late count unless the teacher excludes them, and count again when they are taken back', async () => {
  const { room, asha, desk } = await setUnitTest(server)
  server.setTime(at('06:00:00'))
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  const act = (place: number) =>
    page.act(...answering(place, rightAnswer(server, paper, place), 1000 * place))
  await hall.deliver(page, act(0))
  const late = act(1)
  const later = act(2)
  server.setTime(at('06:31:00'))
  assert.equal((await hall.read()).state, 'closed')
  server.setTime(at('06:40:00'))
  await hall.deliver(page, late)
  const told = async () => {
    const [row] = (await desk.results()).rows
    return [row?.score, row?.lateAnswers, row?.lateCounts]
  }
  assert.deepEqual(await told(), [32, 1, true])
  const count = (counts: boolean): Promise<TestResults> =>
    server.as(room.teacher)('PUT', `/api/tests/${desk.testId}/late-answers`, { studentId: asha.id, counts })
  await count(false)
  assert.deepEqual(await told(), [16, 1, false])
  // What comes later still is stored, and counts no more than the rest.
  await hall.deliver(page, later)
  assert.deepEqual(await told(), [16, 2, false])

  server.setTime(at('07:00:00'))
  await desk.release()
  const out = await hall.result()
  assert.deepEqual([out.score, out.right, out.late.answers, out.late.counts], [16, 1, 2, false])
  assert.equal(out.receipt, (await desk.results()).rows[0]?.receipt)
  await count(true)
  const again = await hall.result()
  assert.deepEqual([again.score, again.right, again.late.counts], [48, 3, true])
  await assert.rejects(
    server.as(room.teacher)('PUT', `/api/tests/${desk.testId}/late-answers`, {
      studentId: room.students[1]?.id,
      counts: false,
    }),
  )
})
