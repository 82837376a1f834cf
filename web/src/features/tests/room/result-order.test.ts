import assert from 'node:assert/strict'
import test from 'node:test'
import { inOrder } from './result-order.ts'

const rows = [
  { rollNo: '10', score: 16 },
  { rollNo: '9', score: -4 },
  { rollNo: '2', score: 48 },
]
const rollNos = (order: Parameters<typeof inOrder>[1]) => inOrder(rows, order).map(({ rollNo }) => rollNo)

test('results stand as they came, by the number that a roll number is, or the best first', () => {
  assert.deepEqual(rollNos('name'), ['10', '9', '2'])
  assert.deepEqual(rollNos('rollNo'), ['2', '9', '10'])
  assert.deepEqual(rollNos('score'), ['2', '10', '9'])
})
