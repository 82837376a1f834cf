import assert from 'node:assert/strict'
import test from 'node:test'
import { heldBack, isReleased, type TestTimes, testState } from './test-state.ts'

const planned: TestTimes = {
  publishedAt: 0,
  opensAt: 100,
  closesAt: 200,
  resultsAt: 300,
  releasedAt: null,
  cancelledAt: null,
}

const rows: [what: string, changes: Partial<TestTimes>, running: number, now: number, state: string][] = [
  ['not published', { publishedAt: null }, 0, 150, 'draft'],
  ['before its window', {}, 0, 99, 'planned'],
  ['at its opening', {}, 0, 100, 'open'],
  ['at its closing, while somebody writes', {}, 1, 200, 'closed'],
  ['at its closing', {}, 0, 200, 'waiting'],
  ['one moment before its results', {}, 0, 299, 'waiting'],
  ['at its results', {}, 0, 300, 'released'],
  ['by hand, and not yet', { resultsAt: null }, 0, 10_000, 'waiting'],
  ['by hand', { resultsAt: null, releasedAt: 250 }, 0, 250, 'released'],
  ['released before its time', { releasedAt: 250 }, 0, 260, 'released'],
  ['cancelled', { cancelledAt: 150, releasedAt: 150 }, 2, 160, 'cancelled'],
]
for (const [what, changes, running, now, state] of rows)
  test(`a test ${what} is ${state}`, () =>
    assert.equal(testState({ ...planned, ...changes }, running, now), state))

test('nothing is released before its moment', () => {
  assert.deepEqual(
    [299, 300].map((now) => isReleased(planned, now)),
    [false, true],
  )
  assert.equal(isReleased({ resultsAt: null, releasedAt: null }, 10_000), false)
})

test('results wait for the closing or for all, then for whoever writes', () => {
  const why = (now: number, running: number, handedIn: number) =>
    heldBack(planned, { running, handedIn, students: 2 }, now)
  assert.deepEqual(
    [why(199, 0, 1), why(199, 0, 2), why(200, 1, 1), why(200, 0, 1)],
    ['open', undefined, 'running', undefined],
  )
})
