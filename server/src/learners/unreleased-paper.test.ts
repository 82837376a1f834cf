import assert from 'node:assert/strict'
import test from 'node:test'
import { answering, rightAnswer, sitDown } from '#testing/mocks/hall.ts'
import { setUnitTest } from '#testing/mocks/teacher.ts'
import { testApp } from '#testing/test-app.ts'
import { abilitiesOf } from './learner-state.ts'
import { readLearner } from './learners.store.ts'
import { bringUpToDate } from './rebuild-learner.ts'

test('what was answered in a test teaches nothing before its results are out, and everything then', async (t) => {
  const server = await testApp({ CALL_LIMITS: 'off' })
  t.after(() => server.close())
  const { asha, desk } = await setUnitTest(server)
  const known = async () => {
    await bringUpToDate(server.db, server.bank, asha.id)
    const of = {
      studentId: asha.id,
      chapters: ['all', 'kinematics', 'evolution'],
      questionIds: [],
      codes: [],
    }
    return abilitiesOf(await readLearner(server.db, of))
  }
  await server.takeQuiz(asha.token, { at: '2026-11-20T06:00:00.000Z', chapter: 'optics', count: 5 })
  const before = await known()
  assert.equal(before.get('all')?.n, 5)

  server.setTime('2026-11-21T06:00:00.000Z')
  const { hall, page, paper } = await sitDown(server, asha.token, { testId: desk.testId })
  const acts = paper.questions.flatMap((_, place) =>
    answering(place, rightAnswer(server, paper, place), 3000 * place),
  )
  await hall.deliver(page, page.act(...acts))
  assert.deepEqual(await known(), before, 'while it runs')
  server.setTime('2026-11-21T06:20:00.000Z')
  await hall.submit(page)
  assert.deepEqual(await known(), before, 'handed in')
  server.setTime('2026-11-21T08:00:00.000Z')
  await desk.release()
  assert.equal((await known()).get('all')?.n, 5 + paper.questions.length)
})
