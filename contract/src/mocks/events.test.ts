import assert from 'node:assert/strict'
import test from 'node:test'
import { sittingActions } from '@vikalp/domain/vocabulary'
import { EventBatch, SittingEvent } from './events.ts'
import { StartSitting } from './sittings.ts'

const pageId = '0d1f6a4e-3c50-4d0e-9c3c-3d9a9f1b7a10'
const event = { seq: 1, k: 'pick', q: 0, v: 'B', t: 0 } as const

test('every act of a candidate is an event', () => {
  for (const k of sittingActions) assert.equal(SittingEvent.safeParse({ ...event, k }).success, true, k)
})

const rejected: [what: string, changes: object][] = [
  ['an act that does not exist', { k: 'erase' }],
  ['a number below one', { seq: 0 }],
  ['a place that no paper has', { q: 200 }],
  ['a place between two', { q: 0.5 }],
  ['more than a number is long', { v: '-999999.991' }],
  ['text that cannot be stored', { v: 'a\0' }],
  ['a time before the beginning', { t: -1 }],
]
for (const [what, changes] of rejected)
  test(`${what} is rejected`, () =>
    assert.equal(SittingEvent.safeParse({ ...event, ...changes }).success, false))

test('a batch may be a mere sign of life, and holds at most 200 events', () => {
  const events = Array.from({ length: 201 }, (_, i) => ({ ...event, seq: i + 1 }))
  assert.equal(EventBatch.safeParse({ pageId, events: [] }).success, true)
  assert.equal(EventBatch.safeParse({ pageId, events: events.slice(1) }).success, true)
  assert.equal(EventBatch.safeParse({ pageId, events }).success, false)
})

test('a sitting is of a paper, of what follows a sitting, or of a test, and never of two of them', () => {
  const parses = (body: object) => StartSitting.safeParse({ sittingId: pageId, ...body }).success
  assert.deepEqual(
    [{ template: 'gujcet-b', form: 2 }, { template: 'gujcet-b' }, { after: pageId }, { testId: pageId }].map(
      parses,
    ),
    [true, true, true, true],
  )
  assert.deepEqual([{}, { after: pageId, testId: pageId }, { template: 'x', form: 0 }].map(parses), [
    false,
    false,
    false,
  ])
})
