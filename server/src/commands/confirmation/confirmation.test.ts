import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { StaffRole } from '@vikalp/domain/vocabulary'
import { setVerified } from '#features/identity/mail/mail.store.ts'
import { employ, userIdOf } from '#testing/roster.ts'
import { rowsOf, type TestApp, testApp } from '#testing/test-app.ts'
import { confirmation } from './confirmation.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const operate = (role: StaffRole, ...args: string[]) =>
  confirmation(server.databaseUrl, { role, args, now: new Date('2026-11-21T06:00:00.000Z') })
const run = async (role: StaffRole, ...args: string[]): Promise<string[]> =>
  (await operate(role, ...args)).said.split('\n')

test('the operator sees who waits, confirms them by id or their own address, and takes it back', async () => {
  assert.deepEqual(await run('teacher'), ['0 teachers without an institute wait to be confirmed'])
  const unknown = { isUnknown: true }
  const alone = await userIdOf(server, await server.signUp('teacher', 'Ravi\nDesai', 'public', unknown))
  const house = await userIdOf(server, await server.signUp('institute', 'North', 'public', unknown))
  const hired = await userIdOf(server, await server.signUp('teacher', 'Hired', 'public', unknown))
  await employ(server.db, house, hired)
  const [line, count, ...none] = await run('teacher')
  assert.match(
    line ?? '',
    new RegExp(`^${alone}, person-${alone}@mail.example \\(not confirmed\\), since .*: Ravi Desai$`),
  )
  assert.equal(count, '1 teachers without an institute wait to be confirmed')
  assert.deepEqual(none, [], 'whom an institute can confirm does not wait for the operator')

  const email = `person-${alone}@mail.example`
  await setVerified(server.db, { userId: alone, email, now: new Date() })
  assert.deepEqual(await run('teacher', email.toUpperCase()), [
    `Ravi Desai (${alone}) is confirmed`,
    '0 teachers without an institute wait to be confirmed',
  ])
  const { said, about } = await operate('institute', house)
  assert.deepEqual([said.split('\n')[0], about], [`North (${house}) is confirmed`, house])
  assert.equal((await run('teacher', 'undo', alone))[0], `Ravi Desai (${alone}) is not confirmed any more`)
  await assert.rejects(run('teacher', 'undo', alone), /was not confirmed/)
})

test('a student, a wrong role or an unknown address is not confirmed', async () => {
  const student = await userIdOf(server, await server.signUp('student'))
  const teacher = await userIdOf(server, await server.signUp('teacher'))
  await assert.rejects(run('teacher', student), /There is no teacher/)
  await assert.rejects(run('institute', teacher), /There is no institute/)
  await assert.rejects(run('institute', 'nobody@mail.example'), /There is no institute nobody@mail.example/)
})

test('an address that anybody could have given confirms nobody; the account is named by its id', async () => {
  const stranger = await server.signUp('institute', 'Sardar Vidya', 'public', { isUnknown: true })
  const id = await userIdOf(server, stranger)
  const before = await rowsOf(server.db, 'confirmations')
  await assert.rejects(
    run('institute', `person-${id}@mail.example`),
    new RegExp(`Nobody has confirmed .*${id}`),
  )
  assert.equal(await rowsOf(server.db, 'confirmations'), before)
  assert.equal((await run('institute', id))[0], `Sardar Vidya (${id}) is confirmed`)
})

test('of two who give an address it is the one who confirmed it', async () => {
  const [owner, stranger] = [
    await server.signUp('teacher', 'Owner'),
    await server.signUp('teacher', 'Stranger'),
  ]
  const [id, other] = [await userIdOf(server, owner), await userIdOf(server, stranger)]
  const text = `UPDATE users SET email = $2, email_verified_at = NULL WHERE id = $1`
  const email = `person-${id}@mail.example`
  await server.db.run({ name: 'test.taken', text, parameters: ['other', 'email'] }, { other, email })
  assert.equal((await run('teacher', email))[0], `Owner (${id}) is confirmed`)
})

for (const args of [['undo'], ['a@b.example', 'c@d.example'], ['undo', 'a', 'b']])
  test(`${args.join(' ')} is answered with how it is used`, () =>
    assert.rejects(run('institute', ...args), /npm run institute:confirm/))

test('two accounts of one address are told apart by their ids', async () => {
  const tokens = [await server.signUp('teacher', 'One'), await server.signUp('teacher', 'Two')]
  const ids = await Promise.all(tokens.map((token) => userIdOf(server, token)))
  const text = `UPDATE users SET email = 'both@mail.example' WHERE id = ANY ($1)`
  await server.db.run({ name: 'test.both', text, parameters: ['ids'] }, { ids })
  await assert.rejects(run('teacher', 'both@mail.example'), new RegExp(ids.join('|')))
})
