import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { z } from 'zod'
import { Problem } from '#platform/problem.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { forgetOldFailures } from './failed-tries.store.ts'
import { FailedTries } from './failed-tries.ts'

const account = 'asha@mail.example'

let server: TestApp
let tries: FailedTries
before(async () => {
  server = await testApp()
  tries = new FailedTries(server.db)
})
beforeEach(() => server.db.run({ name: 'test.empty', text: 'DELETE FROM failed_tries', parameters: [] }, {}))
after(() => server.close())

const pass = (seconds: number): Promise<number> =>
  server.db.run(
    {
      name: 'test.pass',
      text: 'UPDATE failed_tries SET last_at = last_at - make_interval(secs => $1::int)',
      parameters: ['seconds'],
    },
    { seconds },
  )

/** How many seconds the account has to wait. */
const wait = (of = account, known = tries): Promise<number> =>
  known.requirePatience(of).then(
    () => 0,
    (error: unknown) => {
      assert.ok(error instanceof Problem && error.code === 'rate_limited')
      return error.retryAfterSeconds ?? 0
    },
  )

async function fail(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await tries.addFailure(account)
}

test('the first four failures cost nothing, then each doubles the wait, up to half a minute', async () => {
  const waits: number[] = []
  for (let i = 0; i < 12; i++) {
    await tries.addFailure(account)
    const seconds = await wait()
    waits.push(seconds)
    await pass(seconds)
    assert.equal(await wait(), 0)
  }
  assert.deepEqual(waits, [0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
  assert.equal(await wait('another@mail.example'), 0)
})

test('of the guesses at one moment, through any server, only one is let through once they are slowed', async () => {
  await fail(6)
  await pass(2)
  const otherServer = new FailedTries(server.db)
  const waits = await Promise.all([wait(), wait(account, otherServer), wait()])
  assert.deepEqual(waits.sort(), [0, 2, 2])
})

test('a right password, or a quarter of an hour without a failure, begins anew', async () => {
  await fail(6)
  assert.equal(await wait(), 2)
  await tries.forget(account)
  assert.equal(await wait(), 0)
  await fail(6)
  await pass(15 * 60)
  assert.equal(await wait(), 0)
  await tries.addFailure(account)
  assert.equal(await wait(), 0)
  await fail(4)
  assert.equal(await wait(), 1)
})

test('failures written before the clock of the database was set back count no more', async () => {
  await fail(9)
  await pass(-3600)
  assert.equal(await wait(), 0)
  await tries.addFailure(account)
  assert.equal(await wait(), 0)
})

test('at night those that count no more are deleted, and no email stands in the table', async () => {
  await fail(5)
  await pass(15 * 60)
  await tries.addFailure('another@mail.example')
  assert.equal(await forgetOldFailures(server.db), 1)
  const row = z.object({ account: z.string() })
  const kept = { name: 'test.kept', text: 'SELECT account FROM failed_tries', parameters: [] }
  const [{ account: hash } = { account: '@' }] = await server.db.many(kept, {}, row)
  assert.ok(!hash.includes('@'))
})
