import assert from 'node:assert/strict'
import test from 'node:test'
import { strengthsAndWeaknesses, weakestAndStrongest } from './strengths.ts'

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

test('a class has its weakest topics and its strongest ones, none in both, each end first', () => {
  const tallies = [
    tally('A', 9, 10),
    tally('B', 5, 10),
    tally('C', 10, 20),
    tally('D', 10, 10),
    tally('E', 8, 10),
    tally('F', 18, 20),
    tally('G', 0, 4),
  ]
  const ends = (count: number) => {
    const { weakest, strongest } = weakestAndStrongest(tallies, count)
    return [names(weakest), names(strongest)]
  }
  assert.deepEqual(ends(2), [
    ['C', 'B'], // the same share; C has more answers
    ['D', 'F'],
  ])
  assert.deepEqual(ends(9), [
    ['C', 'B', 'E'],
    ['D', 'F', 'A'],
  ])
})

test('the only topic of a class is its weakest one', () => {
  const { weakest, strongest } = weakestAndStrongest([tally('A', 3, 6)], 4)
  assert.deepEqual([names(weakest), names(strongest)], [['A'], []])
})
