import assert from 'node:assert/strict'
import test from 'node:test'
import type { Letter } from '../vocabulary.ts'
import type { NumericKey } from './grade-number.ts'
import { markQuestion, type QuestionKey, type Response } from './mark-question.ts'

const neet = { right: 16, wrong: -4, blank: 0 }
const letter = (...right: Letter[]): QuestionKey => ({ kind: 'letters', right })
const number = (...right: NumericKey[]): QuestionKey => ({ kind: 'numbers', right })
const integer = (value: number): NumericKey => ({ value, decimals: 0, tolerance: 0 })

const marked: [what: string, key: QuestionKey, response: Response, verdict: string, quarters: number][] = [
  ['a right letter', letter('B'), 'B', 'right', 16],
  ['a wrong letter', letter('B'), 'A', 'wrong', -4],
  ['a blank', letter('B'), null, 'blank', 0],
  ['the first of two right', letter('B', 'C'), 'B', 'right', 16],
  ['the second of two right', letter('B', 'C'), 'C', 'right', 16],
  ['another beside two right', letter('B', 'C'), 'A', 'wrong', -4],
  ['a blank beside two right', letter('B', 'C'), null, 'blank', 0],
  ['an attempt where all are right', { kind: 'all-right' }, 'D', 'right', 16],
  ['a blank where all are right', { kind: 'all-right' }, null, 'blank', 0],
  ['a dropped question, answered', { kind: 'dropped' }, 'A', 'dropped', 16],
  ['a dropped question, blank', { kind: 'dropped' }, null, 'dropped', 16],
  ['an integer', number(integer(5)), '5', 'right', 16],
  ['an integer with zeros', number(integer(5)), '5.0', 'right', 16],
  ['rounded to the nearest integer', number(integer(5)), '4.5', 'right', 16],
  ['rounded down', number(integer(5)), '5.49', 'right', 16],
  ['a half is rounded up', number(integer(5)), '5.5', 'wrong', -4],
  ['a negative half is rounded up as well', number(integer(-2)), '-2.5', 'right', 16],
  ['just below it', number(integer(-2)), '-2.51', 'wrong', -4],
  ['zero with a minus', number(integer(0)), '-0.5', 'right', 16],
  ['within the tolerance', number({ value: 2.45, decimals: 2, tolerance: 0.01 }), '2.46', 'right', 16],
  ['at its other end', number({ value: 2.45, decimals: 2, tolerance: 0.01 }), '2.44', 'right', 16],
  ['outside', number({ value: 2.45, decimals: 2, tolerance: 0.01 }), '2.47', 'wrong', -4],
  ['one of two right numbers', number(integer(5), integer(7)), '7', 'right', 16],
  ['what is no number', number(integer(5)), 'five', 'wrong', -4],
]
for (const [what, key, response, verdict, quarters] of marked)
  test(`${what}: ${verdict}`, () =>
    assert.deepEqual(markQuestion(key, response, neet), { verdict, quarters }))
