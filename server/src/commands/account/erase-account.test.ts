import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { DataFile } from '@vikalp/contract/accounts/data-file'
import { strFromU8, unzipSync } from 'fflate'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { TombstoneFile } from '../../features/identity/erasure/tombstones.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

const folder = mkdtempSync(join(tmpdir(), 'vikalp-account-'))
const now = new Date('2026-11-21T06:00:00Z')
let server: TestApp
before(async () => {
  server = await testApp()
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const personOf = async (token: string) =>
  server.as(token)<{ id: string; email: string }>('GET', '/api/accounts/me')

test('the operator writes the ZIP of a person to a file of their own, and then erases the person', async () => {
  const token = await server.signUp('student', 'Dev Mehta')
  const { id, email } = await personOf(token)
  const file = join(folder, 'dev.zip')
  const exported = (...args: string[]) => exportAccount(server.databaseUrl, server.bank, { args, now })
  await assert.rejects(exported(email), /account:export EMAIL/)
  await assert.rejects(exported('nobody@mail.example', file), /There is no account/)
  assert.deepEqual(await exported(email.toUpperCase(), file), {
    said: `Everything about Dev Mehta (student) is in ${file}`,
    about: id,
  })
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const data = unzipSync(readFileSync(file))['data.json'] ?? new Uint8Array()
  assert.equal(DataFile.parse(JSON.parse(strFromU8(data))).account.id, id)

  const tombstones = new TombstoneFile(join(folder, 'tombstones'))
  const erase = (...args: string[]) => eraseAccount(server.databaseUrl, { args, now, tombstones })
  await assert.rejects(erase(), /account:erase EMAIL/)
  assert.deepEqual(await erase(id), { said: 'Dev Mehta (student) is erased', about: id })
  assert.deepEqual(tombstones.read(), [{ userId: id, erasedAt: now }])
  assert.equal((await server.call('GET', '/api/accounts/me', { token })).status, 401)
  await assert.rejects(erase(email), /There is no account/)
})

test('where two accounts have an email, only the id names one', async () => {
  const [one, other] = [await server.signUp('student'), await server.signUp('student')]
  const [{ id, email }, second] = [await personOf(one), await personOf(other)]
  const text = 'UPDATE users SET email = $1 WHERE id = $2'
  await server.db.run({ name: 'test.same', text, parameters: ['email', 'id'] }, { email, id: second.id })
  const tombstones = new TombstoneFile(join(folder, 'others'))
  const erase = (who: string) => eraseAccount(server.databaseUrl, { args: [who], now, tombstones })
  await assert.rejects(erase(email), new RegExp(`Several accounts have this email.*${id}`))
  assert.match((await erase(id)).said, /is erased/)
  assert.equal((await server.call('GET', '/api/accounts/me', { token: other })).status, 200)
})
