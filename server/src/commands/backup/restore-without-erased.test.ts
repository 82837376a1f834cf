import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { erasePerson } from '../../features/identity/erasure/erase-person.ts'
import { eraseAgain, keepTombstones, TombstoneFile } from '../../features/identity/erasure/tombstones.ts'
import { type Classroom, fillClassroom } from '../../testing/fill-classroom.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { restoreWithoutErased } from './restore-without-erased.ts'
import { restoreRows, writeRows } from './rows-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'vikalp-tombstones-'))
const backup = join(folder, 'vikalp.backup')
let server: TestApp
let people: Classroom
before(async () => {
  server = await testApp()
  people = await fillClassroom(server)
  await writeRows(server.databaseUrl, backup)
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const now = new Date('2026-11-21T06:00:00Z')
const statusOf = async ({ token }: { token: string }): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status
const average = async (): Promise<number | null> =>
  (await server.as(people.meera.token)<TeacherProfile>('GET', '/api/profiles/teacher')).stats.avgPerformance

test('a restore brings back everybody but those who were erased since, whether the file of them is there or not', async () => {
  const tombstones = new TombstoneFile(join(folder, 'kept', 'tombstones'))
  const before = await average()
  assert.equal(await erasePerson(server.db, people.asha.id, now), true)
  const said = await restoreWithoutErased(server.databaseUrl, backup, { bank: server.bank, tombstones })
  assert.match(said, /rows restored from .*\. Erased again: 1$/)
  assert.equal(await statusOf(people.asha), 401)
  assert.equal(await statusOf(people.bharat), 200)
  assert.equal(await average(), before)
  assert.deepEqual(tombstones.read(), [{ userId: people.asha.id, erasedAt: now }])
})

test('a database that is set back by other means is told by the file at the next start', async () => {
  const tombstones = new TombstoneFile(join(folder, 'tombstones'))
  await erasePerson(server.db, people.dev.id, now)
  await keepTombstones(server.databaseUrl, tombstones)
  await restoreRows(server.databaseUrl, backup)
  assert.equal(await statusOf(people.dev), 200)
  assert.equal(await eraseAgain(server.databaseUrl, tombstones), 2)
  assert.equal(await statusOf(people.dev), 401)
  assert.equal(await statusOf(people.asha), 401)
  assert.equal(await eraseAgain(server.databaseUrl, tombstones), 0)
  // The table knows as much as the file again: a lost file is written anew from it.
  const anew = new TombstoneFile(join(folder, 'anew'))
  await keepTombstones(server.databaseUrl, anew)
  assert.deepEqual(
    anew
      .read()
      .map(({ userId }) => userId)
      .sort(),
    [people.asha.id, people.dev.id].sort(),
  )
})

test('a file that a full disk cut short goes on with a line of its own', () => {
  const file = join(folder, 'cut')
  writeFileSync(
    file,
    `${now.toISOString()} ${people.asha.id}\n${now.toISOString()} ${people.dev.id.slice(0, 9)}`,
  )
  const tombstones = new TombstoneFile(file)
  tombstones.add([{ userId: people.zoya.id, erasedAt: now }])
  assert.deepEqual(
    tombstones.read().map(({ userId }) => userId),
    [people.asha.id, people.zoya.id],
  )
  assert.doesNotMatch(readFileSync(file, 'utf8'), /Asha|@/)
})
