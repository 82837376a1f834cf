import assert from 'node:assert/strict'
import test from 'node:test'
import { moveUp, type Pupil } from './move-up.ts'

const pupil = (userId: string, className: string, rollNo: string, more: Partial<Pupil> = {}): Pupil => ({
  userId,
  class: className,
  rollNo,
  grade: className.startsWith('11') ? 'Class 11' : 'Class 12',
  ...more,
})

test('class 11 moves into 12 under its numbers, and class 12 leaves', () => {
  const pupils = [pupil('a', '11A', '1'), pupil('b', '11a', '2'), pupil('c', '12A', '1')]
  const moves = [
    { from: '11A', to: '12A' },
    { from: '12A', to: null },
  ]
  assert.deepEqual(moveUp(pupils, moves), {
    moved: [
      { userId: 'a', class: '12A', rollNo: '1', grade: 'Class 12' },
      { userId: 'b', class: '12A', rollNo: '2', grade: 'Class 12' },
    ],
    left: ['c'],
  })
})

test('where two classes become one, or somebody stays, a number that is held gives way to the next', () => {
  const pupils = [
    pupil('a', '11A', '1'),
    pupil('b', '11B', '1'),
    pupil('c', '12A', '7'),
    pupil('d', '11B', '8', { grade: 'Repeating' }),
  ]
  const moves = ['11A', '11B'].map((from) => ({ from, to: '12A' }))
  assert.deepEqual(
    moveUp(pupils, moves).moved.map(({ userId, rollNo, grade }) => [userId, rollNo, grade]),
    [
      ['a', '1', 'Class 12'],
      ['b', '09', 'Class 12'],
      ['d', '8', 'Repeating'],
    ],
  )
})

test('1 and 01 are one number: of two who meet in a class one gives way', () => {
  const pupils = [pupil('a', '11A', '1'), pupil('b', '11B', '01')]
  const moves = ['11A', '11B'].map((from) => ({ from, to: '12A' }))
  assert.deepEqual(
    moveUp(pupils, moves).moved.map(({ rollNo }) => rollNo),
    ['1', '02'],
  )
})
