import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runExclusively } from './run-exclusively.ts'

test('the second of two tabs begins when the first has finished', async () => {
  const seen: string[] = []
  const tab = (name: string) => async () => {
    seen.push(`${name} begins`)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    seen.push(`${name} ends`)
  }
  const first = runExclusively('one', tab('first')).then(() => seen.push('first is told'))
  await runExclusively('one', tab('second'))
  await first
  assert.deepEqual(
    seen.filter((line) => line !== 'first is told'),
    ['first begins', 'first ends', 'second begins', 'second ends'],
  )
  assert.ok(seen.indexOf('first is told') > seen.indexOf('first ends'))
})

test('it waits for work that has begun', async () => {
  let isDone = false
  await runExclusively('two', async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    isDone = true
  })
  assert.ok(isDone)
})

test('a lock that another tab never releases delays the work no longer than the time limit', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const other = navigator.locks.request('three', () => held)
  let done = 0
  const work = async () => {
    done += 1
  }
  await runExclusively('three', work, 1)
  assert.equal(done, 1)
  letGo()
  await other
})

test('a browser without locks does the work all the same', async (t) => {
  const { locks } = navigator
  const define = (value: unknown) =>
    Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true })
  define(undefined)
  t.after(() => define(locks))
  let done = 0
  await runExclusively('four', async () => {
    done += 1
  })
  assert.equal(done, 1)
})
