import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import type { AttendedClass, TaughtClass } from '@vikalp/contract/classes'
import type { StaffMember } from '@vikalp/contract/institute'
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

/** A school whose class 11A Asha has left by a tap. */
async function withoutAsha() {
  await school.import([meera], ofTeachers)
  await school.import([asha, dev])
  const student = server.as(await school.tokenOf('asha.patel'))
  const teacher = server.as(await school.tokenOf('meera.trivedi'))
  const [joined] = await student<AttendedClass[]>('GET', '/api/classes/joined')
  await student('DELETE', `/api/classes/${joined?.classId}/membership`)
  return { student, teacher, classId: joined?.classId ?? '' }
}
const awayIn = async (rows: Parameters<TestSchool['preview']>[0], choice = {}): Promise<string[]> =>
  (await school.preview(rows, choice)).away.map(({ name }) => name)
const staffOf = async (): Promise<[string, boolean][]> =>
  (await school.ask<StaffMember[]>('GET', '/api/institutes/teachers')).map(({ name, confirmed }) => [
    name,
    confirmed,
  ])

test('a student who left the class is not put back by a later file, which says so, and joins again with its code', async () => {
  const { student, teacher } = await withoutAsha()
  const later = [{ ...asha, rollNo: '9' }, dev]
  assert.deepEqual(await awayIn(later), ['Asha Patel'])
  await school.import(later)
  assert.deepEqual(await school.enrolled(), ['11A 2 Dev Mehta'])
  const [taught] = await teacher<TaughtClass[]>('GET', '/api/classes')
  await student('POST', '/api/classes/join', { code: taught?.code })
  assert.deepEqual(await awayIn(later), [])
  await school.import([{ ...asha, rollNo: '5' }])
  assert.deepEqual(await school.enrolled(), ['11A 2 Dev Mehta', '11A 5 Asha Patel'])
})

test('the next year does not bring back whoever left the teacher', async () => {
  await withoutAsha()
  const { version } = await school.read()
  await school.ask('POST', '/api/institutes/roster/next-year', {
    moves: [{ from: '11A', to: '12A' }],
    version,
  })
  assert.deepEqual(await school.enrolled(), ['12A 2 Dev Mehta'])
})

test('whom a teacher took out of the class a file puts back, and its preview says so', async () => {
  const { teacher, classId } = await withoutAsha()
  const [pupil] = await teacher<{ userId: string }[]>('GET', `/api/classes/${classId}/students`)
  await teacher('DELETE', `/api/classes/${classId}/students/${pupil?.userId}`)
  const { changed, away } = await school.preview([dev])
  assert.deepEqual(
    changed.map(({ name, isMissing }) => [name, isMissing]),
    [['Dev Mehta', true]],
  )
  assert.deepEqual(away, [])
  await school.import([dev])
  assert.deepEqual(await school.enrolled(), ['11A 2 Dev Mehta'])
})

test('a teacher who left is not put back by a file, which says so and makes no second account', async () => {
  await school.import([meera], ofTeachers)
  const token = await school.tokenOf('meera.trivedi')
  await server.as(token)('DELETE', '/api/institutes/membership')
  const { counts } = await school.preview([meera], ofTeachers)
  assert.deepEqual([counts.added, counts.changed], [0, 0])
  assert.deepEqual(await awayIn([meera], ofTeachers), ['Meera Trivedi'])
  await school.import([meera, { name: 'Omar Khan' }], ofTeachers)
  assert.deepEqual(await staffOf(), [['Omar Khan', true]])
  const { code } = await school.ask<{ code: string }>('GET', '/api/institutes/invitation')
  await server.as(token)('POST', '/api/institutes/join', { code })
  assert.deepEqual(await staffOf(), [
    ['Meera Trivedi', false],
    ['Omar Khan', true],
  ])
})

test('a teacher whom the institute sent away comes back with a file, and is to be confirmed', async () => {
  const numbered = { ...meera, admissionNo: 'T1' }
  await school.import([numbered], ofTeachers)
  await school.import([{ name: 'Omar Khan' }], { ...ofTeachers, isWhole: true })
  assert.deepEqual(await staffOf(), [['Omar Khan', true]])
  const { unconfirmed, changed } = await school.preview([numbered], ofTeachers)
  assert.deepEqual([unconfirmed, changed[0]?.isBack], [['Meera Trivedi'], true])
  assert.deepEqual(dataOf((await school.import([numbered], ofTeachers)).body), {
    added: 0,
    changed: 1,
    left: 0,
  })
  assert.deepEqual(await staffOf(), [
    ['Meera Trivedi', false],
    ['Omar Khan', true],
  ])
})
