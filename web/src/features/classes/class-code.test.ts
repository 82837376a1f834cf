import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Code } from '@vikalp/contract/classes'
import { cleanCode, findCodeProblem, formatCode } from './class-code.ts'

test('a code may be typed in lower case, with blanks and dashes', () => {
  assert.equal(cleanCode(' k7qm-2wxd '), 'K7QM2WXD')
  assert.equal(cleanCode('K7 QM 2W XD'), 'K7QM2WXD')
})

test('a code is shown in two halves', () => {
  assert.equal(formatCode('K7QM2WXD'), 'K7QM-2WXD')
  assert.equal(formatCode('K7QM'), 'K7QM')
})

test('what is too short, too long, or holds a letter that no code has, is found', () => {
  assert.equal(findCodeProblem('K7QM2WXD'), undefined)
  assert.equal(findCodeProblem('K7QM2WX'), 'length')
  assert.equal(findCodeProblem('K7QM2WXDA'), 'length')
  assert.equal(findCodeProblem(''), 'length')
  for (const mistaken of ['0', '1', 'I', 'O', '!'])
    assert.equal(findCodeProblem(`K7QM2WX${mistaken}`), 'letters')
})

test('the rule is the one of the contract', () => {
  for (const typed of ['k7qm-2wxd', 'K7QM2WX', 'K7QM2WX0', 'I7QM2WXD', 'HJNPZ289'])
    assert.equal(findCodeProblem(cleanCode(typed)) === undefined, Code.safeParse(typed).success, typed)
})
