import assert from 'node:assert/strict'
import test from 'node:test'
import { argumentsOf, formulasOf, piecesOf, proseOf } from './formulas.ts'

test('a text is split into prose, inline and display formulas', () => {
  assert.deepEqual(piecesOf('If $a$ then\n$$b = c$$ holds'), [
    { kind: 'prose', source: 'If ' },
    { kind: 'inline', source: 'a' },
    { kind: 'prose', source: ' then\n' },
    { kind: 'display', source: 'b = c' },
    { kind: 'prose', source: ' holds' },
  ])
})

test('a dollar that is escaped, or never closed, opens no formula', () => {
  assert.deepEqual(formulasOf(String.raw`costs \$5 and \$6`), [])
  assert.deepEqual(formulasOf('one $ alone'), [])
  assert.deepEqual(formulasOf(String.raw`$a \$ b$`), [String.raw`a \$ b`])
})

test('a formula is one character in the prose', () => {
  assert.equal(proseOf('so $v = 3$ here', 'X'), 'so X here')
})

test('the arguments of a command are found with nested braces', () => {
  assert.deepEqual(argumentsOf(String.raw`\pu{2 m^{2}} + \pu{3 s}`, '\\pu'), ['2 m^{2}', '3 s'])
})
