import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alone } from './alone.ts'

test('the second of two tabs begins when the first has ended', async () => {
  const seen: string[] = []
  const tab = (name: string) => async () => {
    seen.push(`${name} begins`)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    seen.push(`${name} ends`)
  }
  const first = alone('one', tab('first')).then(() => seen.push('first is told'))
  await alone('one', tab('second'))
  await first
  assert.deepEqual(
    seen.filter((line) => line !== 'first is told'),
    ['first begins', 'first ends', 'second begins', 'second ends'],
  )
  assert.ok(seen.indexOf('first is told') > seen.indexOf('first ends'))
})

test('work that has begun is waited for', async () => {
  let isDone = false
  await alone('two', async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    isDone = true
  })
  assert.ok(isDone)
})

test('a lock that another tab does not let go of holds the work up no longer than the patience', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const other = navigator.locks.request('three', () => held)
  let done = 0
  const work = async () => {
    done += 1
  }
  await alone('three', work, 1)
  assert.equal(done, 1)
  letGo()
  await other
})
