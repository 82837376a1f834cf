import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { ClassPreview, TaughtClass } from '@vikalp/contract/classes'
import type { ConsentQuestion, Sharing } from '@vikalp/contract/sharing'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import { classroom } from '#testing/classroom.ts'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { dataOf, errorOf, type Reply, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp({ CALL_LIMITS: 'off' })
  school = classroom(server)
})
after(() => server.close())

const newcomer = (role: 'student' | 'teacher') =>
  server.signUp(role, undefined, 'public', { isUnknown: true })
const sayAge = (token: string, year: number, month = 5) =>
  server.call('PUT', '/api/sharing/age', { token, body: { year, month } })
const sharingOf = (token: string): Promise<Sharing> => school.ask('GET', '/api/sharing', token)

/** A student of 17. */
async function minor(): Promise<string> {
  const token = await newcomer('student')
  assert.equal((await sayAge(token, 2009)).status, 200)
  return token
}

const linkOf = (student: string): Promise<{ token: string; expiresAt: string }> =>
  school.ask('POST', '/api/sharing/link', student)
const read = (token: string) => server.call('POST', '/api/consents/question', { body: { token } })
const said = {
  guardian: 'Kiran Patel',
  relation: 'mother',
  contact: '+91 98250 11111',
  isGuardian: true,
  textVersion: consentTextVersion,
}
const answer = (token: string, more: object = {}) =>
  server.call('POST', '/api/consents/answer', { body: { ...said, token, ...more } })
const takeBack = (token: string) => server.call('POST', '/api/consents/withdrawal', { body: { token } })

async function consent(student: string): Promise<string> {
  const reply = await answer((await linkOf(student)).token)
  assert.equal(reply.status, 201)
  return dataOf<{ withdrawalToken: string }>(reply.body).withdrawalToken
}

const contact = { grade: null, phone: '+919825011111', parentContact: null, address: null }
const saveContact = (token: string) => server.call('PUT', '/api/profiles/student', { token, body: contact })
const suggest = (token: string) =>
  server.call('POST', '/api/suggestions', { token, body: { questionId: 'kin-0001', text: 'Draw it.' } })
const run = (text: string, value: string): Promise<number> =>
  server.db.run({ name: `test.${text.slice(0, 50)}`, text, parameters: ['value'] }, { value })
const refusal = ({ status, body }: Reply): unknown[] => [status, errorOf(body).fields]

test('while the age is not known a student practises, and shows nothing to others', async () => {
  const student = await newcomer('student')
  assert.equal((await sharingOf(student)).state, 'unasked')
  await server.takeQuiz(student)
  const { code } = await school.create(await server.signUp('teacher'))
  const missing = [403, { sharing: 'unasked' }]
  assert.deepEqual(refusal(await school.tryJoin(student, code)), missing)
  assert.deepEqual(refusal(await saveContact(student)), missing)
  assert.deepEqual(refusal(await suggest(student)), missing)
  const grade = { ...contact, grade: 'Class 12', phone: null }
  assert.equal(
    (await server.call('PUT', '/api/profiles/student', { token: student, body: grade })).status,
    200,
  )
})

test('at 18 a student shares on the own word, and only that the question was answered is kept', async () => {
  const student = await newcomer('student')
  const { body } = await sayAge(student, 2000)
  assert.deepEqual(dataOf<Sharing>(body), {
    state: 'adult',
    adultFrom: null,
    sharesUntil: null,
    consent: null,
  })
  const kept = 'SELECT FROM ages WHERE user_id = $1 AND adult_from IS NULL'
  assert.equal(await run(kept, await school.idOf(student)), 1)
  assert.equal((await suggest(student)).status, 201)
  assert.equal((await server.call('POST', '/api/sharing/link', { token: student })).status, 409)
})

test('the age is answered once, and not with a month to come', async () => {
  const student = await newcomer('student')
  assert.deepEqual(Object.keys(errorOf((await sayAge(student, 2020, 13)).body).fields ?? {}), ['month'])
  assert.equal(
    (await server.call('PUT', '/api/sharing/age', { token: student, body: { year: 2027, month: 1 } })).status,
    400,
  )
  assert.equal((await sayAge(student, 2009)).status, 200)
  assert.equal(
    (await sayAge(student, 1999)).status,
    409,
    'a child that learnt what the answer does cannot change it',
  )
  assert.equal((await sharingOf(student)).state, 'waiting')
})

test('who turns 18 needs no consent any more', async () => {
  const student = await newcomer('student')
  await sayAge(student, 2008, 11)
  assert.deepEqual(
    [(await sharingOf(student)).state, (await sharingOf(student)).adultFrom],
    ['waiting', '2026-12-01'],
  )
  server.setTime('2026-12-02T06:00:00.000Z')
  assert.equal((await sharingOf(student)).state, 'adult')
  server.setTime('2026-11-21T06:00:00.000Z')
})

test('a guardian reads who is asking, consents once with a link, and what was said is kept', async () => {
  const student = await minor()
  const { token, expiresAt } = await linkOf(student)
  assert.ok(token.length >= 32)
  const { student: name, method, issuer, ...question } = dataOf<ConsentQuestion>((await read(token)).body)
  assert.deepEqual([name, method, issuer], ['Asha Patel', 'link', null])
  assert.deepEqual(question, { expiresAt, textVersion: consentTextVersion })
  assert.equal(expiresAt, '2026-11-28T06:00:00.000Z')
  for (const wrong of [{ isGuardian: false }, { guardian: ' ' }, { relation: 'friend' }, { contact: '' }])
    assert.equal((await answer(token, wrong)).status, 400, JSON.stringify(wrong))
  assert.equal((await answer(token, { textVersion: '2020-01-01' })).status, 409)
  assert.equal((await sharingOf(student)).state, 'waiting')

  assert.equal((await answer(token)).status, 201)
  assert.deepEqual((await sharingOf(student)).consent, {
    guardian: said.guardian,
    relation: said.relation,
    method: 'link',
    givenAt: '2026-11-21T06:00:00.000Z',
    textVersion: consentTextVersion,
  })
  assert.equal((await read(token)).status, 404, 'the link is used up')
  assert.equal((await answer(token)).status, 404)
  assert.equal((await suggest(student)).status, 201)
  assert.equal((await saveContact(student)).status, 200)
})

test('a link is of no use when a newer one was made, after seven days, or when it is invented', async () => {
  const student = await minor()
  const old = await linkOf(student)
  const young = await linkOf(student)
  assert.equal((await answer(old.token)).status, 404)
  server.setTime('2026-11-28T06:00:00.000Z')
  assert.equal((await answer(young.token)).status, 404)
  server.setTime('2026-11-21T06:00:00.000Z')
  for (const token of ['ABCDEFGHJKLM', young.token.toLowerCase(), `${young.token}x`])
    assert.equal((await answer(token)).status, 404, token)
  const clear = `SELECT FROM consents WHERE code_hash = convert_to($1, 'UTF8')`
  assert.equal(await run(clear, young.token), 0, 'the tables do not hold the token')
})

test('nobody answers for a guardian while signed in, whosever account it is', async () => {
  const student = await minor()
  const { token } = await linkOf(student)
  for (const signedIn of [student, await server.signUp('teacher')]) {
    const body = { ...said, token }
    assert.equal((await server.call('POST', '/api/consents/answer', { token: signedIn, body })).status, 403)
  }
  assert.equal((await sharingOf(student)).state, 'waiting')
  assert.equal((await answer(token)).status, 201)
})

test('of many answers to one link at once one is taken', async () => {
  const student = await minor()
  const { token } = await linkOf(student)
  const replies = await Promise.all(Array.from({ length: 5 }, () => answer(token)))
  const statuses = replies.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 201).length, 1, statuses.join())
  assert.ok(
    statuses.every((status) => [201, 404, 409].includes(status)),
    statuses.join(),
  )
})

test('without consent a class of a known teacher has the name alone; with it everything; withdrawn, nothing from the next request', async () => {
  const teacher = await server.signUp('teacher')
  const { classId, code } = await school.create(teacher)
  const student = await minor()
  const id = await school.idOf(student)
  await school.join(student, code)
  await server.takeQuiz(student)
  const sees = async () =>
    (await server.call('GET', `/api/profiles/student/${id}`, { token: teacher })).status
  const opens = async () =>
    (await server.call('GET', `/api/profiles/teacher/students/${id}`, { token: teacher })).status
  const listed = async () =>
    (await school.ask<{ total: number }>('GET', '/api/profiles/teacher/students', teacher)).total
  assert.deepEqual([await sees(), await opens(), await listed()], [404, 404, 0])
  const shown = async () => {
    const [taught] = await school.ask<TaughtClass[]>('GET', '/api/classes', teacher)
    const members = await school.membersOf(teacher, classId)
    const offer = await school.ask<ClassPreview>('POST', '/api/classes/preview', student, { code })
    return [taught?.students, taught?.waiting, members.map(({ shares }) => shares), offer.shares]
  }
  assert.deepEqual(await shown(), [1, 1, [false], false], 'and both are told so')
  const withdrawal = await consent(student)
  await saveContact(student)
  assert.deepEqual([await sees(), await opens(), await listed()], [200, 200, 1])
  assert.deepEqual(await shown(), [1, 0, [true], true])
  await suggest(student)
  const texts = async () =>
    (await school.ask<object[]>('GET', '/api/suggestions?questionId=kin-0001', teacher)).length
  const before = await texts()

  assert.equal((await takeBack(withdrawal)).status, 204)
  assert.deepEqual([await sees(), await opens(), await listed()], [404, 404, 0])
  assert.equal(await texts(), before - 1, 'what the student wrote rests as well')
  assert.equal((await takeBack(withdrawal)).status, 404)
  assert.equal((await sharingOf(student)).state, 'waiting')
  assert.equal(await run('SELECT FROM students WHERE user_id = $1 AND phone IS NULL', id), 1)

  await consent(student)
  assert.equal(await sees(), 200)
  assert.equal((await server.call('DELETE', '/api/sharing/consent', { token: student })).status, 204)
  assert.equal(await sees(), 404)
  assert.equal((await server.call('DELETE', '/api/sharing/consent', { token: student })).status, 404)
})

test('contact details that are saved while the consent is taken back wait for it, and are not kept', async () => {
  const student = await minor()
  const back = await consent(student)
  await saveContact(student)
  const text = 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE'
  const saved = await server.db.transaction(async (tx) => {
    await tx.run({ name: 'test.hold', text, parameters: ['id'] }, { id: await school.idOf(student) })
    const leaving = takeBack(back)
    assert.ok(await waitsForLock(server.db, leaving))
    const saving = saveContact(student)
    assert.ok(await waitsForLock(server.db, saving, 2))
    return [leaving, saving]
  })
  const [left, refused] = await Promise.all(saved)
  assert.deepEqual([left?.status, refused?.status], [204, 403])
  const kept = await server.db.run(
    {
      name: 'test.kept',
      text: 'SELECT FROM students WHERE user_id = $1 AND phone IS NOT NULL',
      parameters: ['id'],
    },
    { id: await school.idOf(student) },
  )
  assert.equal(kept, 0)
})

test('at 18 a consent cannot be taken back any more: nothing ends, and nothing is erased', async (t) => {
  t.after(() => server.setTime('2026-11-21T06:00:00.000Z'))
  const student = await newcomer('student')
  await sayAge(student, 2008, 11)
  const withdrawal = await consent(student)
  await saveContact(student)
  server.setTime('2026-12-01T06:00:00.000Z')
  const late = [409, { sharing: 'adult' }]
  assert.deepEqual(refusal(await takeBack(withdrawal)), late)
  assert.deepEqual(refusal(await server.call('DELETE', '/api/sharing/consent', { token: student })), late)
  const { state, consent: given } = await sharingOf(student)
  assert.deepEqual([state, given?.guardian], ['adult', said.guardian])
  const kept = 'SELECT FROM students WHERE user_id = $1 AND phone IS NOT NULL'
  assert.equal(await run(kept, await school.idOf(student)), 1)
})

test('without consent nobody joins the class of a teacher whom nobody knows', async () => {
  const stranger = await newcomer('teacher')
  const { code } = await school.create(stranger)
  const student = await minor()
  assert.deepEqual(refusal(await school.tryJoin(student, code)), [403, { sharing: 'waiting' }])
  await consent(student)
  assert.equal((await school.tryJoin(student, code)).status, 200)
})

test('who joined a class before the question existed shares on until answering it', async () => {
  const teacher = await server.signUp('teacher')
  const student = await newcomer('student')
  const id = await school.idOf(student)
  const text = `INSERT INTO ages (user_id, shares_from, shares_until) VALUES ($1, '-infinity', now() + interval '30 days')`
  await run(text, id)
  const { classId } = await school.create(teacher)
  const enrolled = `INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at) VALUES ($1, $2, '1', now())`
  await server.db.run(
    { name: 'test.enrolled', text: enrolled, parameters: ['classId', 'id'] },
    { classId, id },
  )
  const sees = async () =>
    (await server.call('GET', `/api/profiles/student/${id}`, { token: teacher })).status
  assert.deepEqual([await sees(), (await sharingOf(student)).state], [200, 'unasked'])
  assert.equal((await suggest(student)).status, 403, 'nothing new is shared')
  await sayAge(student, 2009)
  assert.equal(await sees(), 404)
})
