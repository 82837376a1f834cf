import assert from 'node:assert/strict'
import test from 'node:test'
import { usernamePattern } from '../identity/username.ts'
import { usernamesFor } from './new-username.ts'

const names: [name: string, username: string][] = [
  ['Asha Patel', 'asha.patel@north'],
  ['  Asha  Kiran Patel ', 'asha.patel@north'],
  ['Asha', 'asha@north'],
  ['D’Souza, José', 'd.jose@north'],
  ['આરવ પટેલ', 'aarav.patel@north'],
  ['मीरा त्रिवेदी', 'mira.trivedi@north'],
  ['કૃપા ક્ષત્રિય', 'krupa.kshatriya@north'],
  ['李雷', 'student@north'],
  ['x'.repeat(60), `${'x'.repeat(36)}@north`],
]
for (const [name, username] of names)
  test(`${name} gets ${username}`, () => {
    assert.equal(usernamesFor('north', [])(name), username)
    assert.match(username, usernamePattern)
  })

test('of people with one name each further one gets a number, and none twice', () => {
  const usernameOf = usernamesFor('north', ['asha.patel@north', 'asha.patel3@north'])
  const given = [1, 2, 3].map(() => usernameOf('Asha Patel'))
  assert.deepEqual(given, ['asha.patel2@north', 'asha.patel4@north', 'asha.patel5@north'])
})
