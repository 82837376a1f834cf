import assert from 'node:assert/strict'
import test from 'node:test'
import { isSolved } from './solved.ts'
import { sampleQuestion, solvedAsKeyed } from './testing/sample-bank.ts'

test('a solution is valid only for the words that the solver saw, including those for the figure', () => {
  const image = { file: 'kin-0001.svg', alt: 'A ball leaves a tower 20 m high.' }
  const solved = solvedAsKeyed([sampleQuestion({ image })])
  assert.equal(isSolved(sampleQuestion({ image }), solved), true)
  assert.equal(isSolved(sampleQuestion({ image, answer: 'A' }), solved), false)
  assert.equal(isSolved(sampleQuestion({ image, text: 'Another stem?' }), solved), false)
  assert.equal(isSolved(sampleQuestion({ image: { ...image, alt: 'A ball leaves a hill.' } }), solved), false)
  assert.equal(isSolved(sampleQuestion(), solved), false)
})
