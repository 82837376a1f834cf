import assert from 'node:assert/strict'
import test from 'node:test'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { Queries } from '#platform/db.ts'
import { loadBank } from '#question-bank/load-bank.ts'
import { TombstoneFile } from '../features/identity/erasure/tombstones.ts'
import { listVersions, markStale } from '../learners/learners.store.ts'
import { sampleDay } from '../sample/sample-institute.store.ts'
import { waitsForLock } from '../testing/database/lock-waits.ts'
import { userIdOf } from '../testing/roster.ts'
import { rowsOf, testApp } from '../testing/test-app.ts'
import { startNightly } from './nightly.ts'

const hour = 3_600_000

test('the sample is made at the start, and again in the night, which also takes abandoned quizzes and makes anew what is believed of students', async (t) => {
  const bank = loadBank()
  const server = await testApp({}, bank)
  t.after(() => server.close())
  const token = await server.signUp('student')
  server.setTime('2024-11-21T13:00:00Z')
  const kinematics = { exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }
  await server.as(token)('POST', '/api/quiz/start', kinematics)
  const studentId = await userIdOf(server, token)
  await markStale(server.db, studentId)
  t.mock.timers.enable({ apis: ['setInterval'] })

  let now = new Date('2026-11-21T13:00:00Z')
  const errors: unknown[] = []
  const stop = await startNightly({
    databaseUrl: server.databaseUrl,
    bank,
    clock: () => now,
    demo: true,
    tombstones: new TombstoneFile('/dev/null'),
    onError: (_, error) => errors.push(error),
    signal: new AbortController().signal,
  })
  assert.equal(await sampleDay(server.databases.sample), '2026-11-21')
  const evening = new Date('2026-11-21T22:00:00Z') // half past three in India
  now = evening
  t.mock.timers.tick(hour)

  const firstNight = new Date('2026-11-21T23:00:00Z') // half past four in India
  now = firstNight
  t.mock.timers.tick(hour)
  while ((await sampleDay(server.databases.sample)) !== indianDay(firstNight)) assert.deepEqual(errors, [])
  while ((await rowsOf(server.db, 'attempts')) > 0) assert.deepEqual(errors, [])
  while ((await listVersions(server.db, [studentId]))[0]?.isStale) assert.deepEqual(errors, [])

  stop()
  now = new Date('2026-11-22T23:00:00Z')
  t.mock.timers.tick(hour)
  assert.deepEqual(errors, [])
  assert.equal(await sampleDay(server.databases.sample), '2026-11-22')
})

test('a start waits for a database that goes away while the sample is made', async (t) => {
  const bank = loadBank()
  const server = await testApp({}, bank)
  t.after(() => server.close())
  const { owner } = server
  const run = (tx: Queries, text: string) => tx.run({ name: text.slice(0, 63), text, parameters: [] }, {})
  const starting = await owner.transaction(async (tx) => {
    await run(tx, 'SELECT pg_advisory_xact_lock(7265301)')
    const started = startNightly({
      databaseUrl: server.databaseUrl,
      bank,
      clock: () => new Date('2026-11-21T13:00:00Z'),
      demo: true,
      tombstones: new TombstoneFile('/dev/null'),
      onError: assert.fail,
      signal: new AbortController().signal,
    })
    assert.ok(await waitsForLock(owner, started))
    const ended = await run(tx, 'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted')
    assert.equal(ended, 1)
    return [started]
  })
  const [stop] = await Promise.all(starting)
  stop?.()
  assert.equal(await sampleDay(server.databases.sample), '2026-11-21')
})
