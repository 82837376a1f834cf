import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Sharing } from '@vikalp/contract/sharing'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import { classroom } from '#testing/classroom.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { correctAge } from './correct-age.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = classroom(server)
})
after(() => server.close())

const now = new Date('2026-11-21T06:00:00.000Z')
const run = (...args: string[]) => correctAge(server.databaseUrl, { args, now })
const sharingOf = (token: string): Promise<Sharing> => school.ask('GET', '/api/sharing', token)

/** A student in the class of a confirmed teacher, with a phone number, and what the teacher sees of them. */
async function pupil() {
  const teacher = await server.signUp('teacher', 'Meera Trivedi')
  const token = await server.signUp('student', 'Dev Mehta')
  const id = await school.idOf(token)
  const details = { grade: null, phone: '+919825011111', parentContact: null, address: null }
  await school.ask('PUT', '/api/profiles/student', token, details)
  await school.join(token, (await school.create(teacher)).code)
  const seen = async () =>
    (await server.call('GET', `/api/profiles/student/${id}`, { token: teacher })).status
  const own = async () =>
    dataOf<StudentProfile>((await server.call('GET', '/api/profiles/student', { token })).body).details
  return { id, token, seen, own }
}

test('who is younger than they said shares nothing from then on, and what was kept for sharing is gone', async () => {
  const { id, token, seen, own } = await pupil()
  assert.equal(await seen(), 200)
  assert.deepEqual(await run(id, '2009-05'), {
    said: `Dev Mehta (${id}) is under 18 until 2027-06-01, and shares nothing until a guardian agrees`,
    about: id,
  })
  assert.equal(await seen(), 404)
  assert.equal((await own())?.phone, null)
  const { state, adultFrom } = await sharingOf(token)
  assert.deepEqual([state, adultFrom], ['waiting', '2027-06-01'])
})

test('who is older than they said shares at once, on their own word', async () => {
  const { id, token, seen } = await pupil()
  await run(id, '2010-01')
  const { said } = await run(`person-${id}@MAIL.example`, '2000-01')
  assert.match(said, /is 18 or over, and shares on their own word$/)
  assert.equal(await seen(), 200)
  assert.equal((await sharingOf(token)).state, 'adult')
})

test('a consent that stands goes on with another month, and ends as before', async () => {
  const { id, token, seen } = await pupil()
  await run(id, '2010-01')
  const { token: link } = await school.ask<{ token: string }>('POST', '/api/sharing/link', token)
  const answer = {
    token: link,
    guardian: 'Kiran Mehta',
    relation: 'father',
    contact: '+91 98250 11111',
    isGuardian: true,
    textVersion: consentTextVersion,
  }
  assert.equal((await server.call('POST', '/api/consents/answer', { body: answer })).status, 201)
  assert.match((await run(id, '2009-12')).said, /until 2028-01-01, and shares on: the consent/)
  assert.equal(await seen(), 200)
  await school.ask('DELETE', '/api/sharing/consent', token)
  assert.equal(await seen(), 404)
})

test('who was never asked has the answer then', async () => {
  const token = await server.signUp('student', 'Asha Patel', 'public', { isUnknown: true })
  assert.equal((await sharingOf(token)).state, 'unasked')
  await run(await school.idOf(token), '2009-05')
  assert.equal((await sharingOf(token)).state, 'waiting')
})

test('a wrong call, nobody, or somebody else than a student changes nothing', async () => {
  const student = await school.idOf(await server.signUp('student'))
  const teacher = await school.idOf(await server.signUp('teacher'))
  for (const args of [[], [student], [student, '2009'], [student, '2009-13'], [student, '2009-05', 'x']])
    await assert.rejects(run(...args), /account:age EMAIL/)
  await assert.rejects(run(student, '2026-12'), /still to come/)
  await assert.rejects(run(teacher, '2009-05'), /There is no student/)
  await assert.rejects(run('nobody@mail.example', '2009-05'), /There is no student nobody@mail.example/)
})

test('two students of one address are told apart by their ids', async () => {
  const ids = await Promise.all([1, 2].map(async () => school.idOf(await server.signUp('student'))))
  const text = `UPDATE users SET email = 'both@mail.example' WHERE id = ANY ($1)`
  await server.db.run({ name: 'test.both', text, parameters: ['ids'] }, { ids })
  await assert.rejects(run('both@mail.example', '2009-05'), new RegExp(ids.join('|')))
})
