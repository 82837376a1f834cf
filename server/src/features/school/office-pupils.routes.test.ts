import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import type { Register } from '@vikalp/contract/classes'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { addClass, enrol, userIdOf } from '#testing/roster.ts'
import { schoolOf, type TestSchool } from '#testing/school.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: TestSchool
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
})
beforeEach(async () => {
  server.setTime(now)
  school = await schoolOf(server)
})
after(() => server.close())

const now = '2026-11-21T06:00:00.000Z'
const asha = { name: 'Asha Patel', class: '11A', rollNo: '1', admissionNo: 'G1' }
const leelasRow = { name: 'Leela Rao', class: '11A' }
const ofTeachers = { role: 'teacher' } as const

type Teacher = Awaited<ReturnType<TestSchool['invited']>>
type Members = { name: string }[]
const namesIn = async (token: string, classId: string): Promise<string[]> =>
  (await server.as(token)<Members>('GET', `/api/classes/${classId}/students`)).map(({ name }) => name)
const registerOf = async (token: string, classId: string): Promise<string[]> => {
  const { students } = await server.as(token)<Register>('GET', `/api/classes/${classId}/register/2026-11-21`)
  return students.map(({ name }) => name)
}

/** A confirmed teacher whose class 11A has Asha by the office's file and Dev by Dev's own tap. */
async function withClass() {
  const leela = await school.invited('Leela Rao')
  await leela.confirm()
  const classId = await addClass(server.db, leela.id, '11A')
  await school.import([asha])
  const dev = await userIdOf(server, await server.signUp('student', 'Dev Mehta'))
  await enrol(server.db, classId, dev, '2')
  const pupil = await userIdOf(server, await school.tokenOf('asha.patel'))
  assert.deepEqual(await namesIn(leela.token, classId), ['Asha Patel', 'Dev Mehta'])
  assert.deepEqual(await registerOf(leela.token, classId), ['Asha Patel', 'Dev Mehta'])
  server.setTime('2026-11-22T06:00:00.000Z')
  return { leela, classId, pupil }
}

const dashboardOf = async ({ token }: Teacher, pupil: string): Promise<number> =>
  (await server.call('GET', `/api/profiles/student/${pupil}`, { token })).status

const ends: [string, (leela: Teacher) => Promise<unknown>][] = [
  ['is dismissed', ({ id }) => school.ask('DELETE', `/api/institutes/teachers/${id}`)],
  ['leaves', ({ token }) => server.as(token)('DELETE', '/api/institutes/membership')],
  [
    'joins another institute',
    async ({ token }) => {
      const { code } = await (await schoolOf(server)).ask<{ code: string }>(
        'GET',
        '/api/institutes/invitation',
      )
      await server.as(token)('POST', '/api/institutes/join', { code })
    },
  ],
  [
    'is not confirmed any more',
    ({ id }) => school.ask('DELETE', `/api/institutes/teachers/${id}/confirmation`),
  ],
]
for (const [what, end] of ends)
  test(`a teacher who ${what} has no pupil of the office from that moment, not in the register either`, async () => {
    const { leela, classId, pupil } = await withClass()
    assert.equal(await dashboardOf(leela, pupil), 200)
    await end(leela)
    assert.deepEqual(await namesIn(leela.token, classId), ['Dev Mehta'])
    assert.deepEqual(await registerOf(leela.token, classId), ['Dev Mehta'])
    assert.equal(await dashboardOf(leela, pupil), 404)
    const [waiting] = (await school.read()).classes.filter(({ name }) => name === '11A')
    assert.deepEqual([waiting?.onRoster, waiting?.confirmed], [1, 0])
    assert.deepEqual((await school.preview([asha])).classes[0]?.teachers, [])
  })

test('a teacher whom the next file of teachers leaves out has no pupil of the office any more', async () => {
  await school.import([leelasRow], ofTeachers)
  await school.import([asha])
  const token = await school.tokenOf('leela.rao')
  const [own] = await server.as(token)<{ classId: string }[]>('GET', '/api/classes')
  assert.deepEqual(await namesIn(token, own?.classId ?? ''), ['Asha Patel'])
  await school.import([{ name: 'Meera Trivedi', class: '11B' }], { ...ofTeachers, isWhole: true })
  assert.deepEqual(await namesIn(token, own?.classId ?? ''), [])
})

test('pupils who wait are in the class of the next teacher as soon as the office names one', async () => {
  const { leela } = await withClass()
  await school.ask('DELETE', `/api/institutes/teachers/${leela.id}`)
  await school.import([{ ...leelasRow, name: 'Meera Trivedi' }], ofTeachers)
  assert.deepEqual(await school.enrolled(), ['11A 1 Asha Patel'])
})

test('who moves leaves the class also where its teacher has given it another name', async () => {
  const { leela, classId } = await withClass()
  await server.as(leela.token)('PUT', `/api/classes/${classId}`, { name: 'Physics' })
  await school.import([{ ...asha, class: '11B' }])
  assert.deepEqual(await namesIn(leela.token, classId), ['Dev Mehta'])
})

test('a teacher who is dismissed while a file is stored keeps nobody of it', async () => {
  const leela = await school.invited('Leela Rao')
  await leela.confirm()
  const classId = await addClass(server.db, leela.id, '11A')
  const { version } = await school.preview([asha])
  const text = 'SELECT FROM institutes WHERE user_id = $1 FOR NO KEY UPDATE'
  const id = await userIdOf(server, school.token)
  const begun = await server.db.transaction(async (tx) => {
    await tx.run({ name: 'test.hold', text, parameters: ['id'] }, { id })
    const storing = school.confirm([asha], version)
    assert.ok(await waitsForLock(server.db, storing))
    const dismissing = school.ask('DELETE', `/api/institutes/teachers/${leela.id}`)
    assert.ok(await waitsForLock(server.db, dismissing, 2))
    return [storing, dismissing]
  })
  await Promise.all(begun)
  assert.deepEqual(await namesIn(leela.token, classId), [])
})
