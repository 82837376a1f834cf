import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ConsentPaper, ConsentQuestion, Sharing } from '@vikalp/contract/sharing'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import { classroom } from '#testing/classroom.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = classroom(server)
})
after(() => server.close())

const newcomer = (role: 'student' | 'teacher') =>
  server.signUp(role, undefined, 'public', { isUnknown: true })
const sharingOf = (token: string): Promise<Sharing> => school.ask('GET', '/api/sharing', token)

/** A student of 17. */
async function minor(): Promise<string> {
  const token = await newcomer('student')
  await school.ask('PUT', '/api/sharing/age', token, { year: 2009, month: 5 })
  return token
}

const read = (token: string) => server.call('POST', '/api/consents/question', { body: { token } })
const said = { guardian: 'Kiran Patel', relation: 'mother', contact: '+91 98250 11111', isGuardian: true }
const answer = (token: string) =>
  server.call('POST', '/api/consents/answer', { body: { ...said, token, textVersion: consentTextVersion } })

test('a known teacher prints a code for each guardian of the class who is still to be asked, and no other teacher does', async () => {
  const teacher = await server.signUp('teacher', 'Meera Trivedi')
  const { classId, code } = await school.create(teacher)
  const [young, adult] = [await minor(), await server.signUp('student')]
  for (const student of [young, adult]) await school.join(student, code)
  const papers = (token: string) => server.call('POST', `/api/classes/${classId}/consent-papers`, { token })
  const [paper, ...others] = dataOf<ConsentPaper[]>((await papers(teacher)).body)
  assert.deepEqual(others, [], 'who is 18 needs none')
  assert.match(paper?.code ?? '', /^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
  const typed = ` ${paper?.code.toLowerCase().replaceAll('-', ' ')} `
  assert.equal(dataOf<ConsentQuestion>((await read(typed)).body).issuer, 'Meera Trivedi')
  assert.equal((await papers(await server.signUp('teacher'))).status, 404)
  assert.equal((await answer(typed)).status, 201)
  assert.equal((await sharingOf(young)).consent?.method, 'paper')
  assert.deepEqual(dataOf<ConsentPaper[]>((await papers(teacher)).body), [])

  const stranger = await newcomer('teacher')
  const own = await school.create(stranger)
  const refused = await server.call('POST', `/api/classes/${own.classId}/consent-papers`, { token: stranger })
  assert.equal(refused.status, 403)
})

test('a paper is void once the teacher who printed it is confirmed no more, and the student’s link is not', async () => {
  const teacher = await server.signUp('teacher', 'Leela Shah')
  const { classId, code } = await school.create(teacher)
  const student = await minor()
  await school.join(student, code)
  const path = `/api/classes/${classId}/consent-papers`
  const [paper] = await school.ask<ConsentPaper[]>('POST', path, teacher)
  const typed = paper?.code ?? ''
  assert.equal((await read(typed)).status, 200)
  const { token } = await school.ask<{ token: string }>('POST', '/api/sharing/link', student)
  await school.ask('PUT', '/api/accounts/name', teacher, { name: 'Another Name' })
  assert.deepEqual([(await read(typed)).status, (await answer(typed)).status], [404, 404])
  assert.equal((await sharingOf(student)).state, 'waiting')
  assert.equal((await answer(token)).status, 201)
})

test('the papers of one teacher leave those of another, and the first answer counts', async () => {
  const student = await minor()
  const codeOf = async (teacher: string, classId: string): Promise<string> => {
    const { body } = await server.call('POST', `/api/classes/${classId}/consent-papers`, { token: teacher })
    return dataOf<ConsentPaper[]>(body)[0]?.code ?? ''
  }
  const [physics, maths] = [await server.signUp('teacher', 'Meera'), await server.signUp('teacher', 'Ravi')]
  const [first, second] = [await school.create(physics), await school.create(maths)]
  for (const { code } of [first, second]) await school.join(student, code)
  const old = await codeOf(physics, first.classId)
  const [ofPhysics, ofMaths] = [await codeOf(physics, first.classId), await codeOf(maths, second.classId)]
  assert.deepEqual([(await read(old)).status, (await read(ofMaths)).status], [404, 200])
  assert.equal(dataOf<ConsentQuestion>((await read(ofPhysics)).body).issuer, 'Meera')
  const statuses = (await Promise.all([answer(ofPhysics), answer(ofMaths)])).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [201, 409])
})

test('a paper is void once the student has left its teacher', async () => {
  const teacher = await server.signUp('teacher', 'Nila Rao')
  const { classId, code } = await school.create(teacher)
  const student = await minor()
  await school.join(student, code)
  const [paper] = await school.ask<ConsentPaper[]>('POST', `/api/classes/${classId}/consent-papers`, teacher)
  const typed = paper?.code ?? ''
  assert.equal((await read(typed)).status, 200)
  await school.ask('DELETE', `/api/classes/${classId}/membership`, student)
  assert.deepEqual([(await read(typed)).status, (await answer(typed)).status], [404, 404])
  assert.equal((await sharingOf(student)).state, 'waiting')
})

test('who takes a consent back voids every link and paper that nobody has answered', async () => {
  const teacher = await server.signUp('teacher', 'Tara Desai')
  const { classId, code } = await school.create(teacher)
  const student = await minor()
  await school.join(student, code)
  const [paper] = await school.ask<ConsentPaper[]>('POST', `/api/classes/${classId}/consent-papers`, teacher)
  const { token } = await school.ask<{ token: string }>('POST', '/api/sharing/link', student)
  const given = dataOf<{ withdrawalToken: string }>((await answer(token)).body)
  const back = { body: { token: given.withdrawalToken } }
  assert.equal((await server.call('POST', '/api/consents/withdrawal', back)).status, 204)
  assert.equal((await answer(paper?.code ?? '')).status, 404)
  assert.equal((await sharingOf(student)).state, 'waiting')
})
