import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { mailSite, secretIn } from '#testing/mail-people.ts'
import { addClass, employ, enrol, userIdOf } from '#testing/roster.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'
import { securityEvents } from './security-events.ts'

const folder = mkdtempSync(join(tmpdir(), 'vikalp-security-'))
const file = join(folder, 'security.log')
const somewhere = '203.0.113.77'

let server: TestApp
before(async () => {
  server = await testApp({ SECURITY_LOG: file })
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

type Line = Record<string, unknown>
const read = (): Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** What was written while the work was done: the fields by which a reader looks, in one line each. */
async function written(work: () => Promise<unknown>): Promise<string[]> {
  const before = read().length
  await work()
  return read()
    .slice(before)
    .map(({ event, outcome, user, about, verdict }) =>
      [event, outcome, user, about, verdict].filter(Boolean).join(' '),
    )
}

const account = {
  name: 'Ira Kapadia',
  email: 'ira@mail.example',
  password: 'seven green kites',
  role: 'student',
}
const signIn = (password: string, from = somewhere) =>
  server.call('POST', '/api/accounts/sign-in', { body: { email: account.email, password }, from })

test('signing up, in and out is written with whose account it was, whether it succeeded or not', async () => {
  const signUp = () => server.call('POST', '/api/accounts/sign-up', { body: account, from: somewhere })
  const [created = ''] = await written(signUp)
  assert.match(created, /^sign-up ok [0-9a-f-]{36}$/)
  const id = created.slice(-36)
  assert.deepEqual(await written(signUp), ['sign-up taken'])
  assert.deepEqual(await written(() => signIn('seven blue kites')), [`sign-in failed ${id}`])
  const { token } = dataOf<{ token: string }>((await signIn(account.password)).body)
  const signOut = () => server.call('POST', '/api/accounts/sign-out', { token, from: somewhere })
  assert.deepEqual(await written(signOut), [`sign-out ok ${id}`])
  assert.deepEqual(await written(signOut), ['sign-out failed'])
  assert.deepEqual(await written(() => server.call('GET', '/api/accounts/me', { token })), [
    'token-refused failed',
  ])
  assert.deepEqual(await written(() => server.call('GET', '/api/accounts/me')), [], 'nobody claimed anything')
  for (let i = 0; i < 5; i++) await signIn('wrong')
  assert.deepEqual(await written(() => signIn('wrong')), [`sign-in limited ${id}`])
})

test('whoever reads a pupil, or tries to, is written with the pupil; what is their own or a sample is not', async () => {
  const [asha, dev, teacher] = [
    await server.signUp('student'),
    await server.signUp('student'),
    await server.signUp('teacher'),
  ]
  const [ashaId, devId, teacherId] = await Promise.all(
    [asha, dev, teacher].map((token) => userIdOf(server, token)),
  )
  assert.ok(ashaId && devId && teacherId)
  await enrol(server.db, await addClass(server.db, teacherId), ashaId)
  const { attemptId } = await server.takeQuiz(asha)
  const get = (path: string, token: string) => () => server.call('GET', path, { token })

  assert.deepEqual(await written(get(`/api/profiles/student/${ashaId}`, asha)), [])
  assert.deepEqual(await written(get(`/api/quiz/result/${attemptId}`, asha)), [])
  const reads = [
    [`/api/profiles/student/${ashaId}`, `profile-read ok ${teacherId} ${ashaId}`],
    [`/api/profiles/student/${ashaId}/history`, `profile-read ok ${teacherId} ${ashaId}`],
    [`/api/quiz/result/${attemptId}`, `profile-read ok ${teacherId} ${attemptId}`],
    [`/api/profiles/teacher/students/${ashaId}`, `contact-read ok ${teacherId} ${ashaId}`],
    ['/api/profiles/teacher/students', `pupils-listed ok ${teacherId}`],
    [`/api/profiles/student/${devId}`, `profile-read refused ${teacherId} ${devId}`],
  ] as const
  for (const [path, line] of reads) assert.deepEqual(await written(get(path, teacher)), [line], path)
  assert.deepEqual(await written(get(`/api/profiles/student/${ashaId}`, dev)), [
    `profile-read refused ${devId} ${ashaId}`,
  ])
})

test('a list with the names of pupils is written, whoever reads it and wherever it stands', async () => {
  const [asha, teacher, institute] = [
    await server.signUp('student'),
    await server.signUp('teacher'),
    await server.signUp('institute'),
  ]
  const [ashaId, teacherId, instituteId] = await Promise.all(
    [asha, teacher, institute].map((token) => userIdOf(server, token)),
  )
  assert.ok(ashaId && teacherId && instituteId)
  const classId = await addClass(server.db, teacherId, '12 A')
  await enrol(server.db, classId, ashaId)
  await employ(server.db, instituteId, teacherId)
  const register = `/api/classes/${classId}/register/2026-11-21`
  const lists = [
    ['GET', `/api/classes/${classId}/students`, teacher, `pupils-listed ok ${teacherId} ${classId}`],
    ['GET', register, teacher, `pupils-listed ok ${teacherId} ${classId}`],
    ['PUT', register, teacher, `pupils-listed ok ${teacherId} ${classId}`],
    ['GET', '/api/profiles/institute', institute, `pupils-listed ok ${instituteId}`],
    ['GET', '/api/profiles/institute/class?name=12 A', institute, `pupils-listed ok ${instituteId}`],
  ] as const
  for (const [method, path, token, line] of lists) {
    const body = method === 'PUT' && { body: { absent: [] } }
    const read = async () => {
      const { body: answer } = await server.call(method, path, { token, ...body })
      if (path !== '/api/profiles/institute') assert.match(JSON.stringify(answer), /Asha Patel/, path)
    }
    assert.deepEqual(await written(read), [line], path)
  }
})

test('a right that is refused is written at every endpoint, and nothing where nothing is refused', async () => {
  const teacher = await server.signUp('teacher')
  const id = await userIdOf(server, teacher)
  const stranger = '01900000-0000-7000-8000-000000000000'
  const calls = [
    ['GET', '/api/quiz/history', `right-refused refused ${id}`],
    ['DELETE', `/api/classes/${stranger}`, `right-refused refused ${id} ${stranger}`],
    ['DELETE', `/api/suggestions/${stranger}`, `right-refused refused ${id} ${stranger}`],
  ] as const
  for (const [method, path, line] of calls)
    assert.deepEqual(await written(() => server.call(method, path, { token: teacher })), [line], path)
  assert.deepEqual(await written(() => server.call('GET', '/api/nothing/here', { token: teacher })), [])
  assert.deepEqual(await written(() => server.call('GET', '/api/classes', { token: teacher })), [])
})

test('an address is told from another without being written, and nobody is named', async () => {
  const before = read().length
  await signIn('wrong', '203.0.113.78')
  await signIn('wrong', '203.0.113.79')
  await signIn('wrong', '203.0.113.78')
  const from = read()
    .slice(before)
    .map((line) => line.from)
  assert.equal(from[0], from[2])
  assert.notEqual(from[0], from[1])
  assert.match(String(from[0]), /^[\w-]{22}$/)
  const text = readFileSync(file, 'utf8')
  for (const secret of ['203.0.113', account.email, account.name, 'kites', 'Asha', 'Patel', 'eyJ'])
    assert.ok(!text.includes(secret), secret)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.ok(read().every(({ kind, time }) => kind === 'security' && Number.isInteger(time)))
})

test('every call of the list is an endpoint', async () => {
  const calls = (await contractEndpoints()).map(({ method, path }) => `${method} ${path}`)
  for (const call of Object.values(securityEvents).flat()) assert.ok(calls.includes(call), call)
})

test('a log that cannot be written stops no answer', async (t) => {
  const other = await testApp({ SECURITY_LOG: join(folder, 'missing', 'security.log') })
  t.after(other.close)
  const { status } = await other.call('POST', '/api/accounts/sign-up', { body: account })
  assert.equal(status, 201)
})

test('who confirms an address by its link is written with whose account it became, and who refuses it too', async (t) => {
  const site = await mailSite({ SECURITY_LOG: file })
  t.after(() => site.close())
  const [one, other] = [await site.people.newPerson(), await site.people.newPerson()]
  const confirmed = () => site.people.verify(secretIn(one.welcome), one.token)
  assert.deepEqual(await written(confirmed), [`email-changed ok ${await userIdOf(site.server, one.token)}`])
  const refused = () => site.people.verify(secretIn(other.welcome), undefined, { otherwise: 'refuse' })
  assert.deepEqual(await written(refused), [`email-changed ok ${await userIdOf(site.server, other.token)}`])
})
