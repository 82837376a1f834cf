import assert from 'node:assert/strict'
import test from 'node:test'
import { numberRefusalTexts } from '../english/number-refusals.ts'
import { readNumber } from './read-number.ts'

const taken: [typed: string, hundredths: number][] = [
  ['5', 500],
  ['5.0', 500],
  ['5.00', 500],
  ['-0.5', -50],
  ['0.05', 5],
  ['-0', 0],
  ['007', 700],
  ['999999.99', 99_999_999],
  [' 12 ', 1200],
]
for (const [typed, hundredths] of taken)
  test(`'${typed}' is taken`, () => assert.deepEqual(readNumber(typed), { hundredths }))

const refused: [typed: string, sentence: string][] = [
  ['', 'Type a number first.'],
  ['   ', 'Type a number first.'],
  ['.5', 'Write 0.5.'],
  ['-.5', 'Write -0.5.'],
  ['5.', 'Write 5.'],
  ['१२', 'Write 12, with the digits 0 to 9.'],
  ['૧૨.૫', 'Write 12.5, with the digits 0 to 9.'],
  ['٣٤', 'Write 34, with the digits 0 to 9.'],
  ['１２', 'Write 12, with the digits 0 to 9.'],
  ['१,०००', 'Write 1000, with the digits 0 to 9.'],
  ['1 000', 'Write 1000, without spaces.'],
  ['1\u00a0000', 'Write 1000, without spaces.'],
  ['- 5', 'Write -5, without spaces.'],
  ['1,000', 'Write 1000, without a comma.'],
  ['1,00,000', 'Write 100000, without a comma.'],
  ['2,5', 'Write 2.5, without a comma.'],
  ['+5', 'Write 5, without a plus sign.'],
  ['−5', 'Write -5, with the minus sign of the keypad.'],
  ['1234567', 'Write at most 6 digits before the point.'],
  ['3.141', 'Write at most 2 digits after the point.'],
  ['-', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['.', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['5 m', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['1/2', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['2e3', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['1.2.3', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
  ['--5', 'Write the number alone: digits, a point, and a minus sign where it is negative.'],
]
for (const [typed, sentence] of refused)
  test(`'${typed}' is refused: ${sentence}`, () => {
    const read = readNumber(typed)
    assert.ok('refusal' in read)
    assert.equal(numberRefusalTexts[read.refusal](read.write ?? ''), sentence)
  })
