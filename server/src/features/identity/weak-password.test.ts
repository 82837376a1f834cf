import assert from 'node:assert/strict'
import test from 'node:test'
import { isGuessable } from './weak-password.ts'

const knownBy = ['aarav.shah@mail.example', 'aarav7@northschool', 'Aarav Shah', null]

test('the first guesses are refused: common words, the person’s own, and one character again and again', async () => {
  const weak = ['12345678', 'password', 'Password1', 'iloveyou', '        ', 'aaaaaaaa', 'abababab']
  const own = ['aarav.shah@mail.example', 'Aarav.Shah', 'aarav shah', 'aarav7@northschool', 'Aarav7']
  for (const password of [...weak, ...own]) assert.equal(await isGuessable(password, knownBy), true, password)
})

test('a phrase, letters of our scripts and what only holds a common word are accepted', async () => {
  for (const password of ['correct horse', 'મારો પાસવર્ડ', 'password of the 4th floor', 'k7-Tulsi-91'])
    assert.equal(await isGuessable(password, knownBy), false, password)
})
