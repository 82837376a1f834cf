import assert from 'node:assert/strict'
import test from 'node:test'
import { userIdOf } from '#testing/roster.ts'
import { dataOf, testApp } from '#testing/test-app.ts'
import { resetPassword } from './reset-password.ts'

test('the operator makes a code for an account by its address, and for no other', async (t) => {
  const server = await testApp()
  t.after(server.close)
  const now = new Date('2026-11-21T06:00:00Z')
  const body = { name: 'Dev Mehta', email: 'dev@mail.example', password: 'correct horse', role: 'teacher' }
  const signedUp = await server.call('POST', '/api/accounts/sign-up', { body })
  const reset = (...args: string[]) => resetPassword(server.databaseUrl, { args, now })
  await assert.rejects(reset(), /account:reset EMAIL/)
  await assert.rejects(reset('nobody@mail.example'), /There is no account/)
  const { said, about } = await reset('Dev@Mail.example')
  assert.match(
    said,
    /^Dev Mehta chooses a new password at \/recover with \S+ until 2026-11-24T06:00:00.000Z$/,
  )
  assert.equal(await userIdOf(server, dataOf<{ token: string }>(signedUp.body).token), about)
  const code = /with (\S+)/.exec(said)?.[1]
  const reply = await server.call('POST', '/api/accounts/reset', {
    body: { code, password: 'three green kites' },
  })
  assert.deepEqual([reply.status, dataOf<{ name: string }>(reply.body).name], [200, 'Dev Mehta'])
})
