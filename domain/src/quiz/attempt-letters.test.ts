import assert from 'node:assert/strict'
import test from 'node:test'
import { readKey, readLetters, writeLetters } from './attempt-letters.ts'

const ids = ['kin-0001', 'kin-0002', 'kin-0003']

test('letters stand in the order of the questions, a dash where nothing was chosen', () => {
  const chosen = readLetters(ids, 'A-D')
  assert.deepEqual(
    [...chosen],
    [
      ['kin-0001', 'A'],
      ['kin-0002', null],
      ['kin-0003', 'D'],
    ],
  )
  assert.equal(writeLetters(ids, chosen), 'A-D')
})

test('a question without a letter is written as a dash', () =>
  assert.equal(writeLetters(ids, new Map([['kin-0003', 'B']])), '--B'))

test('a key has a letter for every question', () =>
  assert.deepEqual(
    [...readKey(ids, 'CBA')],
    [
      ['kin-0001', 'C'],
      ['kin-0002', 'B'],
      ['kin-0003', 'A'],
    ],
  ))
