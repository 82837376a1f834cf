import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { repair } from '../repair.ts'
import { reset } from '../reset.ts'
import { restoreRows, writeRows } from './rows-file.ts'

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
  await writeRows(server.databaseUrl, file)
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

test('a backup restores every row as it was', async () => {
  const saved = await content()
  await reset(server.databaseUrl)
  assert.equal(await rowsOf(server.db, 'users'), 0)
  assert.equal(await restoreRows(server.databaseUrl, file), 5)
  assert.deepEqual(await content(), saved)
})

test('a backup of the first version is restored into the current tables', async () => {
  const old = join(folder, 'old.backup')
  const user = {
    id: '0197f3c2-2222-7abc-8def-000000000001',
    issuer: 'vikalp',
    subject: 'old@mail.example',
    name: 'Old Friend',
    email: 'old@mail.example',
    role: 'student',
    password_hash: null,
    gender: null,
    created_at: '2026-11-01T00:00:00+00:00',
  }
  const attempt = {
    id: '0197f3c2-2222-7abc-8def-000000000002',
    student_id: user.id,
    exam: 'NEET',
    subject: 'Physics',
    chapters: ['kinematics'],
    question_ids: ['kin-0001', 'kin-0002'],
    chosen: 'AB',
    key: 'AC',
    seconds: [30, 45],
    started_at: '2026-11-01T10:00:00+00:00',
    finished_at: '2026-11-01T10:05:00+00:00',
    submitted_at: '2026-11-01T10:05:00+00:00',
    correct: 1,
    incorrect: 1,
  }
  const lines = [
    { table: 'users', row: user },
    { table: 'attempts', row: attempt },
  ].map((line) => `${JSON.stringify(line)}\n`)
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex')
  const head = { vikalp: 'backup 1', migrations: ['0001_accounts.sql', '0002_attempts.sql'] }
  writeFileSync(
    old,
    gzipSync(`${JSON.stringify(head)}\n${lines.join('')}${JSON.stringify({ rows: 2, sha256 })}\n`),
  )
  const saved = join(folder, 'before-old.backup')
  await writeRows(server.databaseUrl, saved)
  assert.equal(await restoreRows(server.databaseUrl, old), 2)
  await repair(server.databaseUrl, server.bank, { ifNeeded: true })
  const row = await server.db.one(
    {
      name: 'old.attempt',
      text: `SELECT duration_seconds AS duration, score_sum AS score, (SELECT count(*) FROM student_topics) AS topics
        FROM attempts JOIN student_totals USING (student_id)`,
      parameters: [],
    },
    {},
    z.object({ duration: z.number(), score: z.number(), topics: z.number() }),
  )
  assert.deepEqual(row, { duration: 75, score: 5000, topics: 2 })
  await restoreRows(server.databaseUrl, saved)
})

const text = (): string => gunzipSync(readFileSync(file)).toString()
const damaged: [string, () => Buffer][] = [
  ['cut short', () => readFileSync(file).subarray(0, -40)],
  ['without its last line', () => gzipSync(text().split('\n').slice(0, -2).join('\n'))],
  ['with a changed row', () => gzipSync(text().replace('Physics', 'Biology'))],
  ['with a wrong number of rows', () => gzipSync(text().replace('"rows":5', '"rows":6'))],
  ['of another program', () => gzipSync('{"dump":1}\n')],
  ['that is not compressed', () => Buffer.from('hello')],
]
for (const [name, make] of damaged)
  test(`a file ${name} is rejected and nothing is changed`, async () => {
    const bad = join(folder, 'bad.backup')
    writeFileSync(bad, make())
    const saved = await content()
    await assert.rejects(restoreRows(server.databaseUrl, bad), /is not a whole Vikalp backup/)
    assert.deepEqual(await content(), saved)
  })

test('a row of a table that there is not stops a restore, and nothing is changed', async () => {
  const bad = join(folder, 'bad.backup')
  const [head = ''] = text().split('\n')
  const line = `${JSON.stringify({ table: 'pg_authid', row: {} })}\n`
  const sha256 = createHash('sha256').update(line).digest('hex')
  writeFileSync(bad, gzipSync(`${head}\n${line}${JSON.stringify({ rows: 1, sha256 })}\n`))
  const saved = await content()
  await assert.rejects(restoreRows(server.databaseUrl, bad), /There is no table pg_authid/)
  assert.deepEqual(await content(), saved)
})

test('a backup of a newer version is rejected with its name', async () => {
  const bad = join(folder, 'newer.backup')
  writeFileSync(bad, gzipSync(text().replace('0003_suggestions.sql', '9999_future.sql')))
  await assert.rejects(restoreRows(server.databaseUrl, bad), /newer Vikalp: 9999_future\.sql/)
})
