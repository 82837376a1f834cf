import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import test, { after, before } from 'node:test'
import { z } from 'zod'
import { connect } from '#platform/db.ts'
import { inSchema } from '#platform/tenants.ts'
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
  await insertUser(server.db, { id, subject: email, name: 'Dev Mehta', email, role: 'student', passwordHash })
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

test('who confirms the first address of an account elsewhere has the account alone, and chooses a password', async () => {
  const { email, token, welcome } = await people.newPerson() // by somebody whose address it is not
  await people.change(token, newAddress())
  const theirs = secretIn(await smtp.next())
  const known = dataOf<{ email: string; code: string }>((await people.verify(secretIn(welcome))).body)
  assert.equal(known.email, email)
  assert.match(known.code, /^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
  assert.deepEqual([await statusOf(token), await people.signIn(email)], [401, 401])
  assert.equal((await people.verify(theirs)).status, 400, 'what they asked for is void')
  const again = await people.verify(secretIn(welcome))
  assert.deepEqual(dataOf(again.body), { email, code: null }, 'the link hands the account over once')
  const body = { code: known.code, password: 'three green kites' }
  assert.equal((await server.call('POST', '/api/accounts/reset', { body, from: fromNext() })).status, 200)
  assert.deepEqual([await people.signIn(email, 'three green kites'), await people.signIn(email)], [200, 401])
})

test('it is elsewhere also where somebody else is signed in, and not where the account is', async () => {
  const [one, other] = [await people.newPerson(), await people.newPerson()]
  const codeOf = async (welcome: string, signedIn: string) =>
    dataOf<{ code: string | null }>((await people.verify(secretIn(welcome), signedIn)).body).code
  assert.notEqual(await codeOf(one.welcome, other.token), null)
  assert.equal(await codeOf(other.welcome, other.token), null)
  assert.deepEqual([await statusOf(one.token), await statusOf(other.token)], [401, 200])
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
