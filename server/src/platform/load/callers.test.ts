import assert from 'node:assert/strict'
import test from 'node:test'
import { Callers } from './callers.ts'

test('a caller has twelve calls under way at most, whatever the others do', () => {
  const callers = new Callers()
  for (let i = 0; i < 12; i++) {
    assert.equal(callers.admit('one', 0), true)
    callers.begin('one')
  }
  assert.deepEqual([callers.admit('one', 0), callers.admit('other', 0)], [false, true])
  callers.end('one')
  assert.equal(callers.admit('one', 0), true)
})

test('callers that are made up fill no memory: the one that was here longest ago is forgotten', () => {
  const callers = new Callers()
  for (let i = 0; i < 1_200; i++) callers.admit('one', 0)
  assert.equal(callers.admit('one', 0), false)
  for (let i = 0; i < 20_000; i++) callers.admit(`made up ${i}`, 0)
  assert.equal(callers.admit('one', 0), true)
})

test('a caller makes 1,200 calls a minute at most, refused ones included, and begins anew with the next minute', () => {
  const callers = new Callers()
  for (let i = 0; i < 1_200; i++) assert.equal(callers.admit('one', 59_999), true)
  assert.equal(callers.admit('one', 59_999), false)
  assert.equal(callers.admit('other', 59_999), true)
  assert.equal(callers.admit('one', 60_000), true)
})
