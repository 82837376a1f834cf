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

test('another structure in an option or in the figure needs a new solution', () => {
  const structures = { A: 'CO', B: 'CCO', C: 'CCCO', D: 'CCCCO' }
  const image = { structures: 'CCO', alt: 'Ethanol.' }
  const solved = solvedAsKeyed([sampleQuestion({ structures, image })])
  assert.equal(isSolved(sampleQuestion({ structures, image }), solved), true)
  assert.equal(isSolved(sampleQuestion({ structures: { ...structures, B: 'COC' }, image }), solved), false)
  assert.equal(
    isSolved(sampleQuestion({ structures, image: { ...image, structures: 'COC' } }), solved),
    false,
  )
})
