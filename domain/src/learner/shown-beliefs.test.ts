import assert from 'node:assert/strict'
import test from 'node:test'
import type { Ability } from './abilities.ts'
import type { Node } from './nodes.ts'
import { shownBeliefs } from './shown-beliefs.ts'

const day = '2026-11-28'
const place = { subject: 'Physics', chapter: 'waves', topic: 'Beats' } as const
const rounded = (abilities: ReadonlyMap<Node, Ability>) =>
  shownBeliefs(abilities, place, day).map(({ of, ...shares }) => [
    of,
    ...Object.values(shares).map((share) => Math.round(100 * share)),
  ])

test('of a newcomer a Medium question is right five times in eight, and only chapter and topic have a range', () => {
  // 1.2816 * sqrt(0.64 + 0.25 + 0.16) = 1.3132, and 0.25 + 0.75 / (1 + exp(1.3132)) = 0.409.
  assert.deepEqual(rounded(new Map()), [
    ['all', 63],
    ['sub', 63],
    ['ch', 63, 41, 84],
    ['tp', 63, 40, 85],
  ])
})

test('each belief has all that stands above it', () => {
  const known = (mean: number): Ability => ({ mean, variance: 0, n: 40, updatedOn: day })
  const abilities = new Map<Node, Ability>([
    ['all', known(1)],
    ['sub:physics' as Node, known(-1)],
    ['tp:waves/Beats', known(2)],
  ])
  const shares = shownBeliefs(abilities, place, day).map(({ share }) => share)
  assert.deepEqual(
    shares.map((share) => share.toFixed(3)),
    ['0.798', '0.625', '0.625', '0.911'],
  )
})
