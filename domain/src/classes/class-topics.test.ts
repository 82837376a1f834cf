import assert from 'node:assert/strict'
import test from 'node:test'
import { classTopicFigures, weakestFirst } from './class-topics.ts'

test('a class would have the mean of its pupils right: 25, 62.5 and 100 of a hundred are 63', () => {
  const figures = classTopicFigures({ means: [-100, 0, 100], answers: 12 })
  assert.deepEqual(figures, { students: 3, answers: 12, percent: 63, isWeak: false })
})

test('a topic is weak below 60 of a hundred, and not with two pupils', () => {
  const weak = (...means: number[]) => classTopicFigures({ means, answers: 9 }).isWeak
  // 0.25 + 0.75 / (1 + exp(0.14)) = 0.599, and with exp(0.13) it is 0.601.
  assert.deepEqual([weak(-0.14, -0.14, -0.14), weak(-0.13, -0.13, -0.13), weak(-2, -2)], [true, false, false])
})

test('the weak ones come first, then the others by how they stand', () => {
  const of = (...means: number[]) => classTopicFigures({ means, answers: 9 })
  const sorted = [of(1, 1, 1), of(-3), of(-1, -1, -1), of(-2, -2, -2)].toSorted(weakestFirst)
  assert.deepEqual(
    sorted.map(({ percent, isWeak }) => [percent, isWeak]),
    [
      [34, true],
      [45, true],
      [29, false],
      [80, false],
    ],
  )
})
