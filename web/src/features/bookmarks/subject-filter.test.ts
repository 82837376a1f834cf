import assert from 'node:assert/strict'
import test from 'node:test'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { addressOf, subjectFromSearch } from './subject-filter.ts'

test('the address keeps the subject, and all has none', () => {
  for (const subject of [undefined, ...subjectKeys]) {
    const search = new URL(addressOf(subject), 'http://localhost').search
    assert.equal(subjectFromSearch(search), subject)
  }
  assert.equal(addressOf(undefined), '/bookmarks')
})

test('anything else in the address shows all', () => {
  for (const search of ['?subject=', '?subject=physics', '?subject=Maths', '?of=Physics'])
    assert.equal(subjectFromSearch(search), undefined)
})
