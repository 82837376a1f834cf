import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import type { ClassResults, RosterPreview } from '@vikalp/contract/school'
import { addClass, enrol, userIdOf } from '#testing/roster.ts'
import { rosterOf, schoolOf, type TestSchool } from '#testing/school.ts'
import { dataOf, errorOf, rowsOf, storedTables, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: TestSchool
before(async () => {
  server = await testApp()
})
beforeEach(async () => {
  school = await schoolOf(server)
})
after(() => server.close())

const asha = { name: 'Asha Patel', class: '11A', rollNo: '1', admissionNo: 'G1' }
const dev = { name: 'Dev Mehta', class: '11A', rollNo: '2', admissionNo: 'G2' }
const tara = { name: 'તારા શાહ', class: '12B', admissionNo: 'G3' }
const meera = { name: 'Meera Trivedi', class: '11A, 12B', subject: 'Physics' }

const stored = (): Promise<number[]> => Promise.all(storedTables.map((table) => rowsOf(server.db, table)))

test('the short name is chosen once, by one institute, in small letters', async () => {
  const other = await schoolOf(server, null)
  const choose = (of: TestSchool, handle: string) => of.call('PUT', '/api/institutes/handle', { handle })
  for (const bad of ['ab', 'north-school', 'north.in', '1north', 'x'.repeat(21)])
    assert.equal((await choose(other, bad)).status, 400, bad)
  for (const reserved of ['demo', 'Vikalp', 'neet']) {
    const { status, body } = await choose(other, reserved)
    assert.deepEqual([status, errorOf(body).fields], [400, { handle: 'is reserved' }], reserved)
  }
  const taken = await choose(other, school.handle)
  assert.deepEqual([taken.status, errorOf(taken.body).fields], [409, { handle: 'is taken' }])
  assert.equal((await choose(school, school.handle.toUpperCase())).status, 200)
  const second = await choose(school, `${school.handle}x`)
  assert.deepEqual([second.status, errorOf(second.body).fields], [409, { handle: 'was chosen before' }])
})

test('without a short name there are no usernames, so no roster', async () => {
  const other = await schoolOf(server, null)
  const { status } = await other.call('POST', '/api/institutes/roster/preview', rosterOf([asha]))
  assert.equal(status, 409)
})

test('a preview names every fault by its row and stores nothing', async () => {
  const before = await stored()
  const rows = [
    asha,
    { name: '', class: '11A' },
    { name: '=1+1', class: '11A' },
    asha,
    { name: 'Dev', class: '' },
  ]
  const { body } = await school.call('POST', '/api/institutes/roster/preview', rosterOf(rows))
  const { faults, counts } = dataOf<RosterPreview>(body)
  assert.deepEqual(
    faults.map(({ line, column, kind, otherLine }) => [line, column, kind, otherLine]),
    [
      [3, 'name', 'missing', null],
      [4, 'name', 'formula', null],
      [5, 'admissionNo', 'repeated', 2],
      [5, 'rollNo', 'repeated', 2],
      [6, 'class', 'missing', null],
    ],
  )
  assert.equal(counts.faults, 5)
  assert.deepEqual(await stored(), before)
  const refused = await school.import(rows)
  assert.equal(refused.status, 409)
  assert.deepEqual(await stored(), before)
})

test('students come first, and are in the classes of their teachers as soon as there are any', async () => {
  const preview = await school.preview([asha, dev, tara])
  assert.deepEqual(
    preview.classes,
    ['11A', '12B'].map((name) => ({ name, teachers: [], unconfirmed: [] })),
  )
  assert.deepEqual(
    preview.added.map(({ username }) => username),
    ['asha.patel', 'dev.mehta', 'tara.shah'].map((name) => `${name}@${school.handle}`),
  )
  assert.deepEqual(dataOf((await school.import([asha, dev, tara])).body), { added: 3, changed: 0, left: 0 })
  assert.deepEqual(await school.enrolled(), [])
  await school.import([meera], { role: 'teacher' })
  assert.deepEqual(await school.enrolled(), ['11A 1 Asha Patel', '11A 2 Dev Mehta', '12B 01 તારા શાહ'])
  await school.import([{ name: 'Omar Khan', class: '11a', subject: 'Chem' }], { role: 'teacher' })
  const { classes, students, teachers, waiting } = await school.read()
  assert.deepEqual([students, teachers, waiting], [3, 2, { student: 3, teacher: 2 }])
  assert.deepEqual(classes, [
    { name: '11A', students: 2, sharing: 2, onRoster: 2, waiting: 2, teachers: 2, confirmed: 2 },
    { name: '12B', students: 1, sharing: 1, onRoster: 1, waiting: 1, teachers: 1, confirmed: 1 },
  ])
})

test('the same file again changes nothing; a later one moves, renames and ends', async () => {
  await school.import([meera], { role: 'teacher' })
  await school.import([asha, dev, tara])
  const again = await school.preview([asha, dev, tara])
  assert.deepEqual(again.counts, { faults: 0, added: 0, changed: 0, left: 0, unchanged: 3 })
  const changed = [
    { ...asha, rollNo: '2' },
    { ...dev, rollNo: '1', name: 'Dev R. Mehta' },
    { name: 'Jay Shah', class: '12B', admissionNo: 'G4' },
  ]
  const preview = await school.preview(changed, { isWhole: true })
  assert.deepEqual(preview.counts, { faults: 0, added: 1, changed: 2, left: 1, unchanged: 0 })
  assert.deepEqual(preview.left, [{ name: 'તારા શાહ', classes: ['12B'] }])
  assert.equal((await school.import(changed, { isWhole: true })).status, 200)
  assert.deepEqual(await school.enrolled(), ['11A 1 Dev R. Mehta', '11A 2 Asha Patel', '12B 01 Jay Shah'])
  await school.import([
    { ...asha, class: '12B', rollNo: '3' },
    { ...tara, rollNo: '9' },
  ])
  assert.deepEqual(await school.enrolled(), [
    '11A 1 Dev R. Mehta',
    '12B 01 Jay Shah',
    '12B 3 Asha Patel',
    '12B 9 તારા શાહ',
  ])
})

test('what was confirmed is what was shown: when the roster has changed meanwhile, nothing is stored', async () => {
  const rows = [{ ...asha, rollNo: '' }]
  const { version } = await school.preview(rows)
  await school.import([dev])
  const before = await stored()
  const { status } = await school.call('POST', '/api/institutes/roster', { ...rosterOf(rows), version })
  assert.equal(status, 409)
  assert.deepEqual(await stored(), before)
})

test('two imports at once: one counts, nobody is there twice', async () => {
  const { version } = await school.preview([asha, dev])
  const confirm = () => school.call('POST', '/api/institutes/roster', { ...rosterOf([asha, dev]), version })
  const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 409])
  assert.equal((await school.read()).students, 2)
})

test('of two files of an institute at once one is looked at, and the other may come again in a second', async () => {
  const look = () => school.call('POST', '/api/institutes/roster/preview', rosterOf([asha]))
  const looks = await server.owner.transaction(async (tx) => {
    await tx.run({ name: '', text: 'LOCK TABLE roster_people', parameters: [] }, {})
    const both = [look(), look()]
    const { status, headers } = await Promise.race(both)
    assert.deepEqual([status, headers['retry-after']], [429, '1'])
    return both
  })
  assert.deepEqual((await Promise.all(looks)).map(({ status }) => status).sort(), [200, 429])
  assert.equal((await look()).status, 200)
})

test('who joined with a code keeps the account, is named, and gives way with the roll number', async () => {
  const teacher = await school.invited('Leela Rao')
  await teacher.confirm()
  const classId = await addClass(server.db, teacher.id, '11A')
  const student = await server.signUp('student', 'Asha Patel')
  await enrol(server.db, classId, await userIdOf(server, student), '01')
  const preview = await school.preview([asha, dev])
  assert.deepEqual(preview.namesakes, [{ line: 2, name: 'Asha Patel', classes: ['11A'] }])
  assert.equal((await school.import([asha, dev])).status, 200)
  assert.deepEqual(await school.enrolled(), ['11A 1 Asha Patel', '11A 2 Dev Mehta', '11A 03 Asha Patel'])
  const staff = await school.preview([{ name: 'Leela Rao', class: '11A, 11B', email: 'x@mail.example' }], {
    role: 'teacher',
  })
  assert.deepEqual([staff.counts.added, staff.counts.changed], [0, 1])
})

test('rosters of two institutes do not meet', async () => {
  const other = await schoolOf(server)
  await school.import([asha])
  const { counts } = await other.preview([asha])
  assert.deepEqual([counts.added, counts.unchanged], [1, 0])
  await other.import([asha])
  await other.import([dev], { isWhole: true })
  assert.equal((await school.read()).students, 1)
})

test('the results of a class have each student by roll number, with what was practised', async () => {
  await school.import([meera], { role: 'teacher' })
  await school.import([dev, asha])
  const token = await school.tokenOf('asha.patel')
  await server.takeQuiz(token)
  const { body } = await school.call('GET', '/api/institutes/results?class=11a')
  const { class: name, students } = dataOf<ClassResults>(body)
  assert.deepEqual(
    [name, students.map((one) => [one.rollNo, one.name, one.quizzes, one.lastOn, one.attendance])],
    [
      '11A',
      [
        ['1', 'Asha Patel', 1, '2026-11-21', null],
        ['2', 'Dev Mehta', 0, null, null],
      ],
    ],
  )
  const practised = students.map(({ subjects }) =>
    subjects.flatMap(({ subject, score }) => (score === null ? [] : [subject])),
  )
  assert.deepEqual(practised, [['Physics'], []])
  const nobody = await school.call('GET', '/api/institutes/results?class=10Z')
  assert.deepEqual(dataOf(nobody.body), { class: '10Z', students: [] })
})

test('the demo institute may not import, and sees why', async () => {
  const token = await server.signUp('institute', 'Demo', 'demo')
  for (const [method, path, body] of [
    ['GET', '/api/institutes/roster', undefined],
    ['PUT', '/api/institutes/handle', { handle: 'demoschool' }],
    ['POST', '/api/institutes/roster/preview', rosterOf([asha])],
    ['POST', '/api/institutes/roster', { ...rosterOf([asha]), version: 'none' }],
    ['POST', '/api/institutes/roster/cards', { role: 'student', class: null, address: 'x.example' }],
    ['POST', '/api/institutes/roster/next-year', { moves: [{ from: '11A', to: '12A' }], version: 'none' }],
    ['GET', '/api/institutes/results?class=11A', undefined],
  ] as const)
    assert.equal((await server.call(method, path, { token, body })).status, 403, path)
})

test('a roster of 2,000 students goes through, in classes of three teachers', async () => {
  const teachers = ['Meera', 'Omar', 'Leela'].map((name) => ({
    name,
    class: Array.from({ length: 8 }, (_, i) => `11${'ABCDEFGH'[i]}`).join(', '),
  }))
  await school.import(teachers, { role: 'teacher' })
  const students = Array.from({ length: 2000 }, (_, i) => ({
    name: `${['આરવ', 'Asha', 'मीरा', 'Dev'][i % 4]} ${['પટેલ', 'Shah'][i % 2]}`,
    class: `11${'ABCDEFGH'[i % 8]}`,
    admissionNo: `G${i}`,
  }))
  assert.deepEqual(dataOf((await school.import(students)).body), { added: 2000, changed: 0, left: 0 })
  const { classes } = await school.read()
  assert.deepEqual(
    classes.map(({ students: count }) => count),
    Array.from({ length: 8 }, () => 250),
  )
  assert.equal((await school.preview(students)).counts.unchanged, 2000)
})
