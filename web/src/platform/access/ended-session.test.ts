import assert from 'node:assert/strict'
import test from 'node:test'
import { installStorage } from '#testing/device-storage.ts'
import { commonStore } from '../device-store.ts'
import { endSession, forgetEndedSession, ownerOfEndedSession } from './ended-session.ts'
import { currentToken, storeToken } from './token.ts'

const stored = installStorage()
test.beforeEach(() => stored.clear())

const asha = `head.${Buffer.from(JSON.stringify({ sub: 'asha' })).toString('base64url')}.signature`

test('the device remembers whose session ended, until the next sign-in', () => {
  storeToken(asha)
  assert.equal(ownerOfEndedSession(), undefined)
  endSession(asha)
  assert.deepEqual([currentToken(), ownerOfEndedSession()], [undefined, 'asha'])
  forgetEndedSession()
  assert.equal(ownerOfEndedSession(), undefined)
})

test('a token that was replaced meanwhile ends nothing', () => {
  storeToken(asha)
  endSession('older')
  assert.deepEqual([currentToken(), ownerOfEndedSession()], [asha, undefined])
})

test('what is no owner is not read', () => {
  commonStore.write('ended-session', 7)
  assert.equal(ownerOfEndedSession(), undefined)
})
