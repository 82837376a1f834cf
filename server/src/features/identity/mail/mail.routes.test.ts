import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { fromNext, linkIn, type MailPeople, mailSite } from '#testing/mail-people.ts'
import type { SmtpServer } from '#testing/smtp-server.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

const now = '2026-11-21T06:00:00.000Z'

let smtp: SmtpServer
let server: TestApp
let people: MailPeople
let close: () => Promise<void>
before(async () => {
  ;({ smtp, server, people, close } = await mailSite())
})
after(() => close())

test('who signs up gets a link that confirms the address, which is not confirmed before', async () => {
  const { email, token, welcome } = await people.newPerson()
  assert.match(welcome, new RegExp(`^To: ${email}`, 'm'))
  assert.doesNotMatch(welcome, /Dev Mehta/, 'the address may be that of a stranger')
  const link = linkIn(welcome)
  assert.equal(link.origin + link.pathname, 'https://quiz.example/confirm-email')
  assert.equal((await people.emailOf(token)).emailVerified, false)
  for (let i = 0; i < 2; i++) {
    const reply = await people.verify(link.hash.slice(1), token)
    assert.deepEqual([reply.status, dataOf(reply.body)], [200, { email, code: null, whose: null }])
  }
  assert.equal((await people.emailOf(token)).emailVerified, true)
})

test('a token that is forged, one with which somebody is signed in, and an old one confirm nothing', async (t) => {
  t.after(() => server.setTime(now))
  const { token, welcome } = await people.newPerson()
  const good = linkIn(welcome).hash.slice(1)
  for (const wrong of ['none', token, `${good.slice(0, -6)}AAAAAA`])
    assert.deepEqual(Object.keys(errorOf((await people.verify(wrong)).body).fields ?? {}), ['token'])
  assert.equal((await server.call('GET', '/api/accounts/me', { token: good })).status, 401)
  server.setTime('2026-11-24T06:00:01.000Z')
  assert.equal((await people.verify(good)).status, 400)
  server.setTime(now)
  assert.equal((await people.emailOf(token)).emailVerified, false)
})

test('a confirmed address gets a link for a new password that works once, within the hour', async (t) => {
  t.after(() => server.setTime(now))
  const { email, token, welcome } = await people.newPerson()
  await people.verify(linkIn(welcome).hash.slice(1), token)
  assert.equal((await people.askReset(email.toUpperCase())).status, 204)
  const link = linkIn(await smtp.next())
  assert.equal(link.origin + link.pathname, 'https://quiz.example/recover')
  const reset = (password: string) =>
    server.call('POST', '/api/accounts/reset', {
      body: { code: link.hash.slice(1), password },
      from: fromNext(),
    })
  server.setTime('2026-11-21T07:00:00.000Z')
  assert.equal((await reset('three green kites')).status, 400)
  server.setTime('2026-11-21T06:59:59.000Z')
  assert.equal((await reset('three green kites')).status, 200)
  assert.equal((await reset('four green kites')).status, 400)
  assert.equal((await server.call('GET', '/api/accounts/me', { token })).status, 401)
})

test('the answer is the same whether an address is unknown, unconfirmed or confirmed, and one mail goes out', async () => {
  const [unconfirmed, confirmed] = [await people.newPerson(), await people.newPerson()]
  await people.verify(linkIn(confirmed.welcome).hash.slice(1), confirmed.token)
  const known = smtp.count()
  const replies = []
  for (const email of ['nobody@mail.example', unconfirmed.email, confirmed.email, confirmed.email])
    replies.push(await people.askReset(email))
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body]),
    replies.map(() => [204, '']),
  )
  assert.match(await smtp.next(), new RegExp(`^To: ${confirmed.email}`, 'm'))
  const last = await people.newPerson() // its mail was sent after all of these
  assert.match(last.welcome, new RegExp(`^To: ${last.email}`, 'm'))
  assert.equal(smtp.count(), known + 2)
})

test('without SMTP_URL no mail is sent, and signing up works', async (t) => {
  const silent = await testApp()
  t.after(silent.close)
  const token = await silent.signUp('student')
  for (const [path, body] of [
    ['/api/accounts/email/verification', undefined],
    ['/api/accounts/reset/mail', { email: 'dev@mail.example' }],
  ] as const)
    assert.equal((await silent.call('POST', path, { token, body })).status, 409, path)
})
