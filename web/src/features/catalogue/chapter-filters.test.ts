import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import {
  type ChapterFilter,
  chapterFilters,
  filterChapters,
  filtersFor,
  filtersFromSearch,
  searchFor,
  toggled,
} from './chapter-filters.ts'

const physics = chaptersOf('NEET', 'Physics')
const nothing = new Set<string>()
const left = (filters: readonly ChapterFilter[], begun: ReadonlySet<string> = nothing) =>
  filterChapters(physics, filters, begun)

test('without a filter all chapters are shown, in their order', () => assert.deepEqual(left([]), physics))

test('a class shows its own chapters, both classes show all', () => {
  const eleven = left(['class-11'])
  const twelve = left(['class-12'])
  assert.ok(eleven.length > 0 && eleven.every((chapter) => chapter.class === 11))
  assert.ok(twelve.length > 0 && twelve.every((chapter) => chapter.class === 12))
  assert.equal(left(['class-11', 'class-12']).length, eleven.length + twelve.length)
})

test('not begun hides what was begun, and adds to a class', () => {
  const begun = new Set(['kinematics', 'optics'])
  assert.equal(left(['not-begun'], begun).length, physics.length - 2)
  assert.equal(left(['class-11', 'not-begun'], begun).length, left(['class-11']).length - 1)
  assert.deepEqual(left(['not-begun'], new Set(physics.map(({ key }) => key))), [])
})

test('the address keeps the filters, in one order, and ignores other words', () => {
  assert.equal(searchFor([]), '')
  assert.equal(searchFor(toggled(['not-begun'], 'class-12')), '?show=class-12,not-begun')
  assert.deepEqual(filtersFromSearch('?show=not-begun,class-12,all', chapterFilters), [
    'class-12',
    'not-begun',
  ])
  assert.deepEqual(filtersFromSearch('?other=class-11', chapterFilters), [])
  assert.deepEqual(filtersFromSearch('?show=class-11,not-begun', ['class-11']), ['class-11'])
  assert.deepEqual(toggled(['class-12', 'not-begun'], 'class-12'), ['not-begun'])
})

test('classes are offered where there are both, and not begun to those who practise', () => {
  assert.deepEqual(filtersFor(physics, true), chapterFilters)
  assert.deepEqual(filtersFor(physics, false), ['class-11', 'class-12'])
  assert.deepEqual(filtersFor(chaptersOf('GUJCET', 'Physics'), true), ['not-begun'])
})
