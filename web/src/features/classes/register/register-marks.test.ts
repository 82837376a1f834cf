import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Register } from '@vikalp/contract/classes'
import { absentIn, isSame, onlyOf, toggleAbsent } from './register-marks.ts'

const student = (userId: string, present: boolean) => ({ userId, name: userId, rollNo: '01', present })
const register: Register = {
  day: '2026-11-20',
  taken: true,
  students: [student('asha', true), student('dev', false), student('sana', true)],
}

test('a tap marks a student absent and the next tap undoes it', () => {
  const marked = toggleAbsent(absentIn(register), 'asha')
  assert.deepEqual([...marked].sort(), ['asha', 'dev'])
  assert.deepEqual([...toggleAbsent(marked, 'dev')], ['asha'])
})

test('a tap does not change the earlier set of marks', () => {
  const before = absentIn(register)
  toggleAbsent(before, 'sana')
  assert.deepEqual([...before], ['dev'])
})

test('a saved mark of a student who has left is dropped', () =>
  assert.deepEqual([...onlyOf(register, new Set(['gone', 'sana']))], ['sana']))

test('the order of the taps does not matter', () => {
  assert.equal(isSame(new Set(['a', 'b']), new Set(['b', 'a'])), true)
  assert.equal(isSame(new Set(['a', 'b']), new Set(['b', 'c'])), false)
  assert.equal(isSame(new Set(), new Set(['a'])), false)
})
