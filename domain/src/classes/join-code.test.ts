import assert from 'node:assert/strict'
import test from 'node:test'
import { codePattern, findCodeProblem, formatCode, tidyCode } from './join-code.ts'

test('a code may be typed in lowercase, with spaces and dashes', () => {
  assert.equal(tidyCode(' k7pm-2qxd '), 'K7PM2QXD')
  assert.equal(tidyCode('K7 PM 2Q XD'), 'K7PM2QXD')
})

test('a code is shown in two halves', () => assert.equal(formatCode('K7PM2QXD'), 'K7PM-2QXD'))

test('a wrong length and a character that no code holds are told apart', () => {
  assert.equal(findCodeProblem('K7PM2QXD'), undefined)
  for (const code of ['', 'K7PM2QX', 'K7PM2QXDD']) assert.equal(findCodeProblem(code), 'length', code)
  for (const sign of ['0', '1', 'I', 'O', '_']) assert.equal(findCodeProblem(`K7PM2QX${sign}`), 'signs', sign)
})

test('a code has no problem exactly when it matches the pattern', () => {
  for (const typed of ['k7pm-2qxd', 'K7PM2QX', 'K7PM2QX0', 'I7PM2QXD', 'HJNPZ289'])
    assert.equal(findCodeProblem(tidyCode(typed)) === undefined, codePattern.test(tidyCode(typed)), typed)
})
