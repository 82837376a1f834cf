import assert from 'node:assert/strict'
import test from 'node:test'
import { instituteProfile } from '#messages/en/institute-profile.ts'
import { findDetailErrors, readDetails } from './institute-details.ts'

const nothing = { accreditation: '', location: '', establishedYear: '' }
const read = (typed: Partial<typeof nothing>) => readDetails((field) => ({ ...nothing, ...typed })[field])

test('empty fields are null', () =>
  assert.deepEqual(read({ accreditation: '  ', location: ' Anand ' }), {
    accreditation: null,
    location: 'Anand',
    establishedYear: null,
  }))

test('a year has four digits and is between 1800 and this year', () => {
  const error = { establishedYear: instituteProfile.details.badYear(1800, 2026) }
  const found = (establishedYear: string) =>
    findDetailErrors(read({ establishedYear }), 2026, instituteProfile.details)
  for (const year of ['', '1800', '2026']) assert.deepEqual(found(year), {}, year)
  for (const year of ['1799', '2027', '26', '19x9', '-1990']) assert.deepEqual(found(year), error, year)
})
