import assert from 'node:assert/strict'
import test from 'node:test'
import type { HallPaper, LoggedEvent, SittingEvent } from './event.ts'
import { fold } from './fold.ts'
import { leavesIn, withoutLeaves } from './leaves.ts'

const timed = (times: readonly [k: 'hidden' | 'shown', t: number][]): LoggedEvent[] =>
  times.map(([k, t], i) => ({ page: 1, seq: i + 1, k, t }))

test('leaves of five seconds or more are counted', () => {
  const events = timed([
    ['shown', 0],
    ['hidden', 10_000],
    ['shown', 14_999],
    ['hidden', 20_000],
    ['shown', 25_000],
    ['hidden', 60_000],
    ['shown', 155_000],
    ['hidden', 200_000],
  ])
  assert.deepEqual(leavesIn(events.toReversed()), { times: 2, ms: 100_000 })
})

const written: SittingEvent[] = [
  { seq: 1, k: 'shown', t: 0 },
  { seq: 2, k: 'open', q: 0, t: 0 },
  { seq: 3, k: 'pick', q: 0, v: 'B', t: 1000 },
  { seq: 4, k: 'hidden', t: 2000 },
  { seq: 5, k: 'shown', t: 60_000 },
  { seq: 6, k: 'save', q: 0, t: 61_000 },
  { seq: 7, k: 'hidden', t: 62_000 },
]

test('without leaves every number is there, and nothing says that the page was left', () => {
  const kept = withoutLeaves(written)
  assert.deepEqual(
    kept.map(({ seq, k, t }) => [seq, k, t]),
    [
      [1, 'shown', 0],
      [2, 'open', 0],
      [3, 'pick', 1000],
      [4, 'paper', 2000],
      [5, 'paper', 60_000],
      [6, 'save', 61_000],
      [7, 'paper', 62_000],
    ],
  )
  assert.deepEqual(leavesIn(kept.map((event) => ({ ...event, page: 1 }))), { times: 0, ms: 0 })
  assert.deepEqual(withoutLeaves(kept), kept)
})

test('without leaves the answers are the same', () => {
  const paper: HallPaper = {
    dialect: 'four-button',
    types: ['mcq', 'mcq'],
    sections: [0, 0],
    isErasable: true,
  }
  const answers = (events: readonly SittingEvent[]) =>
    fold(
      paper,
      events.map((event) => ({ ...event, page: 1 })),
    ).questions.map(({ response, isMarked, unsaved, visits }) => ({ response, isMarked, unsaved, visits }))
  assert.deepEqual(answers(withoutLeaves(written)), answers(written))
})

test('a page that is opened anew still says that nobody looked before', () => {
  const paper: HallPaper = { dialect: 'four-button', types: ['mcq'], sections: [0], isErasable: true }
  const first: SittingEvent[] = [
    { seq: 1, k: 'open', q: 0, t: 0 },
    { seq: 2, k: 'hidden', t: 5000 },
  ]
  const second: SittingEvent[] = [
    { seq: 1, k: 'shown', t: 600_000 },
    { seq: 2, k: 'pick', q: 0, v: 'A', t: 601_000 },
  ]
  const events = [
    ...withoutLeaves(first).map((event) => ({ ...event, page: 1 })),
    ...withoutLeaves(second).map((event) => ({ ...event, page: 2 })),
  ]
  assert.equal(fold(paper, events).questions[0]?.ms, 6000)
})
