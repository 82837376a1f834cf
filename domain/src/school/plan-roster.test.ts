import assert from 'node:assert/strict'
import test from 'node:test'
import type { RosterColumn } from '../vocabulary.ts'
import { nextClass } from './next-year.ts'
import { type HeldNames, planRoster } from './plan-roster.ts'
import { gradeOf } from './read-rows.ts'
import { type KnownPerson, type RosterCells, rosterCells } from './roster-person.ts'

type Cells = Partial<Record<RosterColumn, string>>
const rowsOf = (rows: readonly Cells[]): RosterCells[] =>
  rows.map((row, i) => rosterCells(i + 2, (column) => row[column] ?? ''))
const known = (name: string, className: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  userId: `id of ${name} ${className}`,
  name,
  classes: [className],
  rollNo: null,
  admissionNo: null,
  email: null,
  grade: gradeOf(className) ?? null,
  subject: null,
  hasLeft: false,
  hasOwnEmail: false,
  isOwnAccount: false,
  isConfirmed: true,
  isMissing: false,
  keepsAway: false,
  ...more,
})
type Options = {
  known?: KnownPerson[]
  held?: Partial<HeldNames>
  isWhole?: boolean
  role?: 'student' | 'teacher'
}
const plan = (
  rows: readonly Cells[],
  { known: people = [], held, isWhole = false, role = 'student' }: Options = {},
) =>
  planRoster({
    role,
    rows: rowsOf(rows),
    known: people,
    held: { usernames: [], admissionNos: [], ...held },
    handle: 'north',
    isWhole,
  })
const faultsOf = (rows: readonly Cells[], options?: Options) =>
  plan(rows, options).faults.map(({ line, column, kind, otherLine }) =>
    [line, column, kind, otherLine].filter((part) => part !== null).join(' '),
  )

const asha = { name: 'Asha Patel', class: '11A' }

test('new people get a username and, where the file says none, the next free roll number', () => {
  const { added, faults } = plan([
    { ...asha, rollNo: '7' },
    { name: ' Dev  Mehta ', class: '11a', email: 'Dev@Mail.example' },
    { name: 'Asha Patel', class: 'XII B' },
  ])
  assert.deepEqual(faults, [])
  assert.deepEqual(
    added.map(({ name, classes, rollNo, username, email, grade }) => [
      name,
      classes[0],
      rollNo,
      username,
      email,
      grade,
    ]),
    [
      ['Asha Patel', '11A', '7', 'asha.patel@north', null, 'Class 11'],
      ['Dev Mehta', '11A', '08', 'dev.mehta@north', 'dev@mail.example', 'Class 11'],
      ['Asha Patel', 'XII B', '01', 'asha.patel2@north', null, 'Class 12'],
    ],
  )
})

const wrongCells: [cells: Cells, fault: string][] = [
  [{ class: '11A' }, 'name missing'],
  [{ name: '...', class: '11A' }, 'name missing'],
  [{ name: 'Asha' }, 'class missing'],
  [{ name: 'Asha', class: '-' }, 'class missing'],
  [{ name: 'x'.repeat(81), class: '11A' }, 'name long'],
  [{ name: 'Asha', class: 'x'.repeat(61) }, 'class long'],
  [{ name: 'Asha', class: '11A', rollNo: 'x'.repeat(21) }, 'rollNo long'],
  [{ name: 'Asha', class: '11A', admissionNo: 'x'.repeat(31) }, 'admissionNo long'],
  [{ name: '=HYPERLINK("https://x.example")', class: '11A' }, 'name formula'],
  [{ name: 'Asha', class: '@SUM(A1)' }, 'class formula'],
  [{ name: 'Asha', class: '11A', rollNo: '+1' }, 'rollNo formula'],
  [{ name: '#N/A', class: '11A' }, 'name formula'],
  [{ name: 'Asha', class: '#REF!' }, 'class formula'],
  [{ name: 'Asha', class: '11-Jan' }, 'class date'],
  [{ name: 'Asha', class: 'Jan-11' }, 'class date'],
  [{ name: 'Asha', class: '11A', rollNo: '2-May-2026' }, 'rollNo date'],
  [{ name: 'Asha', class: '11A', rollNo: '02/05/2026' }, 'rollNo date'],
  [{ name: 'Asha', class: '11A', admissionNo: '5-Feb-24' }, 'admissionNo date'],
  [{ name: 'Asha', class: '11A', email: 'asha at mail' }, 'email email'],
  [{ name: 'Asha', class: '11A', grade: 'nine' }, 'grade grade'],
]
for (const [cells, fault] of wrongCells)
  test(`${JSON.stringify(cells).slice(0, 60)} has the fault ${fault}`, () =>
    assert.deepEqual(faultsOf([cells]), [`2 ${fault}`]))

test('what a school may call a class or a number is no date and no formula', () => {
  const rows = [
    { name: 'Asha', class: '11-1', rollNo: '2/5', admissionNo: '12/05/2024' },
    { name: 'Dev', class: '12 Jan batch', rollNo: '2', admissionNo: '2026-11-05' },
    { name: 'Jay', class: 'May', rollNo: '#3' },
  ]
  assert.deepEqual(faultsOf(rows), [])
})

test('of two rows that say the same the second is named, with the line of the first', () => {
  assert.deepEqual(faultsOf([asha, asha]), ['3 name repeated 2'])
  assert.deepEqual(
    faultsOf([
      { ...asha, rollNo: '1' },
      { ...asha, rollNo: '2' },
    ]),
    [],
  )
  assert.deepEqual(
    faultsOf([
      { ...asha, rollNo: '1' },
      { name: 'Dev', class: '11A', rollNo: '1' },
    ]),
    ['3 rollNo repeated 2'],
  )
  const twins = ['Asha', 'Dev'].map((name) => ({ name, class: '11A', admissionNo: 'g-1' }))
  assert.deepEqual(faultsOf(twins), ['3 admissionNo repeated 2'])
})

test('a class takes 300, those who stay counted', () => {
  const rows = Array.from({ length: 300 }, (_, i) => ({ name: `Student ${i}`, class: '11A' }))
  assert.deepEqual(faultsOf(rows), [])
  assert.deepEqual(faultsOf(rows, { known: [known('Asha', '11A')] }), ['301 class full'])
  assert.deepEqual(faultsOf(rows, { known: [known('Asha', '11A')], isWhole: true }), [])
})

test('who is known is not added again, and an empty cell takes nothing away', () => {
  const people = [known('Asha Patel', '11A', { rollNo: '4', email: 'asha@mail.example', admissionNo: '17' })]
  assert.deepEqual(plan([asha], { known: people }), {
    faults: [],
    added: [],
    changed: [],
    left: [],
    unchanged: 1,
    classes: ['11A'],
    unconfirmed: [],
    away: [],
  })
  const [changed] = plan([{ ...asha, rollNo: '5' }], { known: people }).changed
  assert.deepEqual(
    [changed?.after.rollNo, changed?.after.email, changed?.after.admissionNo],
    ['5', 'asha@mail.example', '17'],
  )
})

test('an admission number finds a person under another name and in another class', () => {
  const people = [known('Asha Patel', '11A', { admissionNo: 'G17', rollNo: '4' })]
  const { added, changed } = plan([{ name: 'Asha Shah', class: '11B', admissionNo: 'g17' }], {
    known: people,
  })
  assert.deepEqual(
    [
      added,
      changed.map(({ before, after }) => [before.classes[0], after.classes[0], after.name, after.rollNo]),
    ],
    [[], [['11A', '11B', 'Asha Shah', '01']]],
  )
})

test('without a number who stands in another class has moved, if the file holds everybody', () => {
  const people = [known('Asha Patel', '11A'), known('Dev Mehta', '11A')]
  const moved = [{ name: 'Asha Patel', class: '11B' }]
  assert.deepEqual(faultsOf(moved, { known: people }), ['2 admissionNo unclear'])
  const whole = plan(moved, { known: people, isWhole: true })
  assert.deepEqual([whole.faults, whole.added], [[], []])
  assert.deepEqual(
    whole.changed.map(({ before, after }) => [before.classes[0], after.classes[0]]),
    [['11A', '11B']],
  )
  assert.deepEqual(
    whole.left.map(({ name }) => name),
    ['Dev Mehta'],
  )
  const numbered = plan([{ ...moved[0], admissionNo: '99' }], { known: people })
  assert.deepEqual([numbered.faults, numbered.added.length], [[], 1])
})

test('two of one name in a class are told apart by the roll number, or not at all', () => {
  const people = [
    known('Asha Patel', '11A', { rollNo: '1' }),
    known('Asha Patel', '11A', { rollNo: '2', userId: 'b' }),
  ]
  assert.equal(
    plan([{ ...asha, rollNo: '2', email: 'b@mail.example' }], { known: people }).changed[0]?.before.userId,
    'b',
  )
  assert.deepEqual(faultsOf([asha], { known: people }), ['2 admissionNo unclear'])
})

test('a roll number of somebody who is not in the file is taken, unless the file holds everybody', () => {
  const people = [known('Dev Mehta', '11A', { rollNo: '1' })]
  assert.deepEqual(faultsOf([{ ...asha, rollNo: '1' }], { known: people }), ['2 rollNo taken'])
  assert.deepEqual(faultsOf([{ ...asha, rollNo: '01' }], { known: people }), ['2 rollNo taken'])
  assert.deepEqual(faultsOf([{ ...asha, rollNo: '1' }], { known: people, isWhole: true }), [])
})

test('who had left comes back under the admission number, and only so', () => {
  const people = [known('Asha Patel', '11A', { admissionNo: '17', hasLeft: true })]
  assert.equal(plan([{ ...asha, admissionNo: '17' }], { known: people }).changed.length, 1)
  assert.equal(plan([asha], { known: people }).added.length, 1)
})

test('a teacher has several classes and a subject', () => {
  const { added, faults } = plan([{ name: 'Meera Trivedi', class: '11A, 11B / 12A', subject: 'Phy' }], {
    role: 'teacher',
  })
  assert.deepEqual(
    [faults, added[0]?.classes, added[0]?.subject, added[0]?.username],
    [[], ['11A', '11B', '12A'], 'Physics', 'meera.trivedi@north'],
  )
  assert.deepEqual(faultsOf([{ name: 'Meera', subject: 'Law' }], { role: 'teacher' }), ['2 subject subject'])
})

test('of a teacher with an account of their own only classes change, and nobody makes them leave', () => {
  const people = [known('Meera Trivedi', '11A', { isOwnAccount: true, email: 'meera@mail.example' })]
  const row = { name: 'MEERA TRIVEDI', class: '11B', email: 'other@mail.example', subject: 'Biology' }
  const [changed] = plan([row], { role: 'teacher', known: people }).changed
  assert.deepEqual(
    [changed?.after.name, changed?.after.email, changed?.after.subject, changed?.after.classes],
    ['Meera Trivedi', 'meera@mail.example', null, ['11B']],
  )
  assert.deepEqual(plan([], { role: 'teacher', known: people, isWhole: true }).left, [])
})

test('a username or a number that somebody of the other role or of another place has is given to nobody', () => {
  const held = { usernames: ['asha.patel@north'], admissionNos: ['T-12'] }
  const { added } = plan([asha], { held, role: 'teacher' })
  assert.deepEqual(
    added.map(({ username }) => username),
    ['asha.patel2@north'],
  )
  assert.deepEqual(faultsOf([{ name: 'Leela Rao', admissionNo: 't-12' }], { held, role: 'teacher' }), [
    '2 admissionNo taken',
  ])
})

test('an email by which somebody signs in is not the office’s to change, so it is no change', () => {
  const people = [known('Asha Patel', '11A', { rollNo: '1', email: 'asha@mail.example', hasOwnEmail: true })]
  const rows = [{ ...asha, email: 'office@mail.example' }]
  assert.equal(plan(rows, { known: people }).unchanged, 1)
  const [changed] = plan([{ ...asha, rollNo: '9', email: 'office@mail.example' }], { known: people }).changed
  assert.equal(changed?.after.email, 'asha@mail.example')
})

test('a class that a cell names twice is one class', () => {
  const { added } = plan([{ name: 'Meera', class: '11A, 11a / 11A; 12B' }], { role: 'teacher' })
  assert.deepEqual(added[0]?.classes, ['11A', '12B'])
})

test('a teacher has at most 50 classes, those of before counted', () => {
  const taught = Array.from({ length: 49 }, (_, i) => `11-${i}a`)
  const people = [known('Meera', '', { classes: taught })]
  const faults = (of: string) => faultsOf([{ name: 'Meera', class: of }], { role: 'teacher', known: people })
  assert.deepEqual(faults('12A, 11-0A'), [])
  assert.deepEqual(faults('12A, 12B'), ['2 class many'])
  assert.deepEqual(faults(Array.from({ length: 51 }, (_, i) => `X${i}`).join()), ['2 class many'])
})

test('an institute has at most 300 teachers', () => {
  const rows = Array.from({ length: 301 }, (_, i) => ({ name: `Teacher ${i}` }))
  assert.deepEqual(faultsOf(rows, { role: 'teacher' }), ['302 name full'])
})

test('the year of a class is read from its name, and where it goes when the year ends', () => {
  const years: [string, string | undefined, string | null | undefined][] = [
    ['11A', 'Class 11', '12A'],
    ['XI-Science', 'Class 11', 'XII-Science'],
    ['Std. 11 B', 'Class 11', 'Std. 12 B'],
    ['12 Commerce', 'Class 12', null],
    ['XII', 'Class 12', null],
    ['JEE Batch', undefined, undefined],
    ['110', undefined, undefined],
  ]
  for (const [name, grade, next] of years)
    assert.deepEqual([gradeOf(name), nextClass(name)], [grade, next], name)
})
