import assert from 'node:assert/strict'
import test from 'node:test'
import type { Today, TodayBlock } from '@vikalp/contract/practice/plan'
import { hasNoReviews, isMostlyReviews, minutesOf, planParts, progressOf } from './plan-parts.ts'

const block = (name: TodayBlock['block'], count: number, topic: string | null = null): TodayBlock => ({
  id: count,
  block: name,
  exam: 'NEET',
  subject: 'Physics',
  chapter: null,
  topic,
  template: null,
  count,
  done: 0,
  seconds: 60 * count,
})
const sentences = {
  reviews: (count: number) => `${count} reviews`,
  repair: (count: number) => `${count} to repair`,
  topic: (count: number, topic: string) => `${count} in ${topic}`,
  topics: (count: number, topics: number) => `${count} in ${topics} topics`,
  mixed: (count: number) => `${count} mixed`,
  mock: 'a mock',
}

test('reviews of two subjects are counted together, topics are named while there are two', () => {
  const blocks = [block('reviews', 5), block('reviews', 3), block('topic', 12, 'Lenses'), block('mixed', 6)]
  assert.deepEqual(planParts(blocks, sentences), ['8 reviews', '12 in Lenses', '6 mixed'])
  const three = [block('topic', 1, 'a'), block('topic', 2, 'b'), block('topic', 3, 'c'), block('mock', 1)]
  assert.deepEqual(planParts(three, sentences), ['a mock', '6 in 3 topics'])
  assert.deepEqual(planParts([block('repair', 4)], sentences), ['4 to repair'])
})

test('a day is mostly reviews when more than half of its time is', () => {
  const of = (blocks: TodayBlock[]) => isMostlyReviews({ blocks } as Today)
  assert.ok(of([block('reviews', 5), block('topic', 4)]))
  assert.ok(!of([block('reviews', 4), block('topic', 4)]))
  assert.ok(!of([]))
})

test('there is never less than a minute', () =>
  assert.deepEqual([minutesOf(0), minutesOf(29), minutesOf(1140)], [1, 1, 19]))

test('a mock test is counted apart from the questions of a day', () => {
  const mock = block('mock', 1)
  const topic = { ...block('topic', 12), done: 4 }
  assert.deepEqual(progressOf({ blocks: [mock, topic] }), {
    ...{ total: 12, done: 4 },
    ...{ hasMock: true, mockToCome: true },
  })
  assert.deepEqual(progressOf({ blocks: [{ ...mock, done: 1 }] }), {
    ...{ total: 0, done: 0 },
    ...{ hasMock: true, mockToCome: false },
  })
  assert.equal(progressOf({ blocks: [topic] }).hasMock, false)
})

test('that no review comes is said while something is to come, not of a day that is done', () => {
  const topic = block('topic', 12)
  assert.ok(hasNoReviews({ blocks: [{ ...topic, done: 4 }] }))
  assert.ok(!hasNoReviews({ blocks: [{ ...topic, done: 12 }] }))
  assert.ok(!hasNoReviews({ blocks: [topic, block('reviews', 3)] }))
  assert.ok(!hasNoReviews({ blocks: [] }))
})
