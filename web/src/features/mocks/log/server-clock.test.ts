import assert from 'node:assert/strict'
import test from 'node:test'
import { ServerClock } from './server-clock.ts'

const begin = Date.parse('2026-12-12T08:30:00.000Z')

/** A page and a server whose clocks the test moves; each exchange takes as long as it says. */
function setUp() {
  const time = { page: 5000, server: begin }
  const pass = (ms: number) => {
    time.page += ms
    time.server += ms
  }
  const clock = new ServerClock(() => time.page, time.server + 90_000)
  const exchange = (there: number, back: number) =>
    clock.exchange(async () => {
      pass(there)
      const now = new Date(time.server).toISOString()
      pass(back)
      return { now }
    })
  return { time, clock, pass, exchange, error: () => Math.abs(clock.now() - time.server) }
}

test('before the first exchange the guess counts', () => {
  assert.equal(setUp().error(), 90_000)
})

test('two seconds of latency on one way leave an error of one second', async () => {
  const { exchange, error } = setUp()
  await exchange(2000, 0)
  assert.ok(error() <= 1000, String(error()))
})

test('the quickest of the last five exchanges counts', async () => {
  const { exchange, pass, error } = setUp()
  await exchange(10, 10)
  for (const back of [2000, 900, 1500, 1200]) {
    pass(20_000)
    await exchange(10, back)
  }
  assert.ok(error() <= 2, String(error()))
})

test('a tab that was hidden for ten minutes shows the right time at once', async () => {
  const { exchange, pass, error } = setUp()
  await exchange(40, 60)
  pass(600_000)
  assert.ok(error() <= 12, String(error()))
})

test('after a sleep that stopped the clock of the page, one answer puts it right', async () => {
  const { time, exchange, error } = setUp()
  await exchange(5, 5)
  time.server += 300_000
  await exchange(400, 800)
  assert.ok(error() <= 400, String(error()))
})
