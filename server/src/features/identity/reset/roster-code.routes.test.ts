import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { RosterCode } from '@vikalp/contract/accounts/reset'
import { schoolOf, type TestSchool } from '#testing/school.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: TestSchool
let another: TestSchool
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = await schoolOf(server)
  another = await schoolOf(server)
  await school.import([
    { name: 'Asha Patel', class: '11A' },
    { name: 'Dev Mehta', class: '11A' },
  ])
  await run(`DELETE FROM ages`)
  await run(`UPDATE users SET password_hash = 'some password' WHERE username LIKE 'asha.patel@%'`)
})
after(() => server.close())

const run = (text: string): Promise<number> => server.db.run({ name: '', text, parameters: [] }, {})
const make = (username: string, by = school) =>
  by.call('POST', '/api/institutes/roster/reset-code', { username })
const nameOf = (name: string): string => `${name}@${school.handle}`
const reset = (code: string) =>
  server.call('POST', '/api/accounts/reset', { body: { code, password: 'three green kites' } })

test('a pupil who shares with nobody and has no teacher comes back by a code of the office, once', async () => {
  const { status, body } = await make(` ${nameOf('Asha.Patel')} `)
  assert.equal(status, 201)
  const { name, class: className, code } = dataOf<RosterCode>(body)
  assert.deepEqual([name, className], ['Asha Patel', '11A'])
  assert.deepEqual([(await reset(code)).status, (await reset(code)).status], [200, 400])
})

test('the office makes none for others, for a card that waits, or for who has an email of their own', async () => {
  assert.equal((await make(nameOf('asha.patel'), another)).status, 404)
  assert.equal((await make(nameOf('nobody'))).status, 404)
  assert.equal((await make(nameOf('dev.mehta'))).status, 409)
  const { code } = dataOf<RosterCode>((await make(nameOf('asha.patel'))).body)
  await run(
    `UPDATE users SET email = 'asha@mail.example', email_verified_at = now() WHERE username LIKE 'asha.patel@%'`,
  )
  assert.equal((await make(nameOf('asha.patel'))).status, 403)
  assert.equal((await reset(code)).status, 400, 'and one that was made before opens nothing any more')
  await run(`UPDATE users SET email = NULL, email_verified_at = NULL WHERE username LIKE 'asha.patel@%'`)
})

test('a code ends when the student leaves the roster', async () => {
  const { code } = dataOf<RosterCode>((await make(nameOf('asha.patel'))).body)
  await school.import([{ name: 'Dev Mehta', class: '11A' }], { isWhole: true })
  assert.deepEqual([(await reset(code)).status, (await make(nameOf('asha.patel'))).status], [400, 404])
})
