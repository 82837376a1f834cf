import assert from 'node:assert/strict'
import test from 'node:test'
import { Deaths } from './deaths.ts'

test('the wait grows with the deaths of one minute, up to ten seconds, and begins anew after a quiet minute', () => {
  const deaths = new Deaths()
  const waits = [0, 1_000, 2_000, 3_000, 4_000, 30_000].map((now) => deaths.waitAfterAnother(now))
  assert.deepEqual(waits, [0, 250, 1_000, 4_000, 10_000, 10_000])
  assert.equal(deaths.waitAfterAnother(64_000), 250)
  assert.equal(deaths.waitAfterAnother(64_000), 1_000)
  assert.equal(deaths.waitAfterAnother(200_000), 0)
})
