import assert from 'node:assert/strict'
import test from 'node:test'
import { isGuessable } from './weak-password.ts'

const knownBy = ['aarav.shah@mail.example', 'aarav7@northschool', 'Aarav Shah', null]

test('the first guesses are refused: common words, the person’s own, and one character again and again', async () => {
  const weak = ['12345678', 'password', 'Password1', 'iloveyou', '        ', 'aaaaaaaa', 'abababab']
  const own = ['aarav.shah@mail.example', 'Aarav.Shah', 'aarav shah', 'aarav7@northschool', 'Aarav7']
  for (const password of [...weak, ...own]) assert.equal(await isGuessable(password, knownBy), true, password)
})

test('one such word stays one with digits and marks around it, or in the place of letters', async () => {
  const common = [
    'PASSWORD1!',
    'Welcome@123',
    'patel123',
    '**dragon**',
    '2027monkey',
    'P@$$w0rd99',
    '$tudent2008',
  ]
  const here = [
    'vikalp123',
    'Vikalp@123',
    'student123',
    'gujarat123',
    'neet2027',
    'GUJCET#1',
    '@physics12',
    'surat!!!',
  ]
  const own = ['Aarav@2008', 'shah12345', 'aarav...7']
  for (const password of [...common, ...here, ...own])
    assert.equal(await isGuessable(password, knownBy), true, password)
})

test('a phrase, letters of our scripts and what only holds a common word are accepted', async () => {
  const phrases = [
    'correct horse',
    'મારો પાસવર્ડ',
    'password of the 4th floor',
    'neet in may 2027',
    'my dragon 7',
  ]
  for (const password of [...phrases, 'k7-Tulsi-91', 'x9#Kd82!s', '४ हरी पतंग'])
    assert.equal(await isGuessable(password, knownBy), false, password)
})
