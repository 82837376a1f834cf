import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { addClass } from '#testing/roster.ts'
import { schoolOf, type TestSchool } from '#testing/school.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

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
const meera = { name: 'Meera Trivedi', class: '11A' }
const ofTeachers = { role: 'teacher' } as const

type Members = { name: string; rollNo: string }[]
const membersOf = async (token: string, classId: string): Promise<string[]> =>
  (await server.as(token)<Members>('GET', `/api/classes/${classId}/students`)).map(
    ({ name, rollNo }) => `${rollNo} ${name}`,
  )

test('the class of a teacher who only typed the code gets nobody, and the preview names whose the classes are', async () => {
  const leela = await school.invited('Leela Rao')
  const classId = await addClass(server.db, leela.id, '11a')
  assert.deepEqual((await school.preview([asha])).classes, [
    { name: '11A', teachers: [], unconfirmed: ['Leela Rao'] },
  ])
  await school.import([asha])
  await school.import([meera], ofTeachers)
  await school.import([{ ...asha, rollNo: '7' }, dev])
  assert.deepEqual((await school.preview([asha])).classes, [
    { name: '11A', teachers: ['Meera Trivedi'], unconfirmed: ['Leela Rao'] },
  ])
  assert.deepEqual(await membersOf(leela.token, classId), [])
  const [found] = (await school.read()).classes
  assert.deepEqual([found?.teachers, found?.confirmed], [2, 1])
})

test('once the teacher is confirmed, the same file puts its students into the class', async () => {
  const leela = await school.invited('Leela Rao')
  const classId = await addClass(server.db, leela.id, '11A')
  await school.import([asha, dev])
  assert.equal((await school.preview([asha, dev])).counts.unchanged, 2)
  await leela.confirm()
  const { classes, changed } = await school.preview([asha, dev])
  assert.deepEqual(classes, [{ name: '11A', teachers: ['Leela Rao'], unconfirmed: [] }])
  assert.deepEqual(
    changed.map(({ name, isMissing }) => [name, isMissing]),
    [
      ['Asha Patel', true],
      ['Dev Mehta', true],
    ],
  )
  assert.deepEqual(dataOf((await school.import([asha, dev])).body), { added: 0, changed: 2, left: 0 })
  assert.deepEqual(await membersOf(leela.token, classId), ['1 Asha Patel', '2 Dev Mehta'])
  assert.equal((await school.preview([asha, dev])).counts.unchanged, 2)
})

test('a file that gives classes to a teacher whom nobody confirmed says that they wait, and fills none', async () => {
  await school.import([asha])
  await school.invited('Leela Rao')
  const row = { name: 'Leela Rao', class: '11A' }
  assert.deepEqual((await school.preview([row], ofTeachers)).unconfirmed, ['Leela Rao'])
  await school.import([row], ofTeachers)
  assert.deepEqual(await school.enrolled(), [])
})

test('when a teacher is confirmed between the look and the import, it is looked at again', async () => {
  const leela = await school.invited('Leela Rao')
  await addClass(server.db, leela.id, '11A')
  const { version } = await school.preview([asha])
  await leela.confirm()
  assert.equal((await school.confirm([asha], version)).status, 409)
})

test('the next year neither ends nor fills the class of a teacher whom nobody confirmed', async () => {
  await school.import([meera], ofTeachers)
  await school.import([asha, dev])
  const leela = await school.invited('Leela Rao')
  const [from, to] = await Promise.all(['11A', '12A'].map((name) => addClass(server.db, leela.id, name)))
  const { version } = await school.read()
  const moves = [{ from: '11A', to: '12A' }]
  assert.equal(
    (await school.call('POST', '/api/institutes/roster/next-year', { moves, version })).status,
    200,
  )
  assert.deepEqual(await school.enrolled(), ['12A 1 Asha Patel', '12A 2 Dev Mehta'])
  for (const classId of [from, to]) assert.deepEqual(await membersOf(leela.token, classId ?? ''), [])
})
