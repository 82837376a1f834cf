import assert from 'node:assert/strict'
import test from 'node:test'
import { indianDay } from '@vikalp/domain/progress/periods'
import { loadBank } from '#question-bank/load-bank.ts'
import { testApp } from '#testing/test-app.ts'
import { refreshSample } from './refresh-sample.ts'
import { sampleDay } from './sample-institute.store.ts'

const hour = 3_600_000

test('the sample is made at the start, and again in the night', async (t) => {
  const bank = loadBank()
  const server = await testApp({}, bank)
  t.after(() => server.close())
  t.mock.timers.enable({ apis: ['setInterval'] })

  let now = new Date('2026-11-21T13:00:00Z')
  const errors: unknown[] = []
  const stop = await refreshSample({
    databaseUrl: server.databaseUrl,
    bank,
    clock: () => now,
    onError: (error) => errors.push(error),
  })
  assert.equal(await sampleDay(server.databases.sample), '2026-11-21')

  const firstNight = new Date('2026-11-21T23:00:00Z') // half past four in India
  now = firstNight
  t.mock.timers.tick(hour)
  while ((await sampleDay(server.databases.sample)) !== indianDay(firstNight)) assert.deepEqual(errors, [])

  stop()
  now = new Date('2026-11-22T23:00:00Z')
  t.mock.timers.tick(hour)
  assert.deepEqual(errors, [])
  assert.equal(await sampleDay(server.databases.sample), '2026-11-22')
})
