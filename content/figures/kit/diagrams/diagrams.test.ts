import assert from 'node:assert/strict'
import test from 'node:test'
import { cycle } from './cycle.ts'
import { flow } from './flow.ts'
import { pedigree } from './pedigree.ts'
import { spread } from './pointers.ts'
import { table } from './table.ts'
import { edgeToward, textBox } from './text-box.ts'

test('an arrow leaves a box at its edge', () => {
  const box = textBox([100, 100], 'A', { size: [60, 40] })
  assert.deepEqual(edgeToward(box, [300, 100]).map(Math.round), [134, 100])
  assert.deepEqual(edgeToward(box, [100, 300]).map(Math.round), [100, 124])
})

test('a flow names its missing node', () =>
  assert.throws(() => flow({ a: [[0, 0], 'A'] }, [['a', 'b']]), /no node b/))

test('a cycle has an arrow after each station, and says where there is no room', () => {
  const drawn = cycle({ centre: [240, 160], radius: [140, 110], stations: ['A', 'B', 'C'] })
  assert.equal(drawn.match(/<polygon/g)?.length, 3)
  const crowded = ['Mother cell', 'Daughter cell', 'Tetrad of cells']
  assert.throws(() => cycle({ centre: [240, 160], radius: [30, 10], stations: crowded }), /no room/)
})

test('texts beside an organ keep their distance and their order', () => {
  assert.deepEqual(spread([10, 100], 30), [10, 100])
  const [a = 0, b = 0, c = 0] = spread([50, 50, 52], 30)
  assert.ok(b - a > 29 && c - b > 29)
})

test('a pedigree fills the affected and joins children to their parents', () => {
  const drawn = pedigree(
    { a: { sex: 'M', at: [0, 1] }, b: { sex: 'f', at: [2, 1] }, c: { sex: 'f', at: [1, 2] } },
    [{ parents: ['a', 'b'], children: ['c'] }],
    { left: 100, top: 50, column: 50, row: 80 },
  )
  assert.match(drawn, /<rect x="83" y="33" width="34" height="34" fill="#151d33"\/>/)
  assert.match(drawn, /<circle cx="200" cy="50" r="17" fill="#ffffff"\/>/)
  assert.match(drawn, /<polyline points="100,50 200,50"\/><polyline points="150,50 150,90"\/>/)
  assert.throws(() => pedigree({}, [{ parents: ['a', 'b'], children: [] }]), /no a/)
})

test('a table without names of rows has no first column', () => {
  const cells = [['0', '1']]
  assert.equal(
    table({ at: [0, 0], cell: [50, 30], columns: ['A', 'Y'], rows: [], cells }).match(/<rect/g)?.length,
    4,
  )
  assert.equal(
    table({ at: [0, 0], cell: [50, 30], columns: ['A', 'Y'], rows: ['r'], cells }).match(/<rect/g)?.length,
    6,
  )
})
