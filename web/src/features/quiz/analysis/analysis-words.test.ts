import assert from 'node:assert/strict'
import test from 'node:test'
import { scoreBand } from './analysis-words.ts'
import { analysisFrom } from './navigation-state.ts'

const bands: [correct: number, band: string][] = [
  [100, 'full'],
  [99, 'excellent'],
  [90, 'excellent'],
  [89, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [70, 'fair'],
  [69, 'practise'],
  [0, 'practise'],
]
for (const [correct, band] of bands)
  test(`${correct} of 100 is ${band}`, () => {
    const analysis = analysisFrom({ correctCount: correct, totalQuestions: 100 })
    assert.equal(analysis && scoreBand(analysis), band)
  })
