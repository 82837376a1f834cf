import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ClassWork } from '@vikalp/contract/classes/class-work'
import { connect } from '#platform/db.ts'
import { inSchema } from '#platform/tenants.ts'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { deskOf, openClassroom } from '#testing/mocks/teacher.ts'
import { errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { receipts } from '../receipts.ts'
import { releaseTests } from '../release/release-tests.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const at = (time: string): string => `2026-11-21T${time}Z`
const count = (text: string): Promise<number> => server.owner.run({ name: '', text, parameters: [] }, {})

/** One student has handed in a right answer; the results come at 07:10. */
async function handedIn() {
  server.setTime(at('05:00:00.000'))
  const room = await openClassroom(server, ['Asha Patel'])
  const [asha] = room.students
  assert.ok(asha)
  const desk = deskOf(server, room)
  await desk.save({ results: 'at_time', resultsAt: at('07:10:00.000') })
  await desk.publish()
  server.setTime(at('06:00:00.000'))
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  await hall.deliver(page, page.act(...answering(0, rightAnswer(server, paper, 0), 1000)))
  server.setTime(at('06:05:00.000'))
  const submitted = await hall.submit(page)
  return { asha, desk, hall, submitted }
}

test('a result is out at its second and not before, without anybody', async () => {
  const { asha, desk, hall, submitted } = await handedIn()
  const stateForStudent = async (): Promise<string | undefined> => {
    const { tests } = await server.as(asha.token)<ClassWork>('GET', '/api/class-work')
    return tests.find(({ testId }) => testId === desk.testId)?.state
  }
  assert.equal(submitted.resultsAt, at('07:10:00.000'))
  server.setTime(at('07:09:59.999'))
  const early = await hall.readResult()
  assert.deepEqual([early.status, errorOf(early.body).code], [409, 'results_pending'])
  assert.deepEqual([(await desk.read()).state, await stateForStudent()], ['waiting', 'waiting'])
  server.setTime(at('07:10:00.000'))
  assert.deepEqual([(await desk.read()).state, await stateForStudent()], ['released', 'released'])
  assert.deepEqual([(await hall.result()).right, (await hall.result()).score], [1, 16])
})

test('practice learns of a released test at its second, once, by however many servers', async () => {
  const { asha, hall } = await handedIn()
  const another = connect(inSchema(server.databaseUrl, 'public'), { size: 4 })
  const round = (time: string) =>
    Promise.all(
      [server.db, another].map((db) =>
        releaseTests({ db, bank: server.bank, receiptFor: receipts('for tests') }, new Date(time)),
      ),
    )
  const known = () => count(`SELECT FROM public.paper_answers WHERE sitting_id = '${hall.sittingId}'`)
  try {
    await round(at('07:09:59.999'))
    assert.equal(await known(), 0)
    await round(at('07:10:00.000'))
    await round(at('07:10:15.000'))
  } finally {
    await another.close()
  }
  assert.equal(await known(), 2, 'one row for each subject')
  const sums = `SELECT FROM (SELECT sum(correct) AS correct FROM public.student_topics WHERE student_id = '${asha.id}') AS sums`
  assert.equal(await count(`${sums} WHERE correct = 1`), 1)
  assert.equal(await count(`SELECT FROM public.sitting_results WHERE sitting_id = '${hall.sittingId}'`), 1)
})
