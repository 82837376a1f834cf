import assert from 'node:assert/strict'
import test from 'node:test'
import { filterFromSearch, isShown, reviewFilters, searchFor, statusOf } from './review-filter.ts'

test('the address keeps every filter, and all has none', () => {
  assert.deepEqual(reviewFilters.map(searchFor), ['', '?show=incorrect', '?show=skipped', '?show=correct'])
  for (const filter of reviewFilters) assert.equal(filterFromSearch(searchFor(filter)), filter)
})

test('anything else in the address shows all', () => {
  for (const search of ['?show=', '?show=Correct', '?show=none', '?filter=correct'])
    assert.equal(filterFromSearch(search), 'all')
})

test('a filter shows the questions of its status and no other', () => {
  const shown = (['Incorrect', 'Skipped', 'Correct'] as const).map((status) =>
    reviewFilters.filter((filter) => isShown(filter, status)),
  )
  assert.deepEqual(shown, [
    ['all', 'incorrect'],
    ['all', 'skipped'],
    ['all', 'correct'],
  ])
  assert.deepEqual(reviewFilters.map(statusOf), [undefined, 'Incorrect', 'Skipped', 'Correct'])
})
