import assert from 'node:assert/strict'
import test from 'node:test'
import { canonicalOf, readSmiles, type Structure } from './read-smiles.ts'

test('one compound has one canonical text, however its SMILES is written', () => {
  assert.equal(canonicalOf('CCO'), canonicalOf('OCC'))
  assert.equal(canonicalOf('Oc1ccccc1'), canonicalOf('C1=CC=CC=C1O'))
  assert.notEqual(canonicalOf('CC(C)O'), canonicalOf('CCCO'))
})

test('mirror images and cis and trans forms differ, two ways to write a meso form do not', () => {
  assert.notEqual(canonicalOf('C[C@H](N)C(=O)O'), canonicalOf('C[C@@H](N)C(=O)O'))
  assert.notEqual(canonicalOf('C/C=C/C'), canonicalOf('C/C=C\\C'))
  assert.equal(canonicalOf('C[C@H](O)[C@H](O)C'), canonicalOf('C[C@@H](O)[C@@H](O)C'))
})

test('what is no SMILES, and an atom with too many bonds, are told', () => {
  for (const wrong of ['C1CC', 'C(', 'hello', 'Xx']) assert.throws(() => readSmiles(wrong), /is no SMILES/)
  assert.throws(() => readSmiles('CC(C)(C)(C)C'), /too many bonds/)
})

test('a structure is placed the same way each time', () => {
  const lactose = 'OC[C@H]1O[C@@H](O[C@H]2[C@H](O)[C@@H](O)C(O)O[C@@H]2CO)[C@H](O)[C@@H](O)[C@H]1O'
  assert.deepEqual(readSmiles(lactose), readSmiles(lactose))
})

test('hydrogens, charges and radicals are read', () => {
  const { atoms } = readSmiles('C[CH+]C')
  assert.deepEqual(
    atoms.map(({ hydrogens, charge }) => [hydrogens, charge]),
    [
      [3, 0],
      [1, 1],
      [3, 0],
    ],
  )
  assert.deepEqual(
    readSmiles('[CH2]C').atoms.map(({ isRadical }) => isRadical),
    [true, false],
  )
  assert.equal(readSmiles('CC[18OH]').atoms[2]?.symbol, '^{18}O')
})

/** Whether the drawn wedge, seen from the front, makes the first three neighbours turn to the left. */
function turnsLeft({ atoms, bonds }: Structure, centre: number, order: readonly number[]): boolean {
  const marked = bonds.find(({ from, kind }) => from === centre && (kind === '>' || kind === '|'))
  assert.ok(marked)
  const angles = order.map((other) => {
    const [at, to] = [atoms[centre], atoms[other]]
    assert.ok(at && to)
    return Math.atan2(to.y - at.y, to.x - at.x)
  })
  const [a = 0, b = 0, c = 0] = angles
  const isLeft = Math.sin(b - a) + Math.sin(c - b) + Math.sin(a - c) > 0
  // The hydrogen that is not drawn is behind the page beside a wedge, before it beside a hashed bond.
  return marked.kind === '>' ? isLeft : !isLeft
}

test('the wedge of L-alanine shows the S form, and its mirror image the R form', () => {
  // N, then the carboxyl carbon, then the methyl carbon: the order of Cahn, Ingold and Prelog.
  assert.equal(turnsLeft(readSmiles('C[C@H](N)C(=O)O'), 1, [2, 3, 0]), true)
  assert.equal(turnsLeft(readSmiles('C[C@@H](N)C(=O)O'), 1, [2, 3, 0]), false)
})
