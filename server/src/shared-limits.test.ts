import assert from 'node:assert/strict'
import test from 'node:test'
import { signIns } from '@vikalp/contract/identity'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { forgetEndedWindows } from './platform/load/call-windows.store.ts'
import { nobodysPasskey } from './testing/passkey-people.ts'
import { testApp } from './testing/test-app.ts'

test('two servers on one database count the tries of an address together, by the database clock', async (t) => {
  const server = await testApp()
  const { databases, bank } = server
  const other = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    tokenSecret: 'a secret for tests only, long enough',
    databases,
    bank,
    clock: () => new Date(),
    random: Math.random,
  })
  t.after(async () => {
    await other.close()
    await server.close()
  })
  const tryAt = async (app: FastifyInstance): Promise<[status: number, retryAfter: number]> => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/api/accounts/sign-in/passkey',
      remoteAddress: '198.51.100.40',
      body: nobodysPasskey,
    })
    return [statusCode, Number(headers['retry-after'] ?? 0)]
  }
  const tryHere = () => tryAt(server.app)
  const tryThere = () => tryAt(other)
  const moveWindows = (seconds: number) =>
    server.db.run(
      {
        name: 'test.moveWindows',
        text: 'UPDATE call_windows SET ends_at = ends_at + make_interval(secs => $1::int)',
        parameters: ['seconds'],
      },
      { seconds },
    )
  for (let i = 0; i < signIns.unproven / 2; i++) {
    assert.equal((await tryHere())[0], 401)
    assert.equal((await tryThere())[0], 401)
  }
  assert.equal((await tryHere())[0], 429)
  const [status, seconds] = await tryThere()
  assert.ok(status === 429 && seconds >= 1 && seconds <= 60, `${status} ${seconds}`)
  await moveWindows(3600) // as a clock set back leaves them
  assert.equal((await tryThere())[0], 401)
  await moveWindows(-60)
  assert.equal(await forgetEndedWindows(databases.public), 1)
})
