import assert from 'node:assert/strict'
import test from 'node:test'
import { readSmiles } from './read-smiles.ts'
import { skeletonOf } from './skeleton-of.ts'

const textsOf = (smiles: string): string[] =>
  Object.values(skeletonOf(readSmiles(smiles)).atoms)
    .flatMap(([, , text]) => text ?? [])
    .sort()

test('carbons of a chain are bare corners, other atoms have their hydrogens', () => {
  assert.deepEqual(textsOf('CCCCCC'), [])
  assert.equal(textsOf('CCCCO').length, 1)
  assert.match(textsOf('CCCCO')[0] ?? '', /^(?:OH|HO)$/)
})

test('a methyl group is written on a ring, on another atom and in a small molecule', () => {
  for (const smiles of ['Cc1ccccc1', 'CNc1ccccc1', 'CBr', 'CC'])
    assert.ok(
      textsOf(smiles).some((text) => /CH_3|H_3C/.test(text)),
      smiles,
    )
})

test('groups of books are written as one', () => {
  const written: [smiles: string, text: RegExp][] = [
    ['O=[N+]([O-])c1ccccc1', /^(?:NO_2|O_2N)$/],
    ['OC(=O)c1ccccc1', /^(?:COOH|HOOC)$/],
    ['O=Cc1ccccc1', /^(?:CHO|OHC)$/],
    ['N#Cc1ccccc1', /^(?:CN|NC)$/],
    ['COc1ccccc1', /^(?:OCH_3|H_3CO)$/],
    ['OS(=O)(=O)c1ccccc1', /^(?:SO_3H|HO_3S)$/],
  ]
  for (const [smiles, text] of written) {
    assert.equal(textsOf(smiles).length, 1, smiles)
    assert.match(textsOf(smiles)[0] ?? '', text)
  }
})

test('a ketone and an ester are drawn with all their bonds', () => {
  assert.deepEqual(textsOf('CCC(=O)CC'), ['O'])
  assert.deepEqual(textsOf('CCC(=O)OCC'), ['O', 'O'])
})

test('a charged carbon shows its charge', () => {
  assert.ok(textsOf('CC[C+](C)C').includes('C^{+}'))
})
