import assert from 'node:assert/strict'
import test from 'node:test'
import { byRollNo, nextRollNo } from './roll-number.ts'

const next: [taken: string[], expected: string][] = [
  [[], '01'],
  [['01', '02'], '03'],
  [['09'], '10'],
  [['99'], '100'],
  [['02', 'A7', '1-B'], '03'],
  [['7'], '08'],
  [['9007199254740993'], '9007199254740994'],
]
for (const [taken, expected] of next)
  test(`after ${taken.join(', ') || 'nobody'} comes ${expected}`, () =>
    assert.equal(nextRollNo(taken), expected))

test('students stand in the order of their numbers, not of the letters in them', () => {
  const rollNos = ['10', 'A10', '09', '2', 'A2', '100']
  const sorted = rollNos.map((rollNo) => ({ rollNo })).sort(byRollNo)
  assert.deepEqual(
    sorted.map(({ rollNo }) => rollNo),
    ['2', '09', '10', '100', 'A2', 'A10'],
  )
})
