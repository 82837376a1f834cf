import assert from 'node:assert/strict'
import test from 'node:test'
import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'
import { withAnswered } from './answered-plan.ts'

const block = (id: number, count: number, done: number): TodayBlock => ({
  ...{ id, block: 'topic', exam: 'NEET', subject: 'Physics', chapter: 'optics', topic: 'Lenses' },
  ...{ template: null, count, done, seconds: 60 * count },
})
const plan: Today = {
  ...{ day: '2026-11-23', state: 'plan', goal: null, left: null, minutes: 45, waiting: 0, secondsSpent: 0 },
  blocks: [block(1, 10, 0), block(2, 8, 6), block(3, 5, 0)],
  ...{ total: 23, done: 6, secondsLeft: 17 * 60 },
}
const ids = (count: number) => Array.from({ length: count }, (_, n) => `opt-${n}`)

test('what was handed in without a network is done, what another day asked or the server refused is not', () => {
  const now = withAnswered(plan, [
    { today: '2026-11-23/1', questionIds: ids(10) },
    { today: '2026-11-23/2', questionIds: ids(2) },
    { today: '2026-11-22/3', questionIds: ids(5) },
    { today: '2026-11-23/3', questionIds: ids(5), refused: 'not_found' },
    { questionIds: ids(10) },
  ])
  assert.deepEqual(
    now.blocks.map(({ done }) => done),
    [10, 6, 0],
  )
  assert.deepEqual([now.done, now.secondsLeft], [16, 7 * 60])
})
