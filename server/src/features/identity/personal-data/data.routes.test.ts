import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
const folder = mkdtempSync(join(tmpdir(), 'vikalp-tombstones-'))
const TOMBSTONES = join(folder, 'kept', 'tombstones')
before(async () => {
  server = await testApp({ TOMBSTONES })
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const password = 'correct horse'
let people = 0

async function newPerson(role = 'student') {
  people += 1
  const email = `${randomUUID()}@mail.example`
  const from = `198.51.100.${people}`
  const body = { name: 'Dev Mehta', email, password, role }
  const signedUp = await server.call('POST', '/api/accounts/sign-up', { body, from })
  const { token } = dataOf<{ token: string }>(signedUp.body)
  const signIn = () => server.call('POST', '/api/accounts/sign-in', { body: { email, password }, from })
  return { ...(await server.as(token)<{ id: string }>('GET', '/api/accounts/me')), email, token, signIn }
}

const eraseAs = (token: string, confirmation: string) =>
  server.call('POST', '/api/accounts/erasure', { token, body: { confirmation } })
const exportAs = (token: string, confirmation: string) =>
  server.call('POST', '/api/accounts/export', { token, body: { confirmation } })
const statusOf = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status

test('with the password the account is gone at once, on every device, and its id is in the file', async () => {
  const { id, token, signIn } = await newPerson()
  const other = dataOf<{ token: string }>((await signIn()).body).token
  const { status, body } = await eraseAs(token, password)
  assert.deepEqual([status, body], [204, ''])
  assert.deepEqual([await statusOf(token), await statusOf(other)], [401, 401])
  assert.equal((await signIn()).status, 401)
  assert.equal((await eraseAs(token, password)).status, 401)
  assert.equal(readFileSync(TOMBSTONES, 'utf8'), `2026-11-21T06:00:00.000Z ${id}\n`)
})

test('of erasures at one moment one is written down', async () => {
  const { id, token } = await newPerson()
  const replies = await Promise.all(Array.from({ length: 4 }, () => eraseAs(token, password)))
  const statuses = replies.map(({ status }) => status)
  assert.ok(statuses.includes(204), statuses.join())
  assert.ok(
    statuses.every((status) => [204, 400, 401].includes(status)),
    statuses.join(),
  )
  assert.equal(readFileSync(TOMBSTONES, 'utf8').split(id).length - 1, 1)
})

test('the address is free again, for an account that knows nothing of the one before', async () => {
  const { id, email, token } = await newPerson()
  assert.equal((await eraseAs(token, password)).status, 204)
  const body = { name: 'Dev Mehta', email, password, role: 'teacher' }
  const anew = await server.call('POST', '/api/accounts/sign-up', { body, from: '198.51.100.200' })
  assert.equal(anew.status, 201)
  const me = await server.as(dataOf<{ token: string }>(anew.body).token)<{ id: string }>(
    'GET',
    '/api/accounts/me',
  )
  assert.notEqual(me.id, id)
})

test('without the password nothing happens, and guesses at it are slowed', async () => {
  const { token, signIn } = await newPerson()
  const { status, body } = await eraseAs(token, 'Dev Mehta')
  assert.deepEqual(
    [status, errorOf(body).fields],
    [400, { confirmation: 'is not the password of this account' }],
  )
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await eraseAs(token, 'a guess')).status)
  assert.deepEqual(statuses, [400, 400, 400, 400, 429])
  assert.deepEqual(
    [(await signIn()).status, await statusOf(token)],
    [429, 200],
    'counted with those at sign-in',
  )
})

test('nothing is taken along without the password, and guesses at it are slowed', async () => {
  const { token } = await newPerson()
  const { status, body } = await exportAs(token, 'Dev Mehta')
  assert.deepEqual(
    [status, errorOf(body).fields],
    [400, { confirmation: 'is not the password of this account' }],
  )
  assert.equal((await exportAs(token, password)).status, 200)
  for (let i = 0; i < 2; i++) assert.equal((await exportAs(token, 'a guess')).status, 400)
  for (let i = 0; i < 3; i++) assert.equal((await eraseAs(token, 'a guess')).status, 400, 'counted together')
  assert.equal((await eraseAs(token, password)).status, 429)
})

test('whoever has no password writes the own name', async () => {
  const { id, token } = await newPerson()
  await server.db.run(
    { name: 'test.other', text: 'UPDATE users SET password_hash = NULL WHERE id = $1', parameters: ['id'] },
    { id },
  )
  const { status, body } = await eraseAs(token, 'Dev')
  assert.deepEqual([status, errorOf(body).fields], [400, { confirmation: 'is not the name of this account' }])
  assert.deepEqual(
    [(await exportAs(token, 'Dev')).status, (await exportAs(token, 'Dev Mehta')).status],
    [400, 200],
  )
  assert.equal((await eraseAs(token, ' dev  mehta ')).status, 204)
  assert.equal(await statusOf(token), 401)
})

test('a demo account, which is everybody’s, is neither erased nor taken away', async () => {
  const token = await server.signUp('student', 'Asha Patel', 'demo')
  assert.equal((await eraseAs(token, 'Asha Patel')).status, 403)
  assert.equal((await exportAs(token, 'Asha Patel')).status, 403)
  assert.equal(await statusOf(token), 200)
})
