import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listLimits } from '@vikalp/domain/limits'
import { changeFilters, filtersInUse, noFilters, readFilters, writeFilters } from './student-filters.ts'

test('an address without filters shows everybody, from the first page', () =>
  assert.deepEqual(readFilters(''), {
    search: '',
    class: 'all',
    status: 'all',
    practice: 'all',
    page: 1,
  }))

test('filters are read back from the address they were written to', () => {
  const filters = { search: 'O’Brien & co', class: 'c-1', status: 'poor', practice: 'idle', page: 3 } as const
  assert.deepEqual(readFilters(writeFilters('', filters)), filters)
})

test('filters without effect are not in the address, and the period of the chart stays there', () => {
  assert.equal(writeFilters('period=monthly&status=poor&page=2', noFilters), 'period=monthly')
  assert.equal(writeFilters('period=monthly', { ...noFilters, status: 'good' }), 'period=monthly&status=good')
  assert.equal(writeFilters('page=2', { ...noFilters, page: 1 }), '')
})

test('an unknown filter in the address shows everybody', () => {
  assert.equal(readFilters('status=brilliant').status, 'all')
  assert.equal(readFilters('class=').class, 'all')
  assert.equal(readFilters('practice=never').practice, 'all')
  const { lastPage } = listLimits
  assert.equal(readFilters(`page=${lastPage}`).page, lastPage)
  for (const page of ['0', '-2', '1.5', 'x', '1e99', `${lastPage + 1}`])
    assert.equal(readFilters(`page=${page}`).page, 1, page)
})

test('another filter starts at its first page', () => {
  const onPageThree = { ...noFilters, search: 'asha', page: 3 }
  assert.deepEqual(changeFilters(onPageThree, { status: 'good' }), {
    search: 'asha',
    class: 'all',
    status: 'good',
    practice: 'all',
    page: 1,
  })
})

test('the active filters are listed, and blanks are not one', () => {
  assert.deepEqual(filtersInUse(noFilters), [])
  assert.deepEqual(filtersInUse({ ...noFilters, search: '  ', page: 4 }), [])
  assert.deepEqual(filtersInUse({ search: 'a', class: 'c', status: 'poor', practice: 'idle', page: 1 }), [
    'search',
    'class',
    'status',
    'practice',
  ])
})
