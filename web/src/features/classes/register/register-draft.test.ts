import assert from 'node:assert/strict'
import test from 'node:test'
import { deviceStore } from '#platform/device-store.ts'
import { installStorage } from '#testing/device-storage.ts'
import { dropDraft, readDraft, saveDraft } from './register-draft.ts'

const stored = installStorage()
test.beforeEach(() => stored.clear())

test('unsaved marks are kept for their class and day until they are saved', () => {
  saveDraft('physics', '2026-11-21', new Set(['asha', 'ravi']))
  saveDraft('physics', '2026-11-22', new Set())
  assert.deepEqual(readDraft('physics', '2026-11-21'), new Set(['asha', 'ravi']))
  assert.deepEqual(readDraft('physics', '2026-11-22'), new Set())
  assert.equal(readDraft('chemistry', '2026-11-21'), undefined)
  dropDraft('physics', '2026-11-21')
  assert.equal(readDraft('physics', '2026-11-21'), undefined)
  assert.deepEqual(readDraft('physics', '2026-11-22'), new Set())
})

test('what is no list of names is not read', () => {
  for (const value of ['asha', { asha: true }, ['asha', 1], [1]]) {
    deviceStore.write('register:physics:2026-11-21', value)
    assert.equal(readDraft('physics', '2026-11-21'), undefined)
  }
})
