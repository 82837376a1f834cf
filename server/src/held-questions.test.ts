import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Question } from '@vikalp/contract/question'
import { sitDown } from '#testing/mocks/hall.ts'
import { type SecondServer, secondServer } from '#testing/second-server.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let other: SecondServer
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  other = await secondServer(server, server.databaseUrl, { CALL_LIMITS: 'off' })
})
after(async () => {
  await other.close()
  await server.close()
})

const chapterOf = async (token: string): Promise<string[]> =>
  (await other.as(token)<Question[]>('GET', '/api/questions/kinematics')).map(({ _id }) => _id)

const asked = (): number => other.statements().filter((name) => name === 'held-questions.listHeld').length

/** Reads a chapter until the server does, or does not, ask which questions the student may not see. */
async function untilAsks(token: string, wanted: boolean): Promise<void> {
  for (let i = 0; ; i++) {
    assert.ok(i < 5000, `still ${!wanted}`)
    const before = asked()
    await chapterOf(token)
    if (asked() > before === wanted) return
  }
}

test('a student without a paper is not asked about, until one is begun at another server', async () => {
  const token = await server.signUp('student')
  await untilAsks(token, false)
  const whole = await chapterOf(token)
  const { hall, page, paper } = await sitDown(server, token)
  await untilAsks(token, true)
  const held = new Set(paper.questions.map(({ id }) => id))
  const free = whole.filter((id) => !held.has(id))
  assert.ok(free.length < whole.length)
  assert.deepEqual(await chapterOf(token), free)
  await hall.submit(page)
  await untilAsks(token, false)
  assert.deepEqual(await chapterOf(token), whole)
})

test('a paper of one student makes nobody else asked about', async () => {
  const [one, two] = [await server.signUp('student'), await server.signUp('student')]
  for (const token of [one, two]) await untilAsks(token, false)
  await sitDown(server, one)
  await untilAsks(one, true)
  const before = asked()
  await chapterOf(two)
  assert.equal(asked(), before)
})
