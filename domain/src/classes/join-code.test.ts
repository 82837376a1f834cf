import assert from 'node:assert/strict'
import test from 'node:test'
import { codePattern, findCodeProblem, formatCode, longCodePattern, tidyCode } from './join-code.ts'

test('a code may be typed in lowercase, with spaces and dashes', () => {
  assert.equal(tidyCode(' k7pm-2qxd '), 'K7PM2QXD')
  assert.equal(tidyCode('K7 PM 2Q XD'), 'K7PM2QXD')
})

test('a code is shown in fours and read as it is shown', () => {
  assert.equal(formatCode('K7PM2QXD'), 'K7PM-2QXD')
  assert.equal(formatCode('K7QM2WXDAB34'), 'K7QM-2WXD-AB34')
  assert.equal(tidyCode(' k7qm-2wxd ab34'), 'K7QM2WXDAB34')
})

test('a long code has twelve characters, none of which looks like another', () => {
  assert.ok(longCodePattern.test('K7QM2WXDAB34'))
  for (const wrong of ['K7QM2WXDAB3', 'K7QM2WXDAB345', 'K7QM2WXDAB3O', 'K7QM2WXDAB31', 'k7qm2wxdab34'])
    assert.ok(!longCodePattern.test(wrong), wrong)
})

test('a wrong length and a character that no code holds are told apart', () => {
  assert.equal(findCodeProblem('K7PM2QXD'), undefined)
  for (const code of ['', 'K7PM2QX', 'K7PM2QXDD']) assert.equal(findCodeProblem(code), 'length', code)
  for (const sign of ['0', '1', 'I', 'O', '_']) assert.equal(findCodeProblem(`K7PM2QX${sign}`), 'signs', sign)
})

test('a code has no problem exactly when it matches the pattern', () => {
  for (const typed of ['k7pm-2qxd', 'K7PM2QX', 'K7PM2QX0', 'I7PM2QXD', 'HJNPZ289'])
    assert.equal(findCodeProblem(tidyCode(typed)) === undefined, codePattern.test(tidyCode(typed)), typed)
})
