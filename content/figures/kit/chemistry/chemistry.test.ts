import assert from 'node:assert/strict'
import test from 'node:test'
import { insideOf } from './double-bonds.ts'
import { lonePairs } from './lone-pairs.ts'
import { molecule } from './molecule.ts'
import { orbitalBoxes } from './orbital-boxes.ts'
import { benzene, outward, ring, zigzag } from './rings.ts'
import { readBonds, type Skeleton } from './skeleton.ts'

const sideIn = (skeleton: Skeleton, from: string, to: string) => {
  const { at } = molecule(skeleton, [0, 0])
  return insideOf(from, to, readBonds(skeleton), at, skeleton.atoms)
}

test('a ring has sides one bond long and runs clockwise', () => {
  const { atoms, bonds } = benzene()
  const [r1 = [0, 0], r2 = [0, 0]] = [atoms.r1, atoms.r2]
  assert.ok(Math.abs(Math.hypot(r1[0] - r2[0], r1[1] - r2[1]) - 1) < 1e-9)
  assert.ok(r2[0] > 0.8 && r2[1] > 0.4)
  assert.equal(bonds, 'r1=r2 r2-r3 r3=r4 r4-r5 r5=r6 r6-r1')
  assert.deepEqual(
    outward(r1).map((value) => Math.round(value * 100) / 100 + 0),
    [0, 2],
  )
})

test('the second line of a double bond lies inside its ring, and in the middle at an end with a letter', () => {
  assert.equal(sideIn(benzene(), 'r1', 'r2'), -1)
  assert.equal(sideIn(ring('q', 5, { double: [2] }), 'q3', 'q2'), 1)
  const acid: Skeleton = { atoms: { a: [0, 0], b: [1, 0], o: [1.5, 0.9, 'O'] }, bonds: 'a-b b=o' }
  assert.equal(sideIn(acid, 'b', 'o'), 0)
  const alkene: Skeleton = { atoms: zigzag(['a', 'b', 'c', 'd']), bonds: 'a-b b=c c-d' }
  assert.equal(sideIn(alkene, 'b', 'c'), 0)
})

test('a bond to a missing atom is rejected', () => {
  assert.throws(() => molecule({ atoms: { a: [0, 0] }, bonds: 'a-b' }, [0, 0]), /a-b/)
  assert.throws(() => molecule({ atoms: { a: [0, 0], b: [1, 0] }, bonds: 'a+b' }, [0, 0]), /a\+b/)
})

test('a group begins or ends at its atom, by the side that its bond comes from', () => {
  const { part } = molecule(
    { atoms: { a: [-1, 0, 'HO'], b: [0, 0], c: [1, 0, 'OH'] }, bonds: 'a-b b-c' },
    [100, 100],
    50,
  )
  assert.match(part, /text-anchor="end"[^>]*>HO</)
  assert.match(part, /<text x="9[\d.]+"|<text x="143/)
})

test('spins become arrows in their boxes', () => {
  const drawn = orbitalBoxes([100, 100], 'ud u -', '*2p*')
  assert.equal(drawn.match(/<rect/g)?.length, 3)
  assert.equal(drawn.match(/<polygon/g)?.length, 3)
})

test('a lone pair is two dots beside each other, at the same distance from its atom', () => {
  const drawn = lonePairs([100, 100], [0, 90])
  const places = [...drawn.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
  assert.deepEqual(places, [
    [117, 95],
    [117, 105],
    [95, 83],
    [105, 83],
  ])
})
