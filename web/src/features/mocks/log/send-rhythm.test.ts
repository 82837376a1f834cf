import assert from 'node:assert/strict'
import test from 'node:test'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { heartbeatMs, SendRhythm } from './send-rhythm.ts'

/** A rhythm whose time the test moves; `sent` are the moments at which it sent. */
function setUp(answer: () => Promise<boolean> = async () => false) {
  let now = 1_000_000
  let waiting: { at: number; run: () => void } | undefined
  const sent: number[] = []
  const rhythm = new SendRhythm({
    send: () => {
      sent.push(now - 1_000_000)
      return answer()
    },
    now: () => now,
    random: () => 0.5,
    later: (ms, run) => {
      const timer = { at: now + ms, run }
      waiting = timer
      return () => {
        if (waiting === timer) waiting = undefined
      }
    },
  })
  const pass = async (ms: number) => {
    const until = now + ms
    while (waiting && waiting.at <= until) {
      const { at, run } = waiting
      waiting = undefined
      now = Math.max(now, at)
      run()
      await new Promise(setImmediate)
    }
    now = until
  }
  rhythm.start()
  return { rhythm, sent, pass }
}

test('a page that does nothing is heard of every 20 seconds', async () => {
  const { sent, pass } = setUp()
  await pass(60_000)
  assert.deepEqual(sent, [20_000, 40_000, 60_000])
})

test('several changes are sent together, five seconds after the first', async () => {
  const { rhythm, sent, pass } = setUp()
  await pass(1000)
  rhythm.changed(false)
  await pass(2000)
  rhythm.changed(false)
  await pass(10_000)
  assert.deepEqual(sent, [6000])
})

test('a saved answer is sent at once', async () => {
  const { rhythm, sent, pass } = setUp()
  await pass(1000)
  rhythm.changed(true)
  await pass(0)
  assert.deepEqual(sent, [1000])
})

test('a second answer within a second waits for the end of it', async () => {
  const { rhythm, sent, pass } = setUp()
  rhythm.changed(true)
  await pass(300)
  rhythm.changed(true)
  await pass(0)
  assert.deepEqual(sent, [0])
  await pass(700)
  assert.deepEqual(sent, [0, 1000])
})

test('while the network is gone it is tried at least every 20 seconds, and urgent changes wait for the next try', async () => {
  const { rhythm, sent, pass } = setUp(() => Promise.reject(new ApiFailure('offline')))
  for (let i = 0; i < 300; i++) {
    rhythm.changed(true)
    await pass(1000)
  }
  const gaps = sent.slice(1).map((at, i) => at - (sent[i] ?? 0))
  assert.ok(Math.max(...gaps) <= heartbeatMs)
  assert.ok(sent.length < 40, `${sent.length} tries in five minutes`)
})

test('a server that asks for a pause gets it, whatever happens', async () => {
  const { rhythm, sent, pass } = setUp(() =>
    Promise.reject(new ApiFailure('unavailable', { retryAfterSeconds: 60 })),
  )
  rhythm.changed(true)
  await pass(0)
  rhythm.forgetFailures()
  await pass(59_000)
  assert.deepEqual(sent, [0])
  await pass(16_000)
  assert.equal(sent.length, 2)
})

test('with the network back it sends at once, and stops when nothing is left to send', async () => {
  let isOnline = false
  const { rhythm, sent, pass } = setUp(async () => {
    if (!isOnline) throw new ApiFailure('offline')
    return true
  })
  rhythm.changed(true)
  await pass(30_000)
  const before = sent.length
  isOnline = true
  rhythm.forgetFailures()
  await pass(0)
  assert.equal(sent.length, before + 1)
  assert.equal(rhythm.hasFailed, false)
  await pass(100_000)
  assert.equal(sent.length, before + 1)
})
