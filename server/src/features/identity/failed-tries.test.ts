import assert from 'node:assert/strict'
import test from 'node:test'
import { Problem } from '#platform/problem.ts'
import { FailedTries } from './failed-tries.ts'

const account = 'asha@mail.example'

function clocked() {
  let now = 0
  const tries = new FailedTries(() => now)
  const pass = (ms: number) => {
    now += ms
  }
  /** How many seconds the account has to wait. */
  const wait = (of = account): number => {
    try {
      tries.requirePatience(of)
      return 0
    } catch (error) {
      assert.ok(error instanceof Problem && error.code === 'rate_limited')
      return error.retryAfterSeconds ?? 0
    }
  }
  return { tries, pass, wait }
}

test('the first four failures cost nothing, then each doubles the wait, up to half a minute', () => {
  const { tries, pass, wait } = clocked()
  const waits = Array.from({ length: 12 }, () => {
    tries.addFailure(account)
    const seconds = wait()
    pass(seconds * 1000)
    assert.equal(wait(), 0)
    return seconds
  })
  assert.deepEqual(waits, [0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
  assert.equal(wait('another@mail.example'), 0)
})

test('of the guesses at one moment only one is let through once they are slowed', () => {
  const { tries, pass, wait } = clocked()
  for (let i = 0; i < 6; i++) tries.addFailure(account)
  pass(2_000)
  assert.deepEqual([wait(), wait(), wait()], [0, 2, 2])
})

test('a right password, or a quarter of an hour without a failure, begins anew', () => {
  const { tries, pass, wait } = clocked()
  for (let i = 0; i < 6; i++) tries.addFailure(account)
  assert.equal(wait(), 2)
  tries.forget(account)
  assert.equal(wait(), 0)
  for (let i = 0; i < 6; i++) tries.addFailure(account)
  pass(15 * 60_000)
  assert.equal(wait(), 0)
  tries.addFailure(account)
  assert.equal(wait(), 0)
})
