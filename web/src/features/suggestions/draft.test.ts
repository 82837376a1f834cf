import assert from 'node:assert/strict'
import test from 'node:test'
import { deviceStore } from '#platform/device-store.ts'
import { installStorage } from '#testing/device-storage.ts'
import { readDraft, saveDraft } from './draft.ts'

const stored = installStorage()

test('unsent text is kept for its question until it is deleted', () => {
  assert.equal(readDraft('kin-0001'), '')
  saveDraft('kin-0001', 'Draw the graph first')
  assert.deepEqual([readDraft('kin-0001'), readDraft('kin-0002')], ['Draw the graph first', ''])
  saveDraft('kin-0001', '')
  assert.deepEqual([readDraft('kin-0001'), stored.size], ['', 0])
})

test('what is no text is not read', () => {
  deviceStore.write('draft:kin-0001', 7)
  assert.equal(readDraft('kin-0001'), '')
})
