import assert from 'node:assert/strict'
import test from 'node:test'
import type { Question } from '../question-file.ts'
import { sampleQuestion, wordQuestion } from '../testing/sample-bank.ts'
import { typedNumberOf } from './typed-number.ts'

const degrees = {
  A: '$15^\\circ$',
  B: '$20^\\circ$',
  C: '$25^\\circ$',
  D: '$35^\\circ$',
}

test('a whole number that is computed exactly can be typed, in the unit of the options', () => {
  assert.deepEqual(typedNumberOf(sampleQuestion()), { value: 25, unit: 'm s-1' })
  assert.deepEqual(typedNumberOf(sampleQuestion({ options: degrees })), { value: 25, unit: '°' })
})

const others: [why: string, question: Question][] = [
  ['words', wordQuestion()],
  ['two units', sampleQuestion({ options: { ...sampleQuestion().options, A: '$\\pu{15 km h-1}$' } })],
  ['a rounded key', sampleQuestion({ calc: { vars: {}, A: '15', B: '20', C: '25.02', D: '35' } })],
  ['a key that nothing computes', sampleQuestion({ calc: undefined })],
  ['a fraction', sampleQuestion({ options: { ...sampleQuestion().options, C: '$\\pu{25.5 m s-1}$' } })],
  [
    'a power of ten',
    sampleQuestion({
      options: { ...sampleQuestion().options, C: '$\\pu{2.5e1 m s-1}$' },
    }),
  ],
  ['a question about its options', sampleQuestion({ text: 'Which of these is the speed on landing?' })],
]
for (const [why, question] of others)
  test(`${why}: not without options`, () => assert.equal(typedNumberOf(question), undefined))
