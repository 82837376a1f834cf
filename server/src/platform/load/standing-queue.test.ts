import assert from 'node:assert/strict'
import test from 'node:test'
import { StandingQueue } from './standing-queue.ts'

const queueOf = (...calls: readonly [inFlight: number, atMs: number][]) => {
  const queue = new StandingQueue()
  return { queue, stands: calls.map(([inFlight, atMs]) => queue.meet(inFlight, atMs)) }
}

test('a queue stands when it was never short for a whole window', () => {
  assert.deepEqual(queueOf([0, 0], [120, 50], [119, 100], [90, 150], [40, 199], [40, 200]).stands, [
    ...Array(5).fill(false),
    true,
  ])
})

test('a burst is no queue, however high it is, once it was worked off within the window', () => {
  assert.ok(!queueOf([0, 0], [120, 10], [60, 100], [39, 180], [120, 199], [120, 200]).stands.includes(true))
})

test('a queue of long ago says nothing of now', () => {
  assert.ok(
    !queueOf([0, 0], [60, 100], [60, 199], [0, 5_000], [60, 5_050], [60, 5_100]).stands.includes(true),
  )
})

test('it stands for as long as a quarter of the calls is refused', () => {
  const { queue } = queueOf([0, 0], [50, 100], [50, 200])
  const meet = (inFlight: number, atMs: number) => queue.meet(inFlight, atMs)
  queue.countRefused()
  for (const inFlight of [16, 16, 16]) assert.ok(meet(inFlight, 250))
  assert.ok(meet(16, 300), 'one of four was refused')
  for (const inFlight of [16, 16, 16, 16]) assert.ok(meet(inFlight, 350))
  queue.countRefused()
  assert.ok(!meet(16, 400), 'one of five')
})
