import assert from 'node:assert/strict'
import test from 'node:test'
import { connect } from './db.ts'
import { Problem } from './problem.ts'

const ping = { name: 'test.ping', text: 'SELECT 1', parameters: [] }

for (const [name, url] of [
  ['a name that nobody knows', 'postgres://vikalp@nowhere.invalid/vikalp'],
  ['a port where nobody listens', 'postgres://vikalp@127.0.0.1:1/vikalp'],
  ['a socket that is not there', 'postgres://vikalp@/vikalp?host=%2Fnowhere'],
] as const)
  test(`${name} is unavailable, with the time to come again`, async () => {
    const db = connect(url)
    const failure = await db.run(ping, {}).catch((error: unknown) => error)
    await db.close()
    assert.ok(failure instanceof Problem)
    assert.deepEqual([failure.code, failure.retryAfterSeconds], ['unavailable', 5])
  })
