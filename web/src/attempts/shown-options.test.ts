import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAttempt, sampleQuestion } from '#testing/sample-attempt.ts'
import { withOptionsIn } from './shown-options.ts'
import { submissionOf } from './submission.ts'

test('a question is shown in its order, with its key and notes, and answered in the letters of the bank', () => {
  const options = { A: 'Algae', B: 'Mosses', C: 'Ferns', D: 'Pines' }
  const html = { question: '', options, explanation: '', notes: { A: 'Of algae', D: 'Of pines' } }
  const question = { ...sampleQuestion('opt-0001'), options, spoken: options, html, answer: 'C' as const }
  const shown = withOptionsIn('CADB', question)
  assert.deepEqual(shown.options, { A: 'Ferns', B: 'Algae', C: 'Pines', D: 'Mosses' })
  assert.deepEqual([shown.html.options, shown.spoken], [shown.options, shown.options])
  assert.deepEqual(shown.html.notes, { B: 'Of algae', C: 'Of pines' })
  assert.equal(shown.answer, 'A')
  const answers = { 'opt-0001': { value: 0, at: 1 }, 'opt-0002': { value: 0, at: 1 } }
  const sent = submissionOf(sampleAttempt({ answers, orders: { 'opt-0001': 'CADB' } })).answers
  assert.deepEqual(
    sent.map(({ selectedOption }) => selectedOption),
    ['C', 'A'],
  )
})
