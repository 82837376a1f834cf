import assert from 'node:assert/strict'
import test from 'node:test'
import { looksLikeEmail } from '@vikalp/domain/identity/looks-like-email'
import { birth } from '#messages/en/birth.ts'
import { identity } from '#messages/en/identity.ts'
import { findAccountErrors, looksLikeSignInName, readNewAccount } from './new-account.ts'

const typed = {
  name: ' Asha Patel ',
  email: ' asha@mail.example ',
  password: ' secret ',
  role: 'teacher',
  year: '',
  month: '',
}
const read = (changes: Partial<typeof typed> = {}) =>
  readNewAccount((field) => ({ ...typed, ...changes })[field])
const errors = (changes: Partial<typeof typed>) => findAccountErrors(read(changes), identity.login, birth)

test('blanks around the name and the email are not part of them, those of a password are', () => {
  assert.deepEqual(read(), {
    name: 'Asha Patel',
    email: 'asha@mail.example',
    password: ' secret ',
    role: 'teacher',
    year: 0,
    month: 0,
  })
  assert.equal(read({ role: 'nobody' }).role, 'student')
})

test('each field that is missing or wrong is named', () => {
  const { needName, needEmail, shortPassword } = identity.login
  assert.deepEqual(errors({}), {})
  assert.deepEqual(errors({ name: ' ' }), { name: needName })
  assert.deepEqual(errors({ email: 'asha' }), { email: needEmail })
  assert.deepEqual(errors({ password: '1234567' }), { password: shortPassword(8) })
  assert.deepEqual(errors({ password: '12345678' }), {})
  assert.deepEqual(Object.keys(errors({ name: '', email: '', password: '' })), ['name', 'email', 'password'])
})

test('only a student is asked for the month of birth', () => {
  assert.deepEqual(errors({ role: 'student' }), { month: birth.needMonth, year: birth.needYear })
  assert.deepEqual(errors({ role: 'student', year: '2009', month: '5' }), {})
})

test('an email has one @ and a domain with a dot', () => {
  for (const email of ['a@b.in', 'asha.patel+quiz@school.example']) assert.ok(looksLikeEmail(email), email)
  for (const email of ['', 'a', 'a@b', 'a@b.c', '@b.in', 'a b@c.in', 'a@@b.in'])
    assert.ok(!looksLikeEmail(email), email)
})

test('one signs in with an email, or with a username of an institute', () => {
  for (const name of ['a@b.in', 'asha.patel@northschool']) assert.ok(looksLikeSignInName(name), name)
  for (const name of ['', 'asha', 'asha@', '@northschool', 'asha patel@northschool'])
    assert.ok(!looksLikeSignInName(name), name)
})
