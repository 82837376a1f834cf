import assert from 'node:assert/strict'
import test from 'node:test'
import { ApiFailure, failureCode } from './api-failure.ts'

test('a call that had no answer has the status 0, no fields and no time to retry', () => {
  const failure = new ApiFailure('offline')
  const { code, status, fields, retryAfterSeconds, requestId } = failure
  assert.deepEqual(
    [code, status, fields, retryAfterSeconds, requestId],
    ['offline', 0, {}, undefined, undefined],
  )
})

test('what was thrown has the code of its failure; a fault of ours is unexpected', () => {
  assert.equal(failureCode(new ApiFailure('conflict', { status: 409 })), 'conflict')
  assert.equal(failureCode(new Error('conflict')), 'unexpected')
  assert.equal(failureCode(undefined), 'unexpected')
})
