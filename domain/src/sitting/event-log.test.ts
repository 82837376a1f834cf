import assert from 'node:assert/strict'
import test from 'node:test'
import { type Random, seededRandom, shuffle } from '../random.ts'
import { letters, sittingActions } from '../vocabulary.ts'
import type { HallPaper, LoggedEvent } from './event.ts'
import { ackSeq, emptyLog, eventsWithoutGap, wholeLog, withEvents } from './event-log.ts'
import { fold } from './fold.ts'
import { closeSitting, deliverUntil, lateAnswers } from './late-delivery.ts'

const paper: HallPaper = {
  dialect: 'four-button',
  types: ['mcq', 'mcq', 'mcq', 'numeric', 'numeric'],
  sections: [0, 0, 0, 1, 1],
  isErasable: true,
}

const numbers = ['5', '-0.5', '.5', '12.25', '']

function randomEvent(page: number, seq: number, t: number, random: Random): LoggedEvent {
  const from = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const k = from(sittingActions.filter((action) => action !== 'submit' || random() < 0.1)) ?? 'open'
  const q = Math.floor(random() * 5)
  const v = k === 'pick' ? from(letters) : k === 'key' ? from(numbers) : undefined
  return { page, seq, k, q, v, t }
}

function randomLog(random: Random): LoggedEvent[] {
  let t = 0
  return Array.from({ length: 1 + Math.floor(random() * 3) }, (_, page) =>
    Array.from({ length: Math.floor(random() * 25) }, (_, i) => {
      t += Math.floor(random() * 9000)
      return randomEvent(page + 1, i + 1, t, random)
    }),
  ).flat()
}

/** In batches of up to eight, some of them twice, in any order. */
function delivered(events: readonly LoggedEvent[], random: Random): LoggedEvent[][] {
  const batches: LoggedEvent[][] = []
  for (let at = 0; at < events.length; ) {
    const size = 1 + Math.floor(random() * 8)
    batches.push(events.slice(at, at + size))
    at += random() < 0.3 ? Math.ceil(size / 2) : size
  }
  return shuffle([...batches, ...batches.filter(() => random() < 0.3)], random)
}

test('ten thousand random logs, delivered twice and in any order, give the state of what was done', () => {
  const random = seededRandom(14)
  for (let n = 0; n < 10_000; n++) {
    const events = randomLog(random)
    const log = delivered(events, random).reduce(withEvents, emptyLog)
    assert.equal(log.conflicts.length, 0)
    const { state, missing, refused } = closeSitting(paper, log, 10_000_000)
    assert.deepEqual(state, closeSitting(paper, withEvents(emptyLog, events), 10_000_000).state)
    assert.deepEqual(fold(paper, eventsWithoutGap(log)), fold(paper, events))
    assert.deepEqual([missing, refused], [0, 0])
  }
})

const event = (seq: number, changes: Partial<LoggedEvent> = {}): LoggedEvent => ({
  page: 1,
  seq,
  k: 'open',
  q: 0,
  t: seq * 1000,
  ...changes,
})
const logOf = (...events: LoggedEvent[]) => withEvents(emptyLog, events)

test('a page is acknowledged up to its first gap, which alone counts while the sitting runs', () => {
  const log = logOf(event(1), event(2), event(4), event(1, { page: 2 }), event(3, { page: 2 }))
  assert.deepEqual(
    [1, 2, 3].map((page) => ackSeq(log, page)),
    [2, 1, 0],
  )
  assert.deepEqual(
    eventsWithoutGap(log).map(({ page, seq }) => `${page}.${seq}`),
    ['1.1', '1.2', '2.1'],
  )
  assert.equal(ackSeq(logOf(event(2), event(3)), 1), 0)
  const backwards = logOf(event(1, { page: 2 }), event(1))
  assert.deepEqual(
    eventsWithoutGap(backwards).map(({ page }) => page),
    [1, 2],
  )
  const filled = withEvents(log, [event(3)])
  assert.equal(ackSeq(filled, 1), 4)
})

test('closing counts all that came and says how much is missing', () => {
  const { counted, missing } = wholeLog(logOf(event(1), event(4), event(2, { page: 2, t: 9000 })), 60_000)
  assert.deepEqual([counted.length, missing], [3, 3])
})

test('of two events under one number the first counts, and the other is kept as a conflict, once', () => {
  const other = event(1, { k: 'pick', v: 'B' })
  const log = withEvents(withEvents(logOf(event(1)), [other, event(1)]), [other])
  assert.deepEqual([...log.events.values()], [event(1)])
  assert.deepEqual(log.conflicts, [other])
  const pick = event(1, { k: 'pick', v: 'B' })
  for (const changes of [{ k: 'key' as const }, { q: 1 }, { v: 'C' }, { t: 2000 }]) {
    const different = { ...pick, ...changes }
    assert.deepEqual(withEvents(logOf(pick), [different]).conflicts, [different])
  }
})

test('answers given before the end count however late they come; those that claim a later time do not', () => {
  const answer = (seq: number, q: number, t: number): LoggedEvent[] => [
    event(seq, { k: 'pick', q, v: 'B', t }),
    event(seq + 1, { k: 'save', q, t }),
  ]
  const length = 60_000
  const atClose = logOf(...answer(1, 0, 10_000))
  const closed = closeSitting(paper, atClose, length)
  const late = withEvents(atClose, [
    ...answer(3, 1, 59_000),
    ...answer(5, 2, 62_000),
    ...answer(7, 0, 63_000),
  ])
  const now = closeSitting(paper, late, length)
  assert.deepEqual(
    now.state.questions.slice(0, 3).map(({ response }) => response),
    ['B', 'B', 'B'],
  )
  assert.deepEqual([lateAnswers(closed.state, now.state), now.refused], [2, 2])
})

test('an event that claims an earlier time than one before it is not counted', () => {
  const log = logOf(event(1, { t: 5000 }), event(2, { q: 1, t: 4000 }), event(3, { q: 2, t: 6000 }))
  const { counted, refused } = wholeLog(log, 60_000)
  assert.deepEqual([counted.map(({ seq }) => seq), refused.map(({ seq }) => seq)], [[1, 3], [2]])
})

test('what an earlier page did arrives late and still comes before what a later page did', () => {
  const second = [
    event(1, { page: 2, k: 'pick', v: 'C', t: 9000 }),
    event(2, { page: 2, k: 'save', t: 9000 }),
  ]
  const first = [
    event(1, { k: 'pick', v: 'B' }),
    event(2, { k: 'save' }),
    event(3, { k: 'pick', q: 1, v: 'D' }),
  ]
  const log = withEvents(logOf(...second), [...first, event(4, { k: 'save', q: 1 })])
  const { state } = closeSitting(paper, log, 60_000)
  assert.deepEqual(
    state.questions.slice(0, 2).map(({ response }) => response),
    ['C', 'D'],
  )
})

test('answers are taken for seven days, of a test until its results are out, a day at most', () => {
  const hour = 3_600_000
  assert.equal(deliverUntil(0), 7 * 24 * hour)
  assert.equal(deliverUntil(0, { resultsAt: 2 * hour }), 2 * hour)
  assert.equal(deliverUntil(0, { resultsAt: 48 * hour }), 24 * hour)
  assert.equal(deliverUntil(hour, { resultsAt: 0 }), hour)
})
