import assert from 'node:assert/strict'
import test from 'node:test'
import { findGoalFaults, goalsOf, readGoalsTyped, type TypedGoals, ticked } from './goals-typed.ts'

const faults = { exam: 'exam', on: 'on', twice: 'twice', minutes: 'minutes' }
const usual: Partial<TypedGoals> = {
  exam0: 'NEET',
  on0: '2027-05-02',
  weekdayMinutes: '45',
  weekendMinutes: '90',
  rest6: ticked,
}
const typed = (changes: Partial<TypedGoals> = {}): TypedGoals =>
  readGoalsTyped((field) => ({ ...usual, ...changes })[field] ?? '')
const found = (changes: Partial<TypedGoals>) => findGoalFaults(typed(changes), '2026-11-28', faults)

test('what was typed becomes goals; an empty row is no exam', () => {
  assert.deepEqual(goalsOf(typed({ exam2: 'JEE', on2: '2027-01-20' })), {
    exams: [
      { exam: 'NEET', on: '2027-05-02' },
      { exam: 'JEE', on: '2027-01-20' },
    ],
    weekdayMinutes: 45,
    weekendMinutes: 90,
    restDays: [6],
  })
  assert.deepEqual(found({}), {})
})

test('an exam is needed, once, on a day to come, and minutes between none and four hours', () => {
  assert.deepEqual(found({ exam0: '' }), { exam0: 'exam' })
  assert.deepEqual(found({ on0: '' }), { on0: 'on' })
  assert.deepEqual(found({ on0: '2026-11-27' }), { on0: 'on' })
  assert.deepEqual(found({ exam1: 'NEET', on1: '2027-06-01' }), { exam1: 'twice' })
  for (const minutes of ['', '-1', '241', '4.5', 'x'])
    assert.deepEqual(found({ weekdayMinutes: minutes }), { weekdayMinutes: 'minutes' }, minutes)
  assert.deepEqual(found({ weekendMinutes: '0' }), {})
})
