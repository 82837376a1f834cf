import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import { type ResetCode, resetContract } from '@vikalp/contract/accounts/reset'
import { classroom } from '#testing/classroom.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'
import { erasePerson } from '../erasure/erase-person.ts'
import { forgetExpiredCodes } from './reset.store.ts'
import { makeResetCode } from './reset-code.ts'

const now = '2026-11-21T06:00:00.000Z'
const next = 'three green kites'

let server: TestApp
let school: ReturnType<typeof classroom>
let teacher: string
let classCode: string
before(async () => {
  server = await testApp()
  school = classroom(server)
  teacher = await server.signUp('teacher', 'Meera Trivedi')
  classCode = (await school.create(teacher)).code
})
after(() => server.close())

let people = 0
/** A student of the teacher who signed up with a password. */
async function newPupil() {
  people += 1
  const email = `${randomUUID()}@mail.example`
  const from = `198.51.100.${people}`
  const body = { name: 'Dev Mehta', email, password: 'correct horse', role: 'student' }
  const signedUp = await server.call('POST', '/api/accounts/sign-up', { body, from })
  const { token } = dataOf<{ token: string }>(signedUp.body)
  await school.ask('PUT', '/api/sharing/age', token, { year: 2005, month: 5 })
  await school.join(token, classCode)
  const signIn = (password: string) =>
    server.call('POST', '/api/accounts/sign-in', { body: { email, password }, from })
  const reset = (code: string, password = next) =>
    server.call('POST', '/api/accounts/reset', { body: { code, password }, from })
  return { id: await school.idOf(token), token, signIn, reset }
}

const make = (id: string, token = teacher) => server.call('POST', `/api/students/${id}/reset-code`, { token })
const codeFor = async (id: string): Promise<string> => dataOf<ResetCode>((await make(id)).body).code
const statusOf = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status

test('a pupil chooses a new password by the code of the teacher, once, and every device is signed out', async () => {
  const { id, token, signIn, reset } = await newPupil()
  const { status, body } = await make(id)
  assert.equal(status, 201)
  const { code, expiresAt } = dataOf<ResetCode>(body)
  assert.match(code, /^[A-HJ-NP-Z2-9]{12}$/)
  assert.equal(expiresAt, '2026-11-24T06:00:00.000Z')
  const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)} `.toLowerCase()
  const done = await reset(typed)
  assert.equal(done.status, 200)
  const { token: fresh, name, role } = dataOf<{ token: string; name: string; role: string }>(done.body)
  assert.deepEqual(
    [name, role, await statusOf(fresh), await statusOf(token)],
    ['Dev Mehta', 'student', 200, 401],
  )
  assert.deepEqual([(await signIn(next)).status, (await signIn('correct horse')).status], [200, 401])
  const again = await reset(code, 'four green kites')
  assert.deepEqual([again.status, Object.keys(errorOf(again.body).fields ?? {})], [400, ['code']])
  assert.equal((await signIn(next)).status, 200)
})

test('of two who use a code at one moment one gets in', async () => {
  const { id, reset } = await newPupil()
  const code = await codeFor(id)
  const statuses = (await Promise.all([reset(code), reset(code, 'four green kites')])).map(
    ({ status }) => status,
  )
  assert.deepEqual(statuses.sort(), [200, 400])
})

test('a password that is refused leaves the code, and a new code makes the one before it void', async () => {
  const { id, reset } = await newPupil()
  const first = await codeFor(id)
  const weak = await reset(first, 'iloveyou')
  assert.deepEqual([weak.status, Object.keys(errorOf(weak.body).fields ?? {})], [400, ['password']])
  const second = await codeFor(id)
  assert.equal((await reset(first)).status, 400)
  assert.equal((await reset(second)).status, 200)
})

test('the username is refused as the password', async () => {
  const { id, reset } = await newPupil()
  const text = "UPDATE users SET username = 'dev.mehta3@northschool' WHERE id = $1"
  await server.db.run({ name: 'test.giveUsername', text, parameters: ['id'] }, { id })
  const { status, body } = await reset(await codeFor(id), 'dev.mehta3')
  assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['password']])
})

test('a code ends after three days and is forgotten at night', async (t) => {
  t.after(() => server.setTime(now))
  const { id, reset } = await newPupil()
  const code = await codeFor(id)
  server.setTime('2026-11-24T05:59:59.000Z')
  assert.equal((await reset(code, 'iloveyou')).status, 400, 'still known: the password is refused')
  server.setTime('2026-11-24T06:00:00.000Z')
  const late = await reset(code)
  assert.deepEqual([late.status, Object.keys(errorOf(late.body).fields ?? {})], [400, ['code']])
  assert.ok((await forgetExpiredCodes(server.db, new Date('2026-11-24T06:00:00Z'))) >= 1)
  assert.equal(await forgetExpiredCodes(server.db, new Date('2026-11-24T06:00:00Z')), 0)
})

test('who is not confirmed makes no code, and nobody for a student of somebody else', async () => {
  const { id, token } = await newPupil()
  const unknown = await server.signUp('teacher', 'Not Known', 'public', { isUnknown: true })
  await school.join(token, (await school.create(unknown)).code)
  assert.equal((await make(id, unknown)).status, 403)
  const stranger = await server.signUp('teacher', 'Leela Shah')
  assert.equal((await make(id, stranger)).status, 404)
  assert.equal((await make(id, token)).status, 403)
})

test('a code is void once its student has chosen another password', async () => {
  const { id, token, signIn, reset } = await newPupil()
  const code = await codeFor(id)
  const body = { password: 'correct horse', newPassword: 'five green kites' }
  assert.equal((await server.call('PUT', '/api/accounts/password', { token, body })).status, 200)
  assert.equal((await reset(code)).status, 400)
  assert.equal((await signIn('five green kites')).status, 200)
})

test('a code is void once its student has left the class, and good where another class of the maker is left', async () => {
  const { id, token, reset } = await newPupil()
  const other = await school.create(teacher)
  await school.join(token, other.code)
  const code = await codeFor(id)
  const [first, second] = await school.joinedBy(token)
  const leave = (classId = '') => school.ask('DELETE', `/api/classes/${classId}/membership`, token)
  await leave(first?.classId)
  assert.equal((await reset(code, 'iloveyou')).status, 400, 'still known: the password is refused')
  await leave(second?.classId)
  const { status, body } = await reset(code)
  assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['code']])
})

test('a code is void once its maker is not confirmed any more, and the operator’s stays', async () => {
  const { id, token, reset } = await newPupil()
  const maker = await server.signUp('teacher', 'Leela Shah')
  await school.join(token, (await school.create(maker)).code)
  const { code } = dataOf<ResetCode>((await make(id, maker)).body)
  await school.ask('PUT', '/api/accounts/name', maker, { name: 'Another Name' })
  const { status, body } = await reset(code)
  assert.deepEqual([status, Object.keys(errorOf(body).fields ?? {})], [400, ['code']])
  const byOperator = await makeResetCode(server.db, { userId: id, makerId: null, now: new Date(now) })
  assert.equal((await reset(byOperator.code)).status, 200)
})

test('a code goes with the account of its maker', async () => {
  const { id, token, reset } = await newPupil()
  const maker = await server.signUp('teacher', 'Nila Rao')
  await school.join(token, (await school.create(maker)).code)
  const { code } = dataOf<ResetCode>((await make(id, maker)).body)
  assert.equal(await erasePerson(server.db, await school.idOf(maker), new Date(now)), true)
  assert.equal((await reset(code)).status, 400)
})

test('the database holds no code in clear, and guesses from one address are limited', async () => {
  const { perMinute } = resetContract.reset.limit
  const { id, reset } = await newPupil()
  const { code } = await makeResetCode(server.db, { userId: id, makerId: null, now: new Date(now) })
  const text = "SELECT FROM reset_codes WHERE encode(code_hash, 'escape') LIKE '%' || $1::text || '%'"
  assert.equal(await server.db.run({ name: 'test.clear', text, parameters: ['code'] }, { code }), 0)
  const statuses: number[] = []
  for (let i = 0; i < perMinute + 1; i++) statuses.push((await reset('ABCDEFGHJKLM')).status)
  assert.deepEqual(
    [statuses.slice(0, perMinute).every((status) => status === 400), statuses[perMinute]],
    [true, 429],
  )
})
