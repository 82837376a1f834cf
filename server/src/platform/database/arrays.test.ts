import assert from 'node:assert/strict'
import test from 'node:test'
import pg from 'pg'
import { arrayParsers } from './arrays.ts'

const [[textType, parseTexts] = [], [numberType, parseNumbers] = []] = arrayParsers
assert.ok(textType && parseTexts && numberType && parseNumbers)

const texts: [written: string, array: unknown[]][] = [
  ['{kin-0001}', ['kin-0001']],
  ['{kin-0001,opt-0002,kin-0003}', ['kin-0001', 'opt-0002', 'kin-0003']],
  ['{}', []],
  ['{""}', ['']],
  ['{NULL,kin-0001}', [null, 'kin-0001']],
  ['{"NULL",ANNULLED}', ['NULL', 'ANNULLED']],
  ['{"a, b",c}', ['a, b', 'c']],
  ['{"a \\"b\\"","c\\\\d","{e}"}', ['a "b"', 'c\\d', '{e}']],
  [
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['[2:3]={a,b}', ['a', 'b']],
  ['{કઇ,é}', ['કઇ', 'é']],
]
for (const [written, array] of texts)
  test(`the array of texts ${written} is read as the driver reads it`, () => {
    assert.deepEqual(parseTexts(written), array)
    assert.deepEqual(pg.types.getTypeParser(textType, 'text')(written), array)
  })

for (const [written, array] of [
  ['{12,0,-3}', [12, 0, -3]],
  ['{}', []],
  ['{12,NULL}', [12, null]],
] as const)
  test(`the array of numbers ${written} is read as the driver reads it`, () => {
    assert.deepEqual(parseNumbers(written), array)
    assert.deepEqual(pg.types.getTypeParser(numberType, 'text')(written), array)
  })
