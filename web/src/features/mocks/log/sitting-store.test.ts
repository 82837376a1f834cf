import assert from 'node:assert/strict'
import test from 'node:test'
import { laterRecord, memoryStore, type SittingRecord } from './sitting-store.ts'

const page = (pageId: string, ackSeq = 0) => ({ pageId, isKnown: true, inBase: 0, ackSeq })

const record = (...pages: SittingRecord['pages']): SittingRecord => ({
  sittingId: 's',
  base: {
    questions: [],
    current: null,
    draft: null,
    slips: 0,
    language: null,
    isShown: true,
    t: 0,
    submittedAt: null,
  },
  pages,
  endsAt: 0,
  clock: { server: 0, device: 0 },
})

test('the page that opened the sitting last writes its record', () => {
  const own = record(page('one', 7))
  assert.equal(laterRecord(own, undefined), own)
  assert.equal(laterRecord(own, record(page('one', 3))), own)
  const reloaded = record(page('one'), page('two'))
  assert.equal(laterRecord(reloaded, record(page('one'))), reloaded)
})

test('an earlier page changes nothing of a later one but how much of its own has arrived', () => {
  const stored = record(page('one', 3), page('two', 5))
  assert.deepEqual(laterRecord(record(page('one', 9)), stored).pages, [page('one', 9), page('two', 5)])
  assert.deepEqual(laterRecord(record(page('one', 9)), record(page('two', 5))).pages, [page('two', 5)])
})

test('events are found under the page that wrote them', async () => {
  const store = memoryStore()
  await store.open(
    {
      sittingId: 's',
      title: '',
      beganAt: '',
      dialect: 'omr',
      isErasable: true,
      sections: [],
      questions: [],
    },
    record(page('one'), page('two')),
  )
  await store.append('s', 'one', { seq: 1, k: 'shown', t: 5 })
  await store.append('s', 'two', { seq: 1, k: 'shown', t: 9 })
  const found = await store.find('s')
  assert.deepEqual(found?.events.get('two'), [{ seq: 1, k: 'shown', t: 9 }])
  await store.remove('s')
  assert.equal(await store.find('s'), undefined)
})
