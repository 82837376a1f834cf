import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import {
  fromNext,
  linkIn,
  type MailPeople,
  mailPeople,
  mailSite,
  newAddress,
  password,
  recipientOf,
  secretIn,
  subjectOf,
} from '#testing/mail-people.ts'
import { userIdOf } from '#testing/roster.ts'
import type { SmtpServer } from '#testing/smtp-server.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let smtp: SmtpServer
let server: TestApp
let people: MailPeople
let close: () => Promise<void>
before(async () => {
  ;({ smtp, server, people, close } = await mailSite())
})
after(() => close())

const fieldsOf = (body: unknown) => Object.keys(errorOf(body).fields ?? {})

test('another email counts once its link is opened, and the present one is told', async () => {
  const { email, token } = await people.confirmedPerson()
  const next = newAddress()
  const reply = await people.change(token, next.toUpperCase())
  assert.deepEqual([reply.status, dataOf(reply.body)], [200, { askedEmail: next }])
  const [notice, link] = [await smtp.next(), await smtp.next()]
  assert.deepEqual([recipientOf(notice), recipientOf(link)], [email, next])
  assert.ok(notice.replaceAll('=\r\n', '').includes(next))
  assert.equal(linkIn(notice).href, 'https://quiz.example/account')
  assert.deepEqual(await people.emailOf(token), { email, emailVerified: true, askedEmail: next })
  assert.deepEqual([await people.signIn(email), await people.signIn(next)], [200, 401])
  for (let i = 0; i < 2; i++) assert.equal((await people.verify(secretIn(link), token)).status, 200)
  assert.deepEqual(await people.emailOf(token), { email: next, emailVerified: true, askedEmail: null })
  assert.deepEqual([await people.signIn(email), await people.signIn(next)], [401, 200])
  const me = await server.call('GET', '/api/accounts/me', { token })
  assert.equal(dataOf<{ email: string }>(me.body).email, next)
})

test('the password is asked for, and guesses are slowed', async () => {
  const { email, token } = await people.confirmedPerson()
  const { status, body } = await people.change(token, newAddress(), 'a guess')
  assert.deepEqual([status, fieldsOf(body)], [400, ['password']])
  assert.deepEqual(await people.emailOf(token), { email, emailVerified: true, askedEmail: null })
  for (let i = 0; i < 4; i++) await people.change(token, newAddress(), 'a guess')
  assert.equal((await people.change(token, newAddress(), 'a guess')).status, 429)
})

test('a mistyped address is replaced before it was confirmed, and its stranger is told nothing more', async () => {
  const { token, welcome } = await people.newPerson()
  const right = newAddress()
  await people.change(token, right)
  const link = await smtp.next()
  assert.equal(recipientOf(link), right)
  assert.equal((await people.verify(secretIn(link), token)).status, 200)
  assert.equal((await people.verify(secretIn(welcome))).status, 400)
  assert.equal((await people.emailOf(token)).email, right)
})

test('a wish that waits while the password is changed does not count, and nobody gets a mail', async () => {
  const { token } = await people.confirmedPerson()
  const [id, before] = [await userIdOf(server, token), smtp.count()]
  const [waiting] = await server.db.transaction(async (tx) => {
    const hold = 'SELECT FROM users WHERE id = $1 FOR UPDATE'
    await tx.run({ name: 'test.hold', text: hold, parameters: ['id'] }, { id })
    const begun = people.change(token, newAddress())
    assert.ok(await waitsForLock(server.db, begun))
    const text = "UPDATE users SET password_hash = 'argon2id$another' WHERE id = $1"
    await tx.run({ name: 'test.another', text, parameters: ['id'] }, { id })
    return [begun] as const // in a list: alone it would be waited for in here
  })
  const { status, body } = await waiting
  assert.deepEqual([status, fieldsOf(body)], [400, ['password']])
  assert.deepEqual([(await people.emailOf(token)).askedEmail, smtp.count()], [null, before])
})

test('a newer wish and a new password void the link', async () => {
  const { email, token } = await people.confirmedPerson()
  const asked = async (address: string): Promise<string> => {
    await people.change(token, address)
    await smtp.next()
    return secretIn(await smtp.next())
  }
  const older = await asked(newAddress())
  const newer = await asked(newAddress())
  assert.equal((await people.verify(older)).status, 400)
  const body = { password, newPassword: 'three green kites' }
  const changed = await server.call('PUT', '/api/accounts/password', { token, body })
  assert.equal(changed.status, 200)
  assert.equal((await people.verify(newer)).status, 400)
  const now = dataOf<{ token: string }>(changed.body).token
  assert.deepEqual(await people.emailOf(now), { email, emailVerified: true, askedEmail: null })
})

test('who asks for the address of somebody else is answered as for any, and only its reader learns it', async () => {
  const [one, two] = [await people.confirmedPerson(), await people.confirmedPerson()]
  const reply = await people.change(one.token, two.email)
  assert.deepEqual([reply.status, dataOf(reply.body)], [200, { askedEmail: two.email }])
  const [notice, mail] = [await smtp.next(), await smtp.next()]
  assert.deepEqual([recipientOf(notice), recipientOf(mail)], [one.email, two.email])
  assert.match(subjectOf(mail), /You have an account/)
  assert.deepEqual([await people.signIn(one.email), await people.signIn(two.email)], [200, 200])
})

type Confirmed = { code: string | null; whose: { name: string; canStartAnew: boolean } | null }

test('who reads the mail of an address that somebody else asked for sees it is not theirs, and gets nothing', async () => {
  const pupil = await people.newPerson() // no address of whom is confirmed
  const [mistyped, other] = [newAddress(), await people.confirmedPerson()]
  await people.change(pupil.token, mistyped)
  const link = secretIn(await smtp.next())
  const before = await people.emailOf(pupil.token)
  for (const reader of [undefined, other.token]) {
    const { code, whose } = dataOf<Confirmed>((await people.verify(link, reader)).body)
    assert.deepEqual([code, whose], [null, { name: 'D••• M•••', canStartAnew: false }])
  }
  const anew = await people.verify(link, undefined, { otherwise: 'start-anew' })
  assert.equal(anew.status, 400)
  assert.deepEqual(await people.emailOf(pupil.token), before)
  assert.equal((await people.verify(link, undefined, { otherwise: 'refuse' })).status, 200)
  assert.equal((await people.emailOf(pupil.token)).askedEmail, null)
  assert.equal((await people.verify(link, pupil.token)).status, 400, 'refused, the link is void')
})

test('on another device the password of the account confirms, and guesses are slowed', async () => {
  const { token } = await people.confirmedPerson()
  const next = newAddress()
  await people.change(token, next)
  const link = secretIn([await smtp.next(), await smtp.next()][1] ?? '')
  const guess = await people.verify(link, undefined, { password: 'a guess' })
  assert.deepEqual([guess.status, fieldsOf(guess.body)], [400, ['password']])
  assert.equal((await people.emailOf(token)).askedEmail, next)
  assert.equal((await people.verify(link, undefined, { password })).status, 200)
  assert.deepEqual(await people.emailOf(token), { email: next, emailVerified: true, askedEmail: null })
  assert.equal(await people.signIn(next), 200)
})

test('a link for a new password that lies with the address before opens nothing once another counts', async () => {
  const { email, token } = await people.confirmedPerson()
  await people.askReset(email)
  const code = secretIn(await smtp.next())
  await people.change(token, newAddress())
  const link = secretIn([await smtp.next(), await smtp.next()][1] ?? '')
  assert.equal((await people.verify(link, token)).status, 200)
  const body = { code, password: 'three green kites' }
  const { status } = await server.call('POST', '/api/accounts/reset', { body, from: fromNext() })
  assert.equal(status, 400)
})

test('who has a username of a school adds an email, and signs in by both', async () => {
  const { token } = await people.newPerson()
  const username = 'dev.mehta@northschool'
  const text = 'UPDATE users SET username = $1, email = NULL WHERE id = $2'
  const userId = await userIdOf(server, token)
  await server.db.run({ name: 'test.school', text, parameters: ['username', 'userId'] }, { username, userId })
  const email = newAddress()
  await people.change(token, email)
  assert.deepEqual([await people.signIn(username), await people.signIn(email)], [200, 401])
  assert.equal((await people.verify(secretIn(await smtp.next()), token)).status, 200)
  assert.deepEqual([await people.signIn(username), await people.signIn(email)], [200, 200])
})

test('a demo account keeps its address, and nobody else gets one of these', async () => {
  const demo = await server.signUp('student', 'Demo Student', 'demo')
  assert.equal((await people.change(demo, newAddress())).status, 403)
  const { token } = await people.confirmedPerson()
  assert.equal((await people.change(token, demoEmails.teacher)).status, 409)
})

test('without mail the new address counts at once, unless somebody has it', async (t) => {
  const silent = await testApp()
  t.after(silent.close)
  const there = mailPeople(silent, smtp)
  const signUp = async (email: string): Promise<string> =>
    dataOf<{ token: string }>((await there.signUp(email)).body).token
  const [email, taken, next] = [newAddress(), newAddress(), newAddress()]
  const token = await signUp(email)
  await signUp(taken)
  const refused = await there.change(token, taken)
  assert.deepEqual([refused.status, fieldsOf(refused.body)], [409, ['email']])
  const reply = await there.change(token, next)
  assert.deepEqual([reply.status, dataOf(reply.body)], [200, { askedEmail: null }])
  assert.deepEqual([await there.signIn(email), await there.signIn(next)], [401, 200])
  assert.deepEqual(await there.emailOf(token), { email: next, emailVerified: false, askedEmail: null })
  assert.equal((await there.signUp(email)).status, 201, 'the old one is free')
})
