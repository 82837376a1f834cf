import assert from 'node:assert/strict'
import test from 'node:test'
import { tallyChapters } from './chapter-tally.ts'

const chapters = new Map([
  ['wav-0002', 'waves'],
  ['wav-0001', 'waves'],
  ['wav-0003', 'waves'],
  ['gra-0001', 'gravitation'],
])
const find = (id: string) => {
  const chapter = chapters.get(id)
  return chapter === undefined ? undefined : { chapter }
}
const verdict = (questionId: string, isCorrect: boolean, isSkipped = false) =>
  ({ questionId, selectedOption: isSkipped ? null : isCorrect ? 'A' : 'B', answer: 'A', isCorrect }) as const

test('each chapter has its questions, skipped ones too, and how many were right; withdrawn ones count nowhere', () => {
  const verdicts = [
    verdict('wav-0002', true),
    verdict('gone-0001', true),
    verdict('gra-0001', false),
    verdict('wav-0003', false, true),
    verdict('wav-0001', true),
  ]
  assert.deepEqual(tallyChapters(verdicts, find), [
    { chapter: 'gravitation', met: ['gra-0001'], correct: 0, total: 1 },
    { chapter: 'waves', met: ['wav-0001', 'wav-0002', 'wav-0003'], correct: 2, total: 3 },
  ])
})
