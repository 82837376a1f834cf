import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { userIdOf } from '#testing/roster.ts'
import { inOrder } from '#testing/take-quiz.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { NotTaught } from './in-parts.ts'
import { learnLevels } from './learn-levels.ts'
import { learnAllWaiting } from './learn-waiting.ts'
import { listVersions, markStale } from './learners.store.ts'
import { bringAllUpToDate, rebuildStale } from './rebuild-learner.ts'
import { WaitingLessons } from './waiting-lessons.ts'

let server: TestApp
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
after(() => server.close())

async function practised(): Promise<string> {
  const token = await server.signUp('student')
  await server.takeQuiz(token, { verdict: inOrder(5, 5) })
  return userIdOf(server, token)
}

const run = (text: string, studentId: string) =>
  server.owner.run({ name: `test.${text.slice(0, 40)}`, text, parameters: ['studentId'] }, { studentId })
/** What is believed of this student cannot be read. */
const spoil = (studentId: string) =>
  run(`INSERT INTO beliefs VALUES ($1, 'all', '{"all": "spoilt"}', '{}')`, studentId)
const mend = (studentId: string) => run('DELETE FROM beliefs WHERE student_id = $1', studentId)
const waiting = async (ids: readonly string[]): Promise<string[]> =>
  (await listVersions(server.db, ids)).flatMap(({ studentId, isWaiting }) => (isWaiting ? [studentId] : []))
const failsOf = (studentId: string) => (error: unknown) => {
  assert.ok(error instanceof NotTaught)
  assert.deepEqual([...error.students.keys()], [studentId])
  assert.ok(error.message.startsWith(`${studentId}: `))
  return true
}

test('a row that cannot be read holds up its own student alone, and no levels', async () => {
  const ids = [await practised(), await practised(), await practised()]
  const [spoilt = ''] = ids
  await spoil(spoilt)
  await assert.rejects(learnAllWaiting(server.db, server.bank), failsOf(spoilt))
  assert.deepEqual(await waiting(ids), [spoilt])
  const levels = () => server.db.run({ name: 'test.met', text: 'SELECT FROM meetings', parameters: [] }, {})
  assert.equal(await levels(), 2)
  await assert.rejects(learnLevels(server.db, server.bank), failsOf(spoilt))
  assert.equal(await levels(), 0)
  await bringAllUpToDate(server.db, server.bank, ids)
  await mend(spoilt)
  await learnAllWaiting(server.db, server.bank)
  assert.deepEqual(await waiting(ids), [])
})

test('of a history that cannot be read the others are made anew', async () => {
  const ids = [await practised(), await practised(), await practised()]
  await learnAllWaiting(server.db, server.bank)
  for (const id of ids) await markStale(server.db, id)
  const [, spoilt = ''] = ids
  await run(`UPDATE attempts SET hinted = ARRAY[NULL]::text[] WHERE student_id = $1`, spoilt)
  await assert.rejects(rebuildStale(server.db, server.bank), failsOf(spoilt))
  const stale = (await listVersions(server.db, ids)).filter(({ isStale }) => isStale)
  assert.deepEqual(
    stale.map(({ studentId }) => studentId),
    [spoilt],
  )
})

test('what cannot be learnt is tried again after longer and longer, alone, and said once until it changes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const lessons = new WaitingLessons()
  const [learnt, tried, said]: [string[], number[], string[]] = [[], [], []]
  let seconds = 0
  let why = 'spoilt'
  const stop = lessons.start(
    async (_, ids) => {
      learnt.push(...ids.filter((id) => id !== 'asha'))
      if (!ids.includes('asha')) return
      tried.push(seconds)
      if (why) throw new NotTaught(new Map([['asha', new Error(why)]]))
    },
    (error) => said.push(String(error)),
  )
  const pass = async (length: number): Promise<void> => {
    for (let n = 0; n < 10 * length; n++) {
      t.mock.timers.tick(100)
      seconds = Math.round(10 * seconds + 1) / 10
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
  }
  lessons.add(server.db, 'asha')
  lessons.add(server.db, 'ravi')
  await pass(30)
  assert.deepEqual(learnt, ['ravi'])
  assert.ok(tried.length >= 5 && tried.length <= 8, `${tried}`)
  const pauses = tried.slice(1).map((at, n) => at - (tried[n] ?? 0))
  assert.ok(
    pauses.every((pause, n) => pause > (pauses[n - 1] ?? 0)),
    `${pauses}`,
  )
  lessons.add(server.db, 'ila')
  lessons.add(server.db, 'asha')
  const before = tried.length
  await pass(1)
  assert.deepEqual([learnt, tried.length], [['ravi', 'ila'], before])
  assert.equal(said.length, 1)
  why = 'spoilt in another way'
  await pass(700)
  assert.equal(said.length, 2)
  assert.ok(Math.max(...tried.slice(1).map((at, n) => at - (tried[n] ?? 0))) <= 301)
  why = ''
  await pass(300)
  const last = tried.length
  lessons.add(server.db, 'asha')
  await pass(1)
  assert.equal(tried.length, last + 1)
  stop()
})
