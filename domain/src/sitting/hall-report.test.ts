import assert from 'node:assert/strict'
import test from 'node:test'
import type { QuestionState } from './event.ts'
import { hallReport } from './hall-report.ts'
import { receiptOf, receiptText } from './receipt.ts'

const question = (changes: Partial<QuestionState>): QuestionState => ({
  response: null,
  isMarked: false,
  unsaved: null,
  visits: 1,
  ms: 0,
  ...changes,
})

test('the longest five, those opened three times, those marked and forgotten', () => {
  const questions = [400, 90_000, 30_400, 0, 120_000, 60_000, 45_600].map((ms, place) =>
    question({ ms, visits: place, isMarked: place > 4, response: place === 6 ? 'B' : null }),
  )
  assert.deepEqual(hallReport({ questions }), {
    seconds: [0, 90, 30, 0, 120, 60, 46],
    longest: [4, 1, 5, 6, 2],
    reopened: [3, 4, 5, 6],
    forgotten: [5],
  })
})

test('a receipt is eight signs of forty bits, and another answer is another text', () => {
  assert.equal(receiptOf(new Uint8Array([0, 0, 0, 0, 0, 255])), '0000-0000')
  assert.equal(receiptOf(new Uint8Array([255, 255, 255, 255, 255])), 'ZZZZ-ZZZZ')
  // 00001 00010 00011 00100 00101 00110 00111 01000
  assert.equal(receiptOf(new Uint8Array([0x08, 0x86, 0x42, 0x98, 0xe8])), '1234-5678')
  assert.equal(receiptText('s', ['B', null]), receiptText('s', ['B', null]))
  assert.notEqual(receiptText('s', ['B', null]), receiptText('s', [null, 'B']))
  assert.notEqual(receiptText('s', ['null']), receiptText('s', [null]))
})
