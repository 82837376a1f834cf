import assert from 'node:assert/strict'
import test from 'node:test'
import type { RosterColumn } from '../vocabulary.ts'
import { planRoster } from './plan-roster.ts'
import { type KnownPerson, rosterCells } from './roster-person.ts'

type Cells = Partial<Record<RosterColumn, string>>
const plan = (rows: readonly Cells[], known: readonly KnownPerson[] = [], isWhole = false) =>
  planRoster({
    role: 'student',
    rows: rows.map((row, i) => rosterCells(i + 2, (column) => row[column] ?? '')),
    known,
    held: { usernames: [], admissionNos: [] },
    handle: 'north',
    isWhole,
  })

const count = 5000
const rows = Array.from({ length: count }, (_, i) => ({
  name: 'Asha Patel',
  class: `11 ${i % 20}`,
  admissionNo: `G${i}`,
}))
const { added, faults } = plan(rows)
const known = added.map(
  (one, i): KnownPerson => ({
    ...one,
    userId: `u${i}`,
    hasLeft: false,
    hasOwnEmail: false,
    isOwnAccount: false,
    isConfirmed: true,
    isMissing: false,
    keepsAway: false,
  }),
)

test('thousands of one name get a username each', () => {
  assert.deepEqual(faults, [])
  assert.equal(new Set(added.map(({ username }) => username)).size, count)
  assert.equal(added.at(-1)?.username, 'asha.patel5000@north')
})

test('they are found again by their numbers, or by class and roll number', () => {
  assert.equal(plan(rows, known, true).unchanged, count)
  const byRoll = rows.map(({ name, class: of }, i) => ({ name, class: of, rollNo: known[i]?.rollNo ?? '' }))
  assert.equal(plan(byRoll, known, true).unchanged, count)
})

test('where any of them could be meant nobody is guessed', () => {
  const unclear = plan(
    rows.map(({ name, class: of }) => ({ name, class: of })),
    known,
  )
  assert.equal(unclear.faults.filter(({ kind }) => kind === 'unclear').length, count)
})
