import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from '../random.ts'
import { makeNetwork } from './min-cost-flow.ts'

test('as much as can be sent goes the cheapest way, also where the first way has to be given back', () => {
  const network = makeNetwork(4)
  const [source, left, right, sink] = [0, 1, 2, 3]
  const first = network.join(source, left, 1, 1)
  network.join(source, right, 1, 5)
  const straight = network.join(left, sink, 1, 5)
  network.join(left, right, 1, 1)
  const last = network.join(right, sink, 1, 1)
  assert.equal(network.send(source, sink), 2)
  assert.deepEqual([first(), straight(), last()], [1, 1, 1])
})

test('what can still be reached ends at full arcs', () => {
  const network = makeNetwork(4)
  network.join(0, 1, 5, 0)
  network.join(1, 2, 2, 0)
  network.join(2, 3, 5, 0)
  assert.equal(network.send(0, 3), 2)
  assert.deepEqual([...network.reachable(0)], [0, 1])
})

test('assignments cost what the best of all orders costs', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const random = seededRandom(1)
  for (let round = 0; round < 200; round++) {
    const costs = Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => Math.floor(random() * 20)))
    const costOf = (row: number, column: number): number => costs[row]?.[column] ?? 0
    const network = makeNetwork(8)
    const used: [row: number, column: number, units: () => number][] = []
    for (const row of [0, 1, 2]) {
      network.join(6, row, 1, 0)
      network.join(3 + row, 7, 1, 0)
      for (const column of [0, 1, 2])
        used.push([row, column, network.join(row, 3 + column, 1, costOf(row, column))])
    }
    assert.equal(network.send(6, 7), 3)
    const cost = used.reduce((sum, [row, column, units]) => sum + units() * costOf(row, column), 0)
    const best = Math.min(...orders.map((order) => order.reduce((sum, c, r) => sum + costOf(r, c), 0)))
    assert.equal(cost, best)
  }
})
