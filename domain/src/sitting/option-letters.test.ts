import assert from 'node:assert/strict'
import test from 'node:test'
import { letters } from '../vocabulary.ts'
import type { HallPaper, SittingEvent } from './event.ts'
import { fold } from './fold.ts'
import { bankLetter, shownLetter, withBankLetters, withShownLetters } from './option-letters.ts'

test('what is shown as A is the first letter of the order, and back', () => {
  assert.deepEqual(
    letters.map((letter) => bankLetter('CADB', letter)),
    ['C', 'A', 'D', 'B'],
  )
  for (const letter of letters) assert.equal(shownLetter('CADB', bankLetter('CADB', letter)), letter)
  assert.deepEqual([bankLetter('', 'B'), shownLetter('', 'B'), shownLetter('CADB', null)], ['B', 'B', null])
  assert.deepEqual([bankLetter('', '12.5'), shownLetter('', '12.5')], ['12.5', '12.5'])
})

test('the hall of the candidate is the stored one with the letters that are shown', () => {
  const paper: HallPaper = {
    dialect: 'four-button',
    types: ['mcq', 'mcq', 'numeric'],
    sections: [0, 0, 1],
    isErasable: true,
  }
  const orders = ['CADB', '', '']
  const acts: Omit<SittingEvent, 'seq'>[] = [
    { k: 'pick', q: 0, v: 'B', t: 1 },
    { k: 'save', q: 0, t: 2 },
    { k: 'pick', q: 0, v: 'D', t: 3 },
    { k: 'pick', q: 1, v: 'D', t: 4 },
    { k: 'save', q: 1, t: 5 },
    { k: 'key', q: 2, v: '12.5', t: 6 },
    { k: 'save', q: 2, t: 7 },
    { k: 'lang', v: 'gu', t: 8 },
    { k: 'pick', q: 0, v: 'C', t: 9 },
  ]
  const events = acts.map((act, i) => ({ ...act, seq: i + 1 }))
  const onPage = (some: readonly SittingEvent[]) => some.map((event) => ({ ...event, page: 1 }))
  const stored = fold(paper, onPage(withBankLetters(events, orders)))
  assert.deepEqual(
    stored.questions.map(({ response, unsaved }) => [response, unsaved]),
    [
      ['A', 'B'],
      ['D', null],
      ['12.5', null],
    ],
  )
  assert.deepEqual([stored.draft, stored.language], ['D', 'gu'])
  assert.deepEqual(withShownLetters(stored, orders), fold(paper, onPage(events)))
})
