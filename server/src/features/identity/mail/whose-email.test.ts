import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { connect } from '#platform/db.ts'
import { inSchema } from '#platform/tenants.ts'
import { classroom } from '#testing/classroom.ts'
import {
  fromNext,
  type MailPeople,
  type MailSite,
  mailPeople,
  mailSite,
  newAddress,
  password,
  recipientOf,
  secretIn,
  subjectOf,
} from '#testing/mail-people.ts'
import { secondServer } from '#testing/second-server.ts'
import type { SmtpServer } from '#testing/smtp-server.ts'
import { dataOf, errorOf, type Reply, type TestApp, testApp } from '#testing/test-app.ts'
import { insertUser } from '../identity.store.ts'
import { hashPassword } from '../password.ts'
import { setVerified } from './mail.store.ts'

let smtp: SmtpServer
let server: TestApp
let people: MailPeople
let settings: MailSite['settings']
let close: () => Promise<void>
before(async () => {
  ;({ smtp, server, people, settings, close } = await mailSite())
})
after(() => close())

/** Without what is different in every answer. */
const shapeOf = ({ status, body }: Awaited<ReturnType<MailPeople['signUp']>>) => {
  const { token, ...rest } = dataOf<{ token: string; name: string; role: string }>(body)
  return { status, rest, parts: token.split('.').length }
}

test('signing up answers the same whether somebody has the address, and only its reader learns it', async () => {
  const { email } = await people.confirmedPerson()
  const [known, unknown] = [await people.signUp(email), await people.signUp(newAddress())]
  assert.deepEqual(shapeOf(known), shapeOf(unknown))
  const mails = [await smtp.next(), await smtp.next()]
  const toKnown = mails.find((mail) => recipientOf(mail) === email) ?? ''
  assert.match(subjectOf(toKnown), /You have an account/)
  assert.equal(secretIn(toKnown), '', 'nothing in it confirms an address')
  assert.equal(await people.signIn(email), 200, 'the account that was there is untouched')
})

test('signing up, signing in and asking for a new password do the same work for every address', async (t) => {
  const other = await secondServer(server, undefined, settings)
  t.after(other.close)
  const { email: confirmed } = await people.confirmedPerson()
  const { email: waiting } = await people.newPerson()
  const workOf = async (path: string, body: object, mails: number): Promise<readonly string[]> => {
    const before = other.statements().length
    await other.call('POST', path, { body, from: fromNext() })
    for (let i = 0; i < mails; i++) await smtp.next()
    return other.statements().slice(before)
  }
  const account = { name: 'Dev Mehta', password, role: 'student' }
  const works: Record<string, (email: string) => Promise<readonly string[]>> = {
    'signing up': (email) => workOf('/api/accounts/sign-up', { ...account, email }, 1),
    'signing in': (email) => workOf('/api/accounts/sign-in', { email, password: 'not the password' }, 0),
  }
  for (const [what, work] of Object.entries(works)) {
    const expected = await work(newAddress())
    assert.ok(expected.length > 2, what)
    for (const email of [confirmed, waiting]) assert.deepEqual(await work(email), expected, what)
  }
})

test('who has not confirmed the address goes on where the account was made, and comes back after that', async () => {
  const { email, token, welcome } = await people.newPerson()
  assert.equal((await server.call('GET', '/api/accounts/me', { token })).status, 200)
  assert.equal(await people.signIn(email), 401)
  assert.equal((await people.verify(secretIn(welcome), token)).status, 200)
  assert.equal(await people.signIn(email), 200)
  assert.deepEqual(await people.emailOf(token), { email, emailVerified: true, askedEmail: null })
})

test('of several who give one address it belongs to the one who confirms it first', async () => {
  const email = newAddress()
  const [first, second] = [await people.newPerson(email), await people.newPerson(email)]
  const open = ({ welcome, token }: typeof first) => people.verify(secretIn(welcome), token)
  const replies = await Promise.all([open(first), open(second)])
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 400])
  const owners = [await people.emailOf(first.token), await people.emailOf(second.token)]
  assert.equal(owners.filter(({ emailVerified }) => emailVerified).length, 1)
  for (const person of [first, second]) await open(person)
  assert.deepEqual([await people.emailOf(first.token), await people.emailOf(second.token)], owners)
})

test('an address that is not theirs costs no connection to the database', async (t) => {
  const db = connect(inSchema(server.databaseUrl, 'public'), { size: 1 })
  t.after(db.close)
  const statement = { name: 'test.pid', text: 'SELECT pg_backend_pid() AS pid', parameters: [] }
  const pid = () => db.one(statement, {}, z.object({ pid: z.number() }))
  const before = await pid()
  const key = { userId: randomUUIDv7(), email: newAddress(), now: new Date() }
  const [{ status }] = await Promise.allSettled([db.transaction((tx) => setVerified(tx, key))])
  assert.deepEqual(await pid(), before)
  assert.equal(status, 'rejected')
})

test('who took an address before mail was sent, and never confirmed it, gives it up to its owner', async () => {
  const [id, email] = [randomUUIDv7(), newAddress()]
  const passwordHash = await hashPassword('taken by a stranger')
  await insertUser(server.db, {
    id,
    subject: email,
    name: 'Dev Mehta',
    email,
    role: 'student',
    passwordHash,
    now: new Date(),
  })
  assert.equal(await people.signIn(email, 'taken by a stranger'), 200)
  const owner = await people.newPerson(email)
  assert.equal(await people.signIn(email, 'taken by a stranger'), 200, 'until the owner opens the link')
  assert.equal((await people.verify(secretIn(owner.welcome), owner.token)).status, 200)
  assert.deepEqual(
    [await people.signIn(email, 'taken by a stranger'), await people.signIn(email)],
    [401, 200],
  )
  assert.equal(
    (await server.call('GET', '/api/accounts/me', { token: await server.tokenOf(id) })).status,
    200,
  )
})

test('an address gets five mails an hour from those who sign up with it, and its owner still gets what is asked for', async () => {
  const email = newAddress()
  const before = smtp.count()
  const tokens: string[] = []
  for (let i = 0; i < 7; i++) tokens.push(dataOf<{ token: string }>((await people.signUp(email)).body).token)
  const last = await people.newPerson()
  assert.equal(recipientOf(last.welcome), email)
  for (let i = 0; i < 5; i++) await smtp.next()
  assert.equal(smtp.count(), before + 6)
  const answers: Reply[] = []
  for (const token of tokens.slice(0, 6))
    answers.push(await server.call('POST', '/api/accounts/email/verification', { token }))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [204, 204, 204, 204, 204, 429],
  )
  const wait = Number(answers.at(-1)?.headers['retry-after'])
  assert.ok(wait > 0 && wait <= 3600, `${wait}`)
  for (let i = 0; i < 5; i++) assert.equal(recipientOf(await smtp.next()), email)
})

const statusOf = async (token: string): Promise<number> =>
  (await server.call('GET', '/api/accounts/me', { token })).status

type Confirmed = { code: string | null; whose: { name: string; canStartAnew: boolean } | null }
const confirmedBy = async (...opened: Parameters<MailPeople['verify']>): Promise<Confirmed> =>
  dataOf<Confirmed>((await people.verify(...opened)).body)
const chooseBy = (code: string | null) =>
  server.call('POST', '/api/accounts/reset', {
    body: { code, password: 'three green kites' },
    from: fromNext(),
  })

test('who reads the mail of a sign-up by somebody else gets nothing of what was done in that account', async () => {
  const { email, token, welcome } = await people.newPerson() // by somebody whose address it is not
  await server.as(token)('PUT', '/api/sharing/age', { year: 2000, month: 5 })
  const contact = { grade: 'Class 12', phone: '+919825011111', parentContact: null, address: null }
  await server.as(token)('PUT', '/api/profiles/student', contact)
  const school = classroom(server)
  const { code: joinCode } = await school.create(await server.signUp('teacher'))
  await school.join(token, joinCode)
  await school.practise(token)
  const link = secretIn(welcome)
  assert.deepEqual((await confirmedBy(link)).whose, { name: 'D••• M•••', canStartAnew: true })
  assert.equal((await people.emailOf(token)).email, email, 'so far nothing has happened')

  const { code } = await confirmedBy(link, undefined, { otherwise: 'start-anew' })
  assert.match(code ?? '', /^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
  const fresh = dataOf<{ token: string }>((await chooseBy(code)).body).token
  assert.deepEqual(await people.emailOf(fresh), { email, emailVerified: true, askedEmail: null })
  const { state } = await school.ask<{ state: string }>('GET', '/api/sharing', fresh)
  assert.deepEqual([state, await school.joinedBy(fresh)], ['unasked', []])
  const profile = await school.ask<object>('GET', '/api/profiles/student', fresh)
  assert.equal(JSON.stringify(profile).includes(contact.phone), false)
  const taken = { email: null, emailVerified: false, askedEmail: null }
  assert.deepEqual(
    await people.emailOf(token),
    taken,
    'what was done stays where it was done, without the address',
  )
  assert.deepEqual([await people.signIn(email), await people.signIn(email, 'three green kites')], [401, 200])
  for (const again of [undefined, token])
    assert.equal((await people.verify(link, again, { otherwise: 'start-anew' })).status, 400)
})

test('the owner confirms on another device by the password and keeps everything', async () => {
  const { email, token, welcome } = await people.newPerson()
  const { code, whose } = await confirmedBy(secretIn(welcome), undefined, { password })
  assert.deepEqual([code, whose], [null, null])
  assert.deepEqual([await statusOf(token), await people.signIn(email)], [200, 200])
})

test('of a reader who takes the address and an owner who confirms it at one moment one has it', async () => {
  const { email, token, welcome } = await people.newPerson()
  const link = secretIn(welcome)
  const replies = await Promise.all([
    people.verify(link, undefined, { otherwise: 'start-anew' }),
    people.verify(link, token),
  ])
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 400])
  const owner = await people.emailOf(token)
  assert.deepEqual(
    [owner.email === email, owner.emailVerified],
    replies[1].status === 200 ? [true, true] : [false, false],
  )
})

test('who is signed in as somebody else is asked whose it is, and who says that it was somebody else ends it', async () => {
  const [one, other] = [await people.newPerson(), await people.newPerson()]
  assert.notEqual((await confirmedBy(secretIn(one.welcome), other.token)).whose, null)
  assert.equal((await confirmedBy(secretIn(other.welcome), other.token)).whose, null)
  await confirmedBy(secretIn(one.welcome), other.token, { otherwise: 'refuse' })
  assert.deepEqual([await statusOf(one.token), (await people.emailOf(one.token)).email], [200, null])
  assert.equal((await people.verify(secretIn(one.welcome), one.token)).status, 400)
})

test('without mail an address is taken at once, and signing up says so', async (t) => {
  const silent = await testApp()
  t.after(silent.close)
  const { signUp, signIn } = mailPeople(silent, smtp)
  const email = newAddress()
  assert.equal((await signUp(email)).status, 201)
  const again = await signUp(email)
  assert.deepEqual([again.status, Object.keys(errorOf(again.body).fields ?? {})], [409, ['email']])
  assert.equal(await signIn(email), 200)
})
