import assert from 'node:assert/strict'
import test from 'node:test'
import { textRuns } from './text-runs.ts'

const runsOf = (text: string) => textRuns(text).map((run) => `${run.script}: ${run.text}`)

test('a text is cut where its script changes', () => {
  assert.deepEqual(runsOf('Asha Patel'), ['latin: Asha Patel'])
  assert.deepEqual(runsOf('આરવ Patel'), ['gujarati: આરવ', 'latin:  Patel'])
  assert.deepEqual(runsOf('11A મીરા'), ['latin: 11A ', 'gujarati: મીરા'])
  assert.deepEqual(runsOf('Šah'), ['extended: Š', 'latin: ah'])
  assert.deepEqual(runsOf(''), [])
})

test('a joiner and a mark stay with the letter before them', () => {
  assert.deepEqual(runsOf('क्\u200dष'), ['devanagari: क्\u200dष'])
  assert.deepEqual(runsOf('e\u0301'), ['latin: e\u0301'])
})
