import assert from 'node:assert/strict'
import test from 'node:test'
import type { TestResults } from '@vikalp/contract/mocks/tests'
import { resultCells } from './result-cells.ts'

const texts = {
  rollNo: 'Roll no.',
  name: 'Name',
  score: 'Marks',
  right: 'Right',
  wrong: 'Wrong',
  blank: 'Left',
  late: 'Late',
  receipt: 'Receipt',
}

test('a row for each student in marks, and one without figures for whoever was absent', () => {
  const asha = {
    rollNo: '1',
    name: 'Asha',
    score: 47,
    right: 3,
    wrong: 1,
    blank: 0,
    lateAnswers: 2,
    receipt: '7K4Q-2QFM',
  }
  const ravi = { rollNo: '2', name: 'Ravi', studentId: 'ravi' }
  // Of a result only these are written.
  const results = { rows: [asha], absent: [ravi] } as unknown as TestResults
  assert.deepEqual(resultCells(results, texts), [
    ['Roll no.', 'Name', 'Marks', 'Right', 'Wrong', 'Left', 'Late', 'Receipt'],
    ['1', 'Asha', 11.75, 3, 1, 0, 2, '7K4Q-2QFM'],
    ['2', 'Ravi', null, null, null, null, null, null],
  ])
})
