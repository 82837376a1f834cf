import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { rowsOf, type TestApp, testApp } from '../testing/test-app.ts'
import { backup, restore } from './backup.ts'
import { reset } from './reset.ts'

let server: TestApp
const folder = mkdtempSync(join(tmpdir(), 'vikalp-backup-'))
const file = join(folder, 'vikalp.backup')
before(async () => {
  server = await testApp()
  const token = await server.signUp('student', 'Zoya "Z" શાહ')
  const body = {
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
    quizId: '0197f3c2-1111-7abc-8def-000000000001',
  }
  await server.call('POST', '/api/quiz/start', { token, body })
  await server.call('POST', '/api/suggestions', {
    token,
    body: { questionId: 'kin-0001', text: 'Line one\nline two\u2028line three\rline four' },
  })
  await backup(server.databaseUrl, file)
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const content = async (): Promise<unknown[]> =>
  Promise.all(
    ['users', 'attempts', 'suggestions'].map((table) =>
      server.db.many(
        { name: `all.${table}`, text: `SELECT to_jsonb(t)::text AS row FROM ${table} t`, parameters: [] },
        {},
        z.object({ row: z.string() }),
      ),
    ),
  )

test('a backup brings back every row as it was', async () => {
  const saved = await content()
  await reset(server.databaseUrl)
  assert.equal(await rowsOf(server.db, 'users'), 0)
  assert.equal(await restore(server.databaseUrl, file), 3)
  assert.deepEqual(await content(), saved)
})

const text = (): string => gunzipSync(readFileSync(file)).toString()
const damaged: [string, () => Buffer][] = [
  ['cut short', () => readFileSync(file).subarray(0, -40)],
  ['without its last line', () => gzipSync(text().split('\n').slice(0, -2).join('\n'))],
  ['with a changed row', () => gzipSync(text().replace('Physics', 'Biology'))],
  ['of another program', () => gzipSync('{"dump":1}\n')],
  ['that is not compressed', () => Buffer.from('hello')],
]
for (const [name, make] of damaged)
  test(`a file ${name} is refused and nothing is touched`, async () => {
    const bad = join(folder, 'bad.backup')
    writeFileSync(bad, make())
    const saved = await content()
    await assert.rejects(restore(server.databaseUrl, bad), /is not a whole Vikalp backup/)
    assert.deepEqual(await content(), saved)
  })

test('a backup of a newer version is refused by name', async () => {
  const bad = join(folder, 'newer.backup')
  writeFileSync(bad, gzipSync(text().replace('0003_suggestions.sql', '9999_future.sql')))
  await assert.rejects(restore(server.databaseUrl, bad), /newer Vikalp: 9999_future\.sql/)
})
