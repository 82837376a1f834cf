import assert from 'node:assert/strict'
import test from 'node:test'
import { mostAnswered, strengthsAndWeaknesses } from './strengths.ts'

const tally = (topic: string, correct: number, answered: number) => ({
  chapter: 'optics',
  topic,
  answered,
  correct,
})
const names = (tallies: readonly { topic: string }[]): string[] => tallies.map(({ topic }) => topic)

test('four of five is a strength, two of five a weakness, half is neither, and four answers are too few', () => {
  const { strengths, weaknesses } = strengthsAndWeaknesses([
    tally('Lenses', 4, 5),
    tally('Mirrors', 2, 5),
    tally('Prisms', 5, 10),
    tally('Fibres', 4, 4),
    tally('Scopes', 0, 4),
    tally('Waves', 79, 100),
  ])
  assert.deepEqual([names(strengths), names(weaknesses)], [['Lenses'], ['Mirrors']])
})

test('the strongest and the weakest come first; ties go to the topic with more answers, then by name', () => {
  const { strengths, weaknesses } = strengthsAndWeaknesses([
    tally('C', 8, 10),
    tally('B', 4, 5),
    tally('A', 4, 5),
    tally('D', 9, 10),
    tally('E', 4, 10),
    tally('F', 1, 10),
  ])
  assert.deepEqual(names(strengths), ['D', 'C', 'A', 'B'])
  assert.deepEqual(names(weaknesses), ['F', 'E'])
})

test('the most answered topics with at least five answers are shown, strongest first', () =>
  assert.deepEqual(
    names(mostAnswered([tally('A', 1, 9), tally('B', 7, 7), tally('C', 6, 8), tally('D', 4, 4)], 2)),
    ['C', 'A'],
  ))
