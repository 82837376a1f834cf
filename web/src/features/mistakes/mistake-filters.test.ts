import assert from 'node:assert/strict'
import test from 'node:test'
import { mistakeFilters } from '@vikalp/domain/vocabulary'
import { addressOf, filtersFrom, type MistakeFilters } from './mistake-filters.ts'

const read = (address: string) => filtersFrom(new URL(address, 'http://localhost').search)

test('the address keeps what is filtered, and everything has none', () => {
  const all: MistakeFilters = { subject: undefined, chapter: undefined, code: undefined, show: 'all' }
  assert.equal(addressOf(all), '/mistakes')
  for (const show of mistakeFilters) {
    const filters: MistakeFilters = { subject: 'Physics', chapter: 'kinematics', code: 'KIN-SIGN', show }
    assert.deepEqual(read(addressOf(filters)), filters)
  }
  assert.deepEqual(read(addressOf({ ...all, chapter: 'optics' })), { ...all, chapter: 'optics' })
})

test('anything else in the address shows everything', () => {
  for (const search of ['', '?subject=physics', '?chapter=none', '?show=some', '?code='])
    assert.deepEqual(read(`/mistakes${search}`), read('/mistakes'))
})
