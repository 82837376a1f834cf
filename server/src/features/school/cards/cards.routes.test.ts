import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { z } from 'zod'
import { storedOneTimeCode } from '#access/one-time-code.ts'
import { pdfTexts } from '#testing/pdf-texts.ts'
import { userIdOf } from '#testing/roster.ts'
import { schoolOf, type TestSchool } from '#testing/school.ts'
import { dataOf, errorOf, type Reply, type TestApp, testApp } from '#testing/test-app.ts'
import { listWaiting, saveCodes } from './cards.store.ts'

let server: TestApp
let school: TestSchool
before(async () => {
  server = await testApp()
})
beforeEach(async () => {
  school = await schoolOf(server)
  await school.import([
    { name: 'આરવ પટેલ', class: '11A' },
    { name: 'Dev Mehta', class: '12B' },
  ])
})
after(() => server.close())

const now = new Date('2026-11-21T06:00:00Z')
const run = (text: string, values: Record<string, unknown>) =>
  server.db.many(
    { name: `test.${text.slice(0, 40)}`, text, parameters: Object.keys(values) },
    values,
    z.unknown(),
  )
const print = (className: string | null = null, role = 'student') =>
  school.call('POST', '/api/institutes/roster/cards', { role, class: className, address: 'vikalp.example' })
/** Gives an account a code that is known here. */
const giveCode = (code: string) =>
  run('UPDATE users SET password_hash = $2 WHERE username = $1', {
    username: username(),
    stored: storedOneTimeCode(code, now),
  })
const username = () => `dev.mehta@${school.handle}`
const signIn = (password: string) =>
  server.call('POST', '/api/accounts/sign-in', { body: { email: username(), password } })
const firstSignIn = (code: string, password: string) =>
  server.call('POST', '/api/accounts/first-sign-in', { body: { username: username(), code, password } })

test('the cards are a PDF with the letters of each script, and each account has a new code', async () => {
  const { status, body } = await print()
  assert.equal(status, 200)
  const { cards, pdf } = dataOf<{ cards: number; pdf: string }>(body)
  const text = Buffer.from(pdf, 'base64').toString('latin1')
  assert.equal(cards, 2)
  assert.match(text, /^%PDF-1\.\d/)
  assert.match(text, /\/Count 1\b/)
  assert.match(text, /\+NotoSansGujarati/)
  const codes = await run('SELECT password_hash AS stored FROM users WHERE username LIKE $1', {
    like: `%@${school.handle}`,
  })
  assert.ok(codes.every((row) => /^once\$/.test(z.object({ stored: z.string() }).parse(row).stored)))
})

test('the code on a card is the one that opens the account', async () => {
  const { pdf } = dataOf<{ pdf: string }>((await print('12B')).body)
  const lines = pdfTexts(Buffer.from(pdf, 'base64'))
  assert.ok(lines.includes('Dev Mehta') && lines.includes(`Username   ${username()}`), lines.join(' | '))
  const [, code = ''] = /Code {3}(\S+)/.exec(lines.join('\n')) ?? []
  assert.match(code, /^(?:[A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
  assert.equal((await firstSignIn(code, 'a long road to Surat')).status, 200)
})

test('cards of one class leave the codes of others, and new ones end those before', async () => {
  await giveCode('K7QM2WXDABCD')
  assert.equal(dataOf<{ cards: number }>((await print('11a')).body).cards, 1)
  assert.equal((await signIn('K7QM2WXDABCD')).status, 409)
  await print('12B')
  assert.equal((await signIn('K7QM2WXDABCD')).status, 401)
})

test('there are no cards for a class without anybody who waits, nor for teachers who are not there', async () => {
  assert.equal((await print('10Z')).status, 404)
  assert.equal((await print(null, 'teacher')).status, 404)
})

test('without cards nobody signs in to an account of the roster', async () => {
  for (const password of [' ', 'null', 'once']) assert.equal((await signIn(password)).status, 401, password)
})

test('the code of a card opens the account once, to choose a password, which then signs in', async () => {
  await giveCode('K7QM2WXDABCD')
  const asked = await signIn('k7qm-2wxd-abcd')
  assert.deepEqual([asked.status, Object.keys(errorOf(asked.body).fields ?? {})], [409, ['password']])
  for (const weak of ['short', 'password', username(), 'Dev Mehta'])
    assert.equal((await firstSignIn('K7QM2WXDABCD', weak)).status, 400, weak)
  const first = await firstSignIn('K7QM-2WXD-ABCD', 'a long road to Surat')
  assert.equal(first.status, 200)
  const { token, role, name } = dataOf<{ token: string; role: string; name: string }>(first.body)
  assert.deepEqual([role, name], ['student', 'Dev Mehta'])
  const me = dataOf<{ email: string | null }>((await server.call('GET', '/api/accounts/me', { token })).body)
  assert.equal(me.email, null)
  assert.equal((await firstSignIn('K7QM2WXDABCD', 'another long road')).status, 401)
  assert.equal((await signIn('K7QM2WXDABCD')).status, 401)
  assert.equal((await signIn('a long road to Surat')).status, 200)
  assert.equal((await firstSignIn('a long road to Surat', 'another long road')).status, 401)
  const { waiting } = await school.read()
  assert.equal(waiting.student, 1)
})

test('of two who use one code at once only one gets in', async () => {
  await giveCode('K7QM2WXDABCD')
  const tries = ['a long road to Surat', 'a long road to Anand'].map((password) =>
    firstSignIn('K7QM2WXDABCD', password),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 401])
})

test('a code ends after ninety days', async () => {
  await giveCode('K7QM2WXDABCD')
  server.setTime('2027-03-01T00:00:00.000Z')
  assert.equal((await firstSignIn('K7QM2WXDABCD', 'a long road to Surat')).status, 401)
  server.setTime(now.toISOString())
})

test('guesses at a code are slowed as guesses at a password are', async () => {
  await giveCode('K7QM2WXDABCD')
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await firstSignIn('WRONGWRONGAA', 'a long road to Surat')).status)
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429])
})

const codeOn = ({ body }: Reply): string => {
  const lines = pdfTexts(Buffer.from(dataOf<{ pdf: string }>(body).pdf, 'base64'))
  return /Code {3}(\S+)/.exec(lines.join('\n'))?.[1] ?? ''
}

test('of cards that are printed at once, those that were handed out open the account', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => print('12B')))
  for (const { status } of replies) assert.ok([200, 409, 503].includes(status), String(status))
  const codes = replies.filter(({ status }) => status === 200).map(codeOn)
  const opened = await Promise.all(codes.map((code) => signIn(code)))
  assert.equal(opened.filter(({ status }) => status === 409).length, 1)
})

test('a code is stored only where nobody has chosen a password since the cards were begun', async () => {
  const institute = await userIdOf(server, school.token)
  const chosen = { instituteId: institute, role: 'student', class: null, most: 10 }
  const waiting = await listWaiting(server.db, chosen)
  await giveCode('K7QM2WXDABCD')
  await firstSignIn('K7QM2WXDABCD', 'a long road to Surat')
  const codes = waiting.map(({ id, storedBefore }) => ({ id, storedBefore, stored: 'once$0$$' }))
  assert.equal(await saveCodes(server.db, codes), false)
  assert.equal((await signIn('a long road to Surat')).status, 200)
})

test('more than 5,000 cards are printed by class', async () => {
  const institute = await userIdOf(server, school.token)
  await run(
    `WITH made AS (
      INSERT INTO users (id, issuer, subject, name, username, role, created_at)
      SELECT id, 'vikalp', id, 'Many', 'many' || n || '@' || $2, 'student', now()
      FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 5000) AS n) AS people
      RETURNING id)
    INSERT INTO roster_people (user_id, institute_id, role, name, class_name, added_at)
    SELECT id, $1::uuid, 'student', 'Many', '11C', now() FROM made`,
    { institute, handle: school.handle },
  )
  assert.equal((await print()).status, 409)
  assert.equal((await print('12B')).status, 200)
})

test('cards name the address of PUBLIC_URL, whatever address the office calls by', async (t) => {
  const named = await testApp({ PUBLIC_URL: 'https://quiz.example/' })
  t.after(named.close)
  const office = await schoolOf(named)
  await office.import([{ name: 'Asha Patel', class: '11A' }])
  const { body } = await office.call('POST', '/api/institutes/roster/cards', {
    role: 'student',
    class: null,
    address: 'elsewhere.example',
  })
  const texts = pdfTexts(Buffer.from(dataOf<{ pdf: string }>(body).pdf, 'base64')).join(' ')
  assert.match(texts, /quiz\.example/)
  assert.doesNotMatch(texts, /elsewhere/)
})
