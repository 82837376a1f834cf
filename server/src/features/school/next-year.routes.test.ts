import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import type { TaughtClass } from '@vikalp/contract/classes'
import type { Move } from '@vikalp/contract/school'
import { classLimits } from '@vikalp/domain/limits'
import { addClass, enrol, userIdOf } from '#testing/roster.ts'
import { schoolOf, type TestSchool } from '#testing/school.ts'
import { dataOf, errorOf, type Reply, type TestApp, testApp } from '#testing/test-app.ts'

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

/** Begins the next year with the classes as they are now, or as they were shown before. */
async function move(moves: readonly Move[], shown?: string): Promise<Reply> {
  const version = shown ?? (await school.read()).version
  return school.call('POST', '/api/institutes/roster/next-year', { moves, version })
}
const upAndOut = [
  { from: '11A', to: '12A' },
  { from: '12B', to: null },
]

test('the year ends: class 12 leaves, class 11 moves up, and the classes begin anew', async () => {
  await school.import([meera], { role: 'teacher' })
  await school.import([asha, dev, tara])
  assert.deepEqual(dataOf((await move(upAndOut)).body), { moved: 2, left: 1 })
  assert.deepEqual(await school.enrolled(), ['12A 1 Asha Patel', '12A 2 Dev Mehta'])
  const { classes } = await school.read()
  assert.deepEqual(classes, [
    { name: '11A', students: 0, sharing: 0, onRoster: 0, waiting: 0, teachers: 1, confirmed: 1 },
    { name: '12A', students: 2, sharing: 2, onRoster: 2, waiting: 2, teachers: 1, confirmed: 1 },
    { name: '12B', students: 0, sharing: 0, onRoster: 0, waiting: 0, teachers: 1, confirmed: 1 },
  ])
  const twice = [
    { from: '12A', to: '12C' },
    { from: '12a', to: '12B' },
  ]
  assert.equal((await move(twice)).status, 400)
})

test('when two students have changed places since the classes were shown, nobody moves', async () => {
  await school.import([asha, dev, tara])
  const { version } = await school.read()
  await school.import([
    { ...asha, class: '12B', rollNo: '5' },
    { ...tara, class: '11A', rollNo: '6' },
  ])
  const before = await school.read()
  assert.deepEqual(
    before.classes.map(({ name, onRoster }) => [name, onRoster]),
    [
      ['11A', 2],
      ['12B', 1],
    ],
  )
  assert.equal((await move(upAndOut, version)).status, 409)
  assert.deepEqual(await school.read(), before)
  assert.equal((await move(upAndOut)).status, 200)
})

test('another roll number moves nobody: the classes are those that were shown', async () => {
  await school.import([asha, dev, tara])
  const { version } = await school.read()
  await school.import([{ ...asha, rollNo: '7' }])
  assert.equal((await school.read()).version, version)
})

test('a class that a teacher has without the office is refused, and goes on', async () => {
  const teacher = await school.invited('Leela Rao')
  const classId = await addClass(server.db, teacher.id, '11 Physics')
  const student = await server.signUp('student', 'Jay Rao')
  await enrol(server.db, classId, await userIdOf(server, student), '1')
  await school.import([asha])
  const own = { from: '11 Physics', to: '12 Physics' }
  assert.equal((await move([own])).status, 400)
  assert.equal((await move([own, { from: '11A', to: '12A' }])).status, 400)
  const taught = await server.as(teacher.token)<TaughtClass[]>('GET', '/api/classes')
  assert.deepEqual(
    taught.map(({ classId: id, students }) => [id, students]),
    [[classId, 1]],
  )
  assert.deepEqual((await school.read()).classes.map(({ onRoster }) => onRoster).sort(), [0, 1])
})

test('a class that would have more than a class may is refused, whoever makes it so, and nobody moves', async () => {
  const { members } = classLimits
  const of = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Pupil of ${name}`, class: name, rollNo: `${i + 1}` }))
  await school.import([{ ...meera, class: '11A, 11B' }], { role: 'teacher' })
  await school.import([...of('11A', members), ...of('11B', 1)])
  const before = await school.enrolled()
  const together = [
    { from: '11A', to: '12A' },
    { from: '11B', to: '12A' },
  ]
  const refused = await move(together)
  assert.equal(refused.status, 400)
  assert.deepEqual(errorOf(refused.body).fields, {
    class: `would have more than ${members} students: 12A`,
  })
  assert.deepEqual(await school.enrolled(), before)

  const leela = await school.invited('Leela Rao')
  const classId = await addClass(server.db, leela.id, '11C')
  await leela.confirm()
  await enrol(server.db, classId, await userIdOf(server, await server.signUp('student')), '2')
  const full = of('11C', members)
  assert.equal((await school.import(full)).status, 400)
  assert.equal(
    (await school.import(full.slice(1))).status,
    200,
    'whoever has a number of theirs gets the next one',
  )
  assert.equal((await school.read()).classes.find(({ name }) => name === '11C')?.onRoster, members - 1)
})
