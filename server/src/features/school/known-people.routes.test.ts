import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
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

const run = (text: string, values: Record<string, unknown>) =>
  server.db.run({ name: `test.${text.slice(0, 40)}`, text, parameters: Object.keys(values) }, values)
const ofTeachers = { role: 'teacher' } as const
const usernamesOf = async (rows: Parameters<TestSchool['preview']>[0], choice = {}) =>
  (await school.preview(rows, choice)).added.map(({ username }) => username.split('@')[0])

test('a student and a teacher may have one name and one number', async () => {
  const rows = [{ name: 'Asha Patel', class: '11A', admissionNo: '101' }]
  assert.equal((await school.import(rows)).status, 200)
  assert.deepEqual(await usernamesOf(rows, ofTeachers), ['asha.patel2'])
  assert.equal((await school.import(rows, ofTeachers)).status, 200)
  const { students, teachers } = await school.read()
  assert.deepEqual([students, teachers], [1, 1])
  for (const choice of [{}, ofTeachers])
    assert.equal((await school.preview(rows, choice)).counts.unchanged, 1)
})

test('names in a script that has no Latin letters here are told apart in both roles', async () => {
  assert.equal((await school.import([{ name: 'தமிழ் செல்வன்', class: '11A' }])).status, 200)
  assert.equal((await school.import([{ name: 'இனியா' }], ofTeachers)).status, 200)
})

test('a teacher who went to another institute keeps username and number', async () => {
  const row = { name: 'Meera Trivedi', admissionNo: 'T-12' }
  await school.import([row], ofTeachers)
  const teacher = server.as(await school.tokenOf('meera.trivedi'))
  const other = await schoolOf(server)
  const { code } = await other.ask<{ code: string }>('GET', '/api/institutes/invitation')
  await teacher('DELETE', '/api/institutes/membership')
  await teacher('POST', '/api/institutes/join', { code })
  const { faults } = await school.preview([{ ...row, admissionNo: 't-12' }], ofTeachers)
  assert.deepEqual(
    faults.map(({ line, column, kind }) => [line, column, kind]),
    [[2, 'admissionNo', 'taken']],
  )
  const another = [{ name: 'Meera Trivedi', admissionNo: 'T-13' }]
  assert.deepEqual(await usernamesOf(another, ofTeachers), ['meera.trivedi2'])
  assert.equal((await school.import(another, ofTeachers)).status, 200)
})

test('a username is given once, also when its person is on no roster any more', async () => {
  const rows = [{ name: 'Asha Patel', class: '11A' }]
  await school.import(rows)
  await run('DELETE FROM roster_people USING users WHERE users.id = user_id AND username = $1', {
    username: `asha.patel@${school.handle}`,
  })
  assert.deepEqual(await usernamesOf(rows), ['asha.patel2'])
  assert.equal((await school.import(rows)).status, 200)
})

test('a name that its person corrected keeps the place on the roster until the office spells it anew', async () => {
  const rows = [{ name: 'Aasha Patel', class: '11A', rollNo: '1' }]
  await school.import(rows)
  const student = server.as(await school.tokenOf('aasha.patel'))
  const nameNow = async () => (await student<{ name: string }>('GET', '/api/accounts/me')).name
  await student('PUT', '/api/accounts/name', { name: 'Asha Patel' })
  const { counts } = await school.preview(rows, { isWhole: true })
  assert.deepEqual(counts, { faults: 0, added: 0, changed: 0, left: 0, unchanged: 1 })
  const numbered = [{ name: 'Aasha Patel', class: '11A', rollNo: '2', admissionNo: 'G1' }]
  assert.deepEqual(dataOf((await school.import(numbered)).body), { added: 0, changed: 1, left: 0 })
  assert.equal(await nameNow(), 'Asha Patel')
  await school.import([{ name: 'Asha R. Patel', class: '11A', admissionNo: 'G1' }])
  assert.equal(await nameNow(), 'Asha R. Patel')
})

test('an email by which the person signs in is no change of the office’s', async () => {
  const rows = [{ name: 'Asha Patel', class: '11A', rollNo: '1', email: 'office@mail.example' }]
  await school.import(rows)
  await run('UPDATE users SET email = $1, subject = $1, email_verified_at = now() WHERE username = $2', {
    email: `own@${school.handle}.example`,
    username: `asha.patel@${school.handle}`,
  })
  assert.equal((await school.preview(rows)).counts.unchanged, 1)
  await school.import([{ ...rows[0], rollNo: '2' }])
  const student = server.as(await school.tokenOf('asha.patel'))
  const { email } = await student<{ email: string }>('GET', '/api/accounts/me')
  assert.equal(email, `own@${school.handle}.example`)
})

test('the preview names the classes that a teacher gets besides, and no others', async () => {
  const meera = { name: 'Meera Trivedi', class: '11A, 12B', subject: 'Physics' }
  await school.import([meera], ofTeachers)
  const newClassesOf = async (classes: string) =>
    (await school.preview([{ ...meera, class: classes, subject: 'Chemistry' }], ofTeachers)).changed.map(
      ({ newClasses }) => newClasses,
    )
  assert.deepEqual(await newClassesOf('11A'), [[]])
  assert.deepEqual(await newClassesOf('12b, 12C'), [['12C']])
})

test('a cell that names a class twice makes one class, and no file gives a teacher more than fifty', async () => {
  await school.import([{ name: 'Meera Trivedi', class: '11A, 11a' }], ofTeachers)
  const teacher = server.as(await school.tokenOf('meera.trivedi'))
  const taught = await teacher<{ name: string }[]>('GET', '/api/classes')
  assert.deepEqual(
    taught.map(({ name }) => name),
    ['11A'],
  )
  const fifty = Array.from({ length: 50 }, (_, i) => `C${i}`).join()
  const { faults } = await school.preview([{ name: 'Meera Trivedi', class: fifty }], ofTeachers)
  assert.deepEqual(
    faults.map(({ column, kind }) => [column, kind]),
    [['class', 'many']],
  )
})
